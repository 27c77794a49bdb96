-- Members: people with an account of the site.
create table member (
  id bigint generated always as identity primary key,
  user_id text not null unique, -- 128 random bits: by this others know them
  name text not null,
  company text not null,
  country_code char(2),
  languages text[] not null, -- those they can be written to in: locales
  locale text not null check (locale in ('zh-CN', 'en-US', 'fr-FR')), -- in which the site writes to them
  avatar_id bigint references media,
  password_hash text,
  created_at timestamptz not null
);

-- Phones and mail addresses by which a member logs in. Whose they are can be looked up, but not read here.
create table member_account (
  account_hash bytea primary key,
  member_id bigint not null references member on delete cascade,
  sealed bytea not null,
  created_at timestamptz not null
);
create index member_account_of on member_account (member_id);

create table member_session (
  token_hash bytea primary key,
  id text not null unique, -- by this its owner ends it
  member_id bigint not null references member on delete cascade,
  device text not null, -- browser and system, as its owner would call them
  created_at timestamptz not null,
  seen_at timestamptz not null
);
create index member_session_of on member_session (member_id);
create index member_session_seen on member_session (seen_at);
