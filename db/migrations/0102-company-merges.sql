-- A company that has become another one: its pages lead there.
alter table company add column merged_into bigint references company;
create index company_merged_into on company (merged_into) where merged_into is not null;

-- Two companies that were one, and have been made one: what the first had is the second's now.
create table company_merge (
  id bigint generated always as identity primary key,
  kind text not null,
  loser_id bigint not null references content_thing on delete cascade,
  winner_id bigint not null references content_thing on delete cascade,
  merged_at timestamptz not null,
  staff_id integer references staff on delete set null,
  who text not null, -- as they were called
  moved jsonb not null, -- rows that have another company now, as they were before
  undone_at timestamptz,
  undone_by text, -- as they were called
  check (loser_id <> winner_id),
  check ((undone_at is null) = (undone_by is null))
);
-- A company becomes another one once.
create unique index company_merge_once on company_merge (loser_id) where undone_at is null;
create index company_merge_winner on company_merge (winner_id);
create index company_merge_newest on company_merge (merged_at desc, id desc);

-- The parts of things that a merge has changed, as they stood before it and after: it is taken back where they still stand so.
create table company_merge_part (
  merge_id bigint not null references company_merge on delete cascade,
  thing_id bigint not null references content_thing on delete cascade,
  thread text not null,
  was jsonb, -- the row of the thread; null: there was none
  became jsonb not null,
  primary key (merge_id, thing_id, thread)
);
create index company_merge_part_of on company_merge_part (thing_id);
