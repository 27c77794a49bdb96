-- Who works for the expo: editors, admins, stewards at the gates. Until there is a login, a token each; its hash is kept.
create table staff (
  id integer primary key generated always as identity,
  email text not null unique check (email = lower(email)),
  role text not null check (role in ('editor', 'admin', 'steward')),
  created_at timestamptz not null default now()
);

create table staff_token (
  token_hash bytea primary key, -- sha-256 of 256 random bits
  staff_id integer not null references staff on delete cascade,
  created_at timestamptz not null default now()
);
create index staff_token_of on staff_token (staff_id);

-- Keys that tickets are signed with (Ed25519). One is in use; of the others the public half stays, to check tickets that are out.
create table ticket_key (
  id integer primary key check (id between 1 and 255),
  public_key text not null,
  private_sealed bytea,
  created_at timestamptz not null default now(),
  retired_at timestamptz,
  check ((private_sealed is null) = (retired_at is not null))
);
create unique index ticket_key_in_use on ticket_key ((true)) where retired_at is null;

-- Who came in: once a ticket.
create table admission (
  ticket_id text primary key references reservation_visitor (ticket_id),
  gate text not null,
  staff_id integer references staff on delete set null,
  admitted_at timestamptz not null
);

-- What a scan was answered, so that the same scan sent again is answered the same.
create table admission_scan (
  staff_id integer not null references staff on delete cascade,
  nonce text not null,
  ticket_hash bytea not null,
  outcome text check (outcome in ('admitted', 'already-used', 'wrong-day', 'cancelled', 'not-genuine', 'unknown')),
  ticket_id text, -- as the ticket says, where it is genuine
  date date,
  party integer, -- booked visitors of the reservation, where one was admitted
  scanned_at timestamptz not null,
  primary key (staff_id, nonce)
);
create index admission_scan_scanned on admission_scan (scanned_at);

-- That the personal data of a day's reservations was erased, and of how many.
create table purge_record (
  id integer primary key generated always as identity,
  day date not null,
  reservations integer not null,
  visitors integer not null,
  waiting_parties integer not null,
  purged_at timestamptz not null
);
create index purge_record_day on purge_record (day);
