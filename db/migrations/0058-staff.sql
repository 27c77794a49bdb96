-- Staff have accounts: a password and a second factor open a session; roles say what they may.
alter table staff
  add column name text not null default '',
  add column locale text not null default 'zh-CN' references language, -- of the console's interface
  add column languages text[] not null default '{}', -- a translator's: those they may write in
  add column password_hash text,
  add column disabled_at timestamptz; -- their sessions and tokens are gone, what they did stays under their name

create table staff_role (
  staff_id integer not null references staff on delete cascade,
  role text not null check (role in
    ('editor', 'translator', 'publisher', 'moderator', 'registrar', 'finance', 'steward', 'admin', 'auditor')),
  primary key (staff_id, role)
);
insert into staff_role (staff_id, role) select id, role from staff;
alter table staff drop column role;

-- Tokens for programs: several, each with a name.
alter table staff_token add column name text not null default '';

create table staff_invitation (
  token_hash bytea primary key, -- sha-256 of 256 random bits
  staff_id integer not null references staff on delete cascade,
  expires_at timestamptz not null
);
create index staff_invitation_of on staff_invitation (staff_id);

-- Second factors: a secret for one-time passwords (RFC 6238), or a passkey (WebAuthn).
create table staff_factor (
  id text primary key, -- of a passkey its credential id
  staff_id integer not null references staff on delete cascade,
  kind text not null check (kind in ('totp', 'passkey')),
  name text not null,
  sealed bytea, -- the secret of one-time passwords, with PII_KEY
  public_key bytea, -- of a passkey
  counter bigint not null default 0, -- signatures of a passkey; the last time step of a one-time password
  transports text[] not null default '{}',
  created_at timestamptz not null,
  used_at timestamptz,
  check ((kind = 'totp') = (sealed is not null)),
  check ((kind = 'passkey') = (public_key is not null))
);
create index staff_factor_of on staff_factor (staff_id);

create table staff_recovery_code (
  staff_id integer not null references staff on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (staff_id, code_hash)
);

-- Somebody has typed the right password and still owes the second factor: no session yet. Also what a passkey is to sign.
create table staff_challenge (
  token_hash bytea primary key,
  staff_id integer not null references staff on delete cascade,
  purpose text not null check (purpose in ('login', 'prove', 'enrol')),
  nonce text, -- of a passkey's ceremony
  tries integer not null default 0,
  expires_at timestamptz not null
);
create index staff_challenge_expires on staff_challenge (expires_at);

create table staff_session (
  token_hash bytea primary key,
  id text not null unique,
  staff_id integer not null references staff on delete cascade,
  device text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  ends_at timestamptz not null,
  proven_at timestamptz -- when the second factor was last shown; null where a demonstration asked for none
);
create index staff_session_of on staff_session (staff_id);
create index staff_session_seen on staff_session (seen_at);
create index staff_session_ends on staff_session (ends_at);

-- Every write and every reveal of staff. Each row's hash goes over the one before it: none can be changed or left out unseen.
create table staff_act (
  id bigint primary key, -- without gaps
  at timestamptz not null,
  staff_id integer, -- no reference: what was done stays, whoever goes
  who text not null, -- as they were called then; the site itself for what a schedule did
  act text not null, -- 'content.publish', 'staff.invite', 'board.reveal'
  about text not null, -- 'article 12 fr-FR'
  before jsonb,
  after jsonb,
  reason text not null default '',
  hash bytea not null
);
create index staff_act_at on staff_act (at desc, id desc);
create index staff_act_of on staff_act (staff_id, id desc);
create index staff_act_about on staff_act (about, id desc);

-- Nobody changes what the log says, by the site or by hand; what an operator purges, they purge with the trigger off.
create function keep_staff_act() returns trigger language plpgsql as $$
begin
  raise exception 'The log is only ever added to';
end $$;
create trigger staff_act_stays before update or delete on staff_act
  for each row execute function keep_staff_act();
