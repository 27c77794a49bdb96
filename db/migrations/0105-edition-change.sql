-- How an edition is prepared and when the site goes on to it. A row for each edition that was begun from another one, or that somebody has
-- given a time.
create table edition_change (
  edition_id integer primary key references edition on delete cascade,
  from_id integer references edition on delete set null, -- whose structure it began with
  halls integer not null default 0, -- how many plans of halls it began with
  begun_at timestamptz not null,
  begun_by text not null, -- as they were called
  takes_over_at timestamptz, -- null: nobody has said when
  planned_by integer references staff on delete set null, -- for whom it is done then
  -- When it was to take over and could not, and why: it waits for somebody, and not for another try.
  refused_at timestamptz,
  refused_because text check (refused_because in ('nobody', 'text', 'hall', 'day', 'passed', 'running')),
  refused_key text, -- of the hall or the day
  done_at timestamptz,
  check (done_at is null or takes_over_at is not null),
  check ((refused_at is null) = (refused_because is null))
);
-- One edition at a time is on its way.
create unique index edition_change_on_its_way on edition_change ((true)) where takes_over_at is not null and done_at is null;

-- Drafts that an edition began with: its reservation days go out as it takes over.
create table edition_draft (
  edition_id integer not null references edition_change on delete cascade,
  thing_id bigint not null references content_thing on delete cascade,
  part text not null check (part in ('day', 'event')),
  primary key (edition_id, thing_id)
);
create index edition_draft_thing on edition_draft (thing_id);
