-- What an event binds while it lasts: its room, and the speakers, interpreters and language booths that are booked for it. The
-- database refuses two events at once, also where two of the staff place them at the same moment.
alter table event_room add several boolean not null default false; -- several events at once: a talks area, an open ground

create table event_bookable (
  id integer primary key,
  sort text not null check (sort in ('speaker', 'interpreter', 'booth')),
  name text not null, -- for staff alone
  languages text[] not null, -- of an interpreter or a booth: ISO 639-1
  room_id integer references event_room, -- of a booth that cannot be moved
  withdrawn boolean not null default false
);

create table event_booking (
  event_id bigint not null references event on delete cascade,
  bookable_id integer not null references event_bookable,
  primary key (event_id, bookable_id)
);
create index event_booking_of on event_booking (bookable_id);

-- One row for each thing that an event which readers see binds; kept in the transaction that writes the event. A range of one number
-- stands for `=`, which GiST has for ranges without an extension.
create table event_occupies (
  event_id bigint not null references event on delete cascade,
  what text not null check (what in ('room', 'speaker', 'interpreter', 'booth')),
  who integer not null, -- of a room its number, else that of event_bookable
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (event_id, what, who),
  check (ends_at > starts_at),
  constraint event_room_once exclude using gist
    (int4range(who, who, '[]') with &&, tstzrange(starts_at, ends_at) with &&) where (what = 'room'),
  constraint event_speaker_once exclude using gist
    (int4range(who, who, '[]') with &&, tstzrange(starts_at, ends_at) with &&) where (what = 'speaker'),
  constraint event_interpreter_once exclude using gist
    (int4range(who, who, '[]') with &&, tstzrange(starts_at, ends_at) with &&) where (what = 'interpreter'),
  constraint event_booth_once exclude using gist
    (int4range(who, who, '[]') with &&, tstzrange(starts_at, ends_at) with &&) where (what = 'booth')
);

-- Of events that overlap already the first one has the room. The others stay where they are until they are next written, and the
-- grid marks them.
insert into event_occupies (event_id, what, who, starts_at, ends_at)
select id, 'room', room_id, starts_at, ends_at from event
where exists (select from event_text where event_text.event_id = event.id)
order by starts_at, id
on conflict do nothing;
