-- Days that can be visited. Places sold, held for somebody and free always make up the capacity.
create table reservation_day (
  date date primary key,
  capacity integer not null check (capacity >= 0),
  sold integer not null default 0 check (sold >= 0),
  held integer not null default 0 check (held >= 0), -- offered to parties of the waiting list
  bookings integer not null default 0 check (bookings >= 0),
  -- part of the above that was not reserved here: groups, written down by the staff
  sold_elsewhere integer not null default 0 check (sold_elsewhere between 0 and sold),
  bookings_elsewhere integer not null default 0 check (bookings_elsewhere between 0 and bookings),
  opens text not null check (opens ~ '^\d\d:\d\d$'), -- venue time
  closes text not null check (closes ~ '^\d\d:\d\d$' and closes > opens),
  gate text not null,
  books_from date not null, -- the first day on which this one can be reserved
  check (sold + held <= capacity)
) with (fillfactor = 20); -- one row takes every reservation of its day: room to update it in place

-- A reservation: one party on one day. Personal fields are sealed (the key id stands in them) and emptied 30 days after the visit.
create table reservation (
  id text primary key,
  date date not null references reservation_day,
  to_sealed bytea, -- phone or mail that received the code
  to_hash bytea,
  contact_name_sealed bytea,
  contact_phone_sealed bytea,
  locale text not null check (locale in ('zh-CN', 'en-US', 'fr-FR')),
  party integer not null check (party between 1 and 5),
  consent_version text not null,
  consent_at timestamptz not null,
  documents_consent_at timestamptz not null, -- to what becomes of the documents, asked for separately
  status text not null default 'booked' check (status in ('booked', 'cancelled')),
  created_at timestamptz not null,
  cancelled_at timestamptz,
  moved_to text -- the reservation of the same party on another day
);
create index reservation_to on reservation (to_hash) where to_hash is not null;
create index reservation_date on reservation (date);

create table reservation_visitor (
  id bigint generated always as identity primary key,
  reservation_id text not null references reservation on delete cascade,
  ticket_id text not null unique,
  date date not null,
  position integer not null,
  name_sealed bytea,
  masked_name text not null,
  id_type text not null check (id_type in ('resident', 'passport', 'hkMacao', 'taiwan')),
  number_sealed bytea,
  masked_number text not null,
  document_hash bytea,
  status text not null default 'booked' check (status in ('booked', 'cancelled')),
  cancelled_at timestamptz
);
create index reservation_visitor_of on reservation_visitor (reservation_id);
-- One document, one day; free again after a cancellation.
create unique index reservation_visitor_document on reservation_visitor (date, document_hash) where status = 'booked';

-- How many visitors somebody's phone or mail has booked for a day: five at most.
create table reservation_account_day (
  to_hash bytea not null,
  date date not null,
  visitors integer not null check (visitors between 0 and 5),
  primary key (to_hash, date)
);
create index reservation_account_day_date on reservation_account_day (date);

-- Parties that wait for places of a full day, in their order. `key` names the offer in its link.
create table waiting_party (
  key text primary key,
  turn bigint generated always as identity unique,
  date date not null references reservation_day,
  visitors integer not null check (visitors between 1 and 5),
  to_sealed bytea,
  to_hash bytea,
  locale text not null check (locale in ('zh-CN', 'en-US', 'fr-FR')),
  status text not null default 'waiting' check (status in ('waiting', 'offered', 'taken', 'left', 'expired')),
  created_at timestamptz not null,
  held_until timestamptz check ((status = 'offered') <= (held_until is not null))
);
create unique index waiting_party_once on waiting_party (date, to_hash) where status in ('waiting', 'offered');
create index waiting_party_turn on waiting_party (date, turn) where status = 'waiting';
create index waiting_party_held on waiting_party (held_until) where status = 'offered';

-- Answers to requests that may come twice, for 24 hours.
create table idempotency_key (
  key_hash bytea primary key,
  body_hash bytea not null,
  answer_sealed bytea not null,
  expires_at timestamptz not null
);
create index idempotency_key_expires on idempotency_key (expires_at);

-- What somebody has typed on the pages of the reservation so far.
create table reservation_draft (
  id text primary key,
  sealed bytea not null,
  expires_at timestamptz not null
);
create index reservation_draft_expires on reservation_draft (expires_at);

-- Graphic codes that were answered and have not sent anything yet: each stands for one sending, then its row is gone.
create table captcha_pass (
  id text primary key,
  expires_at timestamptz not null
);
create index captcha_pass_expires on captcha_pass (expires_at);
