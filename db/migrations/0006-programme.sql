-- The programme of an edition: its events by time and place. Texts are one row a language; facts are kept once.
create table event_venue (
  id integer primary key,
  position integer not null
);

create table event_venue_text (
  venue_id integer not null references event_venue on delete cascade,
  locale text not null check (locale in ('zh-CN', 'en-US', 'fr-FR')),
  name text not null,
  short_name text not null, -- for rows: "Conference Center"
  primary key (venue_id, locale)
);

create table event_room (
  id integer primary key,
  venue_id integer not null references event_venue,
  position integer not null
);

create table event_room_text (
  room_id integer not null references event_room on delete cascade,
  locale text not null check (locale in ('zh-CN', 'en-US', 'fr-FR')),
  name text not null,
  primary key (room_id, locale)
);

create table event (
  id bigint generated always as identity primary key,
  edition_id integer not null references edition,
  kind text not null check (kind in ('major', 'forum', 'matchmaking', 'seminar', 'supporting')),
  day date not null, -- the venue's calendar day of its beginning
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  room_id integer not null references event_room,
  languages text[] not null, -- spoken in the room: ISO 639-1
  interpretation text[] not null, -- interpreted into
  admission text not null check (admission in ('open', 'registration', 'invitation')),
  agenda_times text[] not null, -- HH:mm, venue time; one for each agenda item of its texts
  speaker_parts text[] not null, -- one for each speaker of its texts
  revision integer not null, -- grows with every change: SEQUENCE of its calendar entry
  updated_at timestamptz not null,
  check (ends_at > starts_at),
  check (day = (starts_at at time zone 'Asia/Shanghai')::date)
);
create index event_of_edition on event (edition_id, starts_at, id);
create index event_of_day on event (edition_id, day, starts_at, id);
create index event_of_kind on event (edition_id, kind, starts_at, id);
create index event_of_room on event (room_id, starts_at, id);

create table event_text (
  event_id bigint not null references event on delete cascade,
  locale text not null check (locale in ('zh-CN', 'en-US', 'fr-FR')),
  title text not null,
  summary text not null, -- plain text, paragraphs separated by empty lines
  organiser text not null,
  audience text not null,
  agenda text[] not null,
  speakers text[] not null,
  primary key (event_id, locale)
);

create table event_topic (
  event_id bigint not null references event on delete cascade,
  topic text not null,
  position integer not null,
  primary key (event_id, topic)
);
create index event_topic_events on event_topic (topic, event_id);

create table event_country (
  event_id bigint not null references event on delete cascade,
  country_code char(2) not null,
  -- of the event: a country's events are found in order without reading all of them
  edition_id integer not null,
  starts_at timestamptz not null,
  primary key (event_id, country_code)
);
create index event_country_newest on event_country (country_code, edition_id desc, starts_at, event_id);

-- How many events a day has: kept, for every page of the programme shows it.
create table event_day (
  edition_id integer not null references edition,
  day date not null,
  events integer not null check (events >= 0),
  primary key (edition_id, day)
);
