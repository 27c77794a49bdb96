-- Graphic codes: asked once, gone after five minutes. The answer is encrypted, since it is also spoken.
create table captcha (
  id text primary key,
  answer bytea not null,
  expires_at timestamptz not null
);
create index captcha_expires on captcha (expires_at);

-- Solved puzzles, so that none serves twice.
create table solved_puzzle (
  signature bytea primary key,
  expires_at timestamptz not null
);
create index solved_puzzle_expires on solved_puzzle (expires_at);

-- How often somebody has done something within a span of time. Whom a row means is hashed with a key.
create table usage_count (
  limit_name text not null,
  who bytea not null,
  until timestamptz not null,
  count integer not null,
  primary key (limit_name, who)
);
create index usage_count_until on usage_count (until);
