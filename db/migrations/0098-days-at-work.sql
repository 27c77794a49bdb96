-- Days of the reservation as staff look after them while visitors reserve: opened, paused, given more or fewer places, closed.
alter table reservation_day
  -- What the day says of its places where staff write it (kind of content `reservation-day`), where these were changed at work since.
  add column drafted_capacity integer check (drafted_capacity >= 0),
  -- From when it can be booked, where that was said at work; else from the beginning of `books_from`.
  add column opens_at timestamptz,
  add column is_paused boolean not null default false,
  -- From then on nobody reserves it, and its tickets let nobody in. In the day's row, for a reservation that waits for the row reads
  -- no other table anew.
  add column closed_at timestamptz,
  add column closed_for text check (closed_for in ('weather', 'safety', 'authorities', 'technical', 'programme', 'other')),
  add check ((closed_at is null) = (closed_for is null));

-- What is said of a closed day beside its reason, in every language or in none.
create table reservation_closing_text (
  date date not null references reservation_day,
  locale text not null references language,
  note text not null,
  primary key (date, locale)
);

-- Days that are offered in place of one that was closed; none: all that can be reserved.
create table reservation_closing_offer (
  date date not null references reservation_day,
  offered date not null references reservation_day,
  primary key (date, offered),
  check (offered <> date)
);

-- Who held places as a day was closed, and has been told or is going to be: once. No foreign key to the reservation: to check one, whoever
-- closes the day would wait for those who cancel, who wait for the day.
create table reservation_closing_notice (
  reservation_id text primary key,
  date date not null references reservation_day,
  key text unique, -- names the reservation in the link of the message
  told_at timestamptz,
  check ((key is null) = (told_at is null))
);
create index reservation_closing_notice_date on reservation_closing_notice (date);
create index reservation_closing_notice_untold on reservation_closing_notice (reservation_id) where told_at is null;

-- Who waited for a day that was closed and has been told so.
alter table waiting_party drop constraint waiting_party_status_check;
alter table waiting_party add constraint waiting_party_status_check
  check (status in ('waiting', 'offered', 'taken', 'left', 'expired', 'closed'));

alter table admission_scan drop constraint admission_scan_outcome_check;
alter table admission_scan add constraint admission_scan_outcome_check check (
  outcome in ('admitted', 'already-used', 'wrong-day', 'outside-hours', 'cancelled', 'day-closed', 'not-genuine', 'unknown')
);
