-- Members who say that a company is theirs: shown by a code that was sent to the address on file, or decided by staff.
create table company_claim (
  id bigint generated always as identity primary key,
  company_id bigint not null references company on delete cascade,
  member_id bigint not null references member on delete cascade,
  state text not null check (state in ('waiting', 'granted', 'refused', 'ended')),
  shown_by text not null check (shown_by in ('code', 'staff')), -- how it is shown, or is to be
  note text not null, -- what they told staff; empty once that is decided
  asked_at timestamptz not null,
  decided_at timestamptz,
  decided_by integer references staff on delete set null, -- null: a code, or whoever works here no longer
  reason text not null default '', -- of a refusal, as it was sent
  check ((state = 'waiting') = (decided_at is null)),
  check (state <> 'waiting' or shown_by = 'staff')
);
-- Of one company a member has one claim that stands.
create unique index company_claim_standing on company_claim (member_id, company_id) where state in ('waiting', 'granted');
create index company_claim_waiting on company_claim (asked_at, id) where state = 'waiting';
create index company_claim_of on company_claim (company_id);
create index company_claim_decided on company_claim (decided_at) where state in ('refused', 'ended');
