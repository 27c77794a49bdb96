-- What a thing is called in the lists of those who hand it in: of a kind one thing has it.
alter table content_thing add column external_id text check (external_id <> '');
create unique index content_thing_external on content_thing (kind, external_id) where external_id is not null;

-- A sheet that somebody has handed in: looked through, and taken or not.
create table sheet_import (
  id bigint generated always as identity primary key,
  kind text not null,
  staff_id integer references staff on delete set null,
  who text not null, -- as they were called
  name text not null, -- of the file, as it was called where it came from
  print text not null, -- of its bytes
  state text not null check (state in ('reading', 'checked', 'taken', 'undone')),
  report jsonb not null, -- what was found, for its page
  faults bytea not null, -- all of them, compressed
  checked_at timestamptz not null,
  taken_at timestamptz,
  is_published boolean not null default false, -- it went out as it was taken
  undone_at timestamptz,
  undone_by text, -- as they were called
  once text, -- its print, where rows make things that nothing tells apart: the same file is not taken twice
  check ((state in ('reading', 'checked')) = (taken_at is null)),
  check ((state = 'undone') = (undone_at is not null))
);
create unique index sheet_import_once on sheet_import (kind, once) where state = 'taken';
create index sheet_import_newest on sheet_import (checked_at desc, id desc);
create index sheet_import_of on sheet_import (staff_id, state);

-- What a row of a sheet without faults would do, until it is taken: which thing it is, and as what it was found.
create table sheet_row (
  import_id bigint not null references sheet_import on delete cascade,
  row integer not null, -- as a spreadsheet numbers it
  thing_id bigint, -- null: it makes one, and is told its number as it is taken
  is_new boolean not null,
  external_id text, -- that the thing is to have; null: it keeps what it has
  source text not null references language,
  seen jsonb, -- of each part the newest revision and the published one
  primary key (import_id, row)
);

-- The parts of things that change by it.
create table sheet_text (
  import_id bigint not null,
  row integer not null,
  thread text not null,
  fields jsonb not null,
  title text not null,
  words text not null, -- of the title, as a tsvector is written
  confirmed text[] not null,
  behind integer not null,
  primary key (import_id, row, thread),
  foreign key (import_id, row) references sheet_row on delete cascade
);

-- What an import has changed, to be taken back.
create table sheet_change (
  import_id bigint not null references sheet_import on delete cascade,
  thing_id bigint not null references content_thing on delete cascade,
  thread text not null,
  number integer not null, -- of the revision that it made
  was jsonb, -- the part as it stood before; null: there was none
  primary key (import_id, thing_id, thread)
);
create index sheet_change_of on sheet_change (thing_id);

-- Things that an import made, or gave another name of somebody's lists.
create table sheet_thing (
  import_id bigint not null references sheet_import on delete cascade,
  thing_id bigint not null references content_thing on delete cascade,
  row integer not null,
  is_new boolean not null,
  was_external_id text,
  external_id text, -- that it has had from then on
  primary key (import_id, thing_id)
);
create index sheet_thing_of on sheet_thing (thing_id);
