-- One-time codes: one for a purpose and an account. Neither the code nor whom it is for can be read here (keyed hashes).
create table one_time_code (
  purpose text not null,
  account_hash bytea not null,
  code_hash bytea not null,
  expires_at timestamptz not null,
  tries integer not null,
  used_at timestamptz,
  created_at timestamptz not null,
  primary key (purpose, account_hash)
);
create index one_time_code_expires on one_time_code (expires_at);

-- Messages that are to leave. What is delivered is deleted; what was given up keeps why, without its content.
create table outbox_message (
  id text primary key,
  channel text not null check (channel in ('sms', 'email')),
  sealed bytea,
  created_at timestamptz not null,
  expires_at timestamptz,
  next_try_at timestamptz not null,
  tries integer not null,
  failed_at timestamptz,
  last_error text,
  check ((sealed is null) = (failed_at is not null))
);
create index outbox_message_due on outbox_message (next_try_at) where failed_at is null;
create index outbox_message_failed on outbox_message (failed_at) where failed_at is not null;

-- When a job is to run next, and until when which run has it for itself.
create table job_run (
  name text primary key,
  next_at timestamptz not null,
  lease_until timestamptz,
  owner text -- another one each run
);
