create table hall (
  code text primary key check (code ~ '^([A-Z]|[A-Z][1-9])$'),
  position integer not null,
  open_air boolean not null,
  -- Where it lies on the ground plan, in metres from the north-west corner.
  x integer not null,
  y integer not null,
  width integer not null check (width > 0),
  depth integer not null check (depth > 0)
);

create table hall_text (
  hall_code text not null references hall on delete cascade,
  locale text not null check (locale in ('zh-CN', 'en-US', 'fr-FR')),
  name text not null,
  theme text not null,
  primary key (hall_code, locale)
);

create table stand (
  id bigint generated always as identity primary key,
  hall_code text not null references hall,
  number text not null check (number ~ '^[A-Z][0-9]{2}$'), -- the aisle's letter, the number along it
  -- In metres from the hall's north-west corner.
  x integer not null,
  y integer not null,
  width integer not null check (width > 0),
  depth integer not null check (depth > 0),
  unique (hall_code, number)
);

create table hall_place (
  hall_code text not null references hall on delete cascade,
  position integer not null,
  kind text not null,
  x integer not null,
  y integer not null,
  primary key (hall_code, position)
);
