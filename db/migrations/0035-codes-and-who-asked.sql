-- A code belongs to whoever asked for it: several for one account stand side by side, each with its own tries.
-- Codes live five minutes: those on their way are asked for anew.
delete from one_time_code;
alter table one_time_code
  drop constraint one_time_code_pkey,
  add column id text primary key,
  -- Whence it was asked (keyed hash), where it may be answered without its id: by calls, never by pages.
  add column asked_from_hash bytea,
  -- Of the tries, those without the id and from elsewhere.
  add column strange_tries integer not null default 0;
create index one_time_code_account on one_time_code (purpose, account_hash);

-- Phones and mails whose owners have shown that they have them (keyed hashes): codes leave for them also while so many are
-- asked for that none does for others.
create table known_account (
  account_hash bytea primary key,
  seen_at timestamptz not null
);
create index known_account_seen on known_account (seen_at);

-- Graphic codes say by themselves what their answer is, sealed; those that were answered are remembered with the puzzles.
drop table captcha;
