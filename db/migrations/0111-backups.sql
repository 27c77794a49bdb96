-- expand, release 1
-- Members who had their account deleted: an older backup that is restored has them again, and then they are erased anew. Nobody can be
-- read from it: a member's name for other members is 128 random bits, and this is its hash.
create table erasure (
  subject text primary key, -- sha-256, in hexadecimal digits
  erased_at timestamptz not null
);

-- What came of backups and of their restores into an empty place.
create table backup_evidence (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('backup', 'drill')),
  name text not null, -- of the backup; empty where it has none yet
  at timestamptz not null,
  ok boolean not null,
  counts jsonb not null, -- tables, rows, files, bytes
  problem text -- why it failed
);
create index backup_evidence_latest on backup_evidence (kind, at desc) where ok;
