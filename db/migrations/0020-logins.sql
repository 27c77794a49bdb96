-- When a member last showed who they are, and whether by a code: what a password or another phone takes.
alter table member_session
  add column proven_at timestamptz,
  add column by_code boolean not null default false;
