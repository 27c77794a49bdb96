-- What companies ask to have changed of themselves. What readers see stays until staff have approved it.
create table company_change (
  id bigint generated always as identity primary key,
  company_id bigint not null references company on delete cascade,
  member_id bigint references member on delete set null, -- who sent it last
  locale text not null references language, -- of the page on which it was written
  state text not null check (state in ('waiting', 'approved', 'partly', 'refused', 'withdrawn')),
  version integer not null, -- one more each time that it is sent anew while it waits
  began jsonb not null, -- what readers saw of the fields as they were changed
  wanted jsonb not null, -- what they are to see
  sent_at timestamptz not null,
  decided_at timestamptz,
  decided_by integer references staff on delete set null,
  taken text[] not null default '{}', -- names of the fields that were approved
  reason text not null default '', -- why not all of it, as it was sent
  check ((state = 'waiting') = (decided_at is null)),
  check (version >= 1)
);
-- One at a time: whoever sends another for the same company changes the one that waits.
create unique index company_change_waiting on company_change (company_id) where state = 'waiting';
create index company_change_queue on company_change (sent_at, id) where state = 'waiting';
create index company_change_of on company_change (company_id, id desc);
create index company_change_by on company_change (member_id) where member_id is not null;
create index company_change_decided on company_change (decided_at) where state <> 'waiting';
