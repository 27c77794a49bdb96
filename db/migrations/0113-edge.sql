-- expand, release 1
-- The cache in front of the site (CDN), as the processes were last started; no row where there is none. What writes knows by it whether to
-- have pages purged there, whatever its own settings are.
create table edge (
  is_there boolean primary key default true check (is_there), -- one row at the most
  kind text not null check (kind in ('varnish', 'fastly', 'cloudflare')),
  release text not null -- the mark of the build whose pages it holds
);

-- Tags whose pages are to leave that cache. Their times are the database's own.
create table edge_purge (
  id bigint generated always as identity primary key,
  tags text[] not null, -- as loaders name them
  is_soft boolean not null default false, -- the pages may be shown until they are there anew
  round integer not null default 1 check (round between 1 and 3), -- sent again after the longest render, and after what may stand in
  wanted_at timestamptz not null default clock_timestamp(), -- when it was to be sent
  due_at timestamptz not null default clock_timestamp(), -- when it is tried (again)
  attempts integer not null default 0 -- of this round
);
create index edge_purge_due on edge_purge (due_at);
