-- Somebody may come before the doors open or after they close: then the steward decides, and that is written down.
alter table admission add column outside_hours boolean not null default false;

alter table admission_scan drop constraint admission_scan_outcome_check;
alter table admission_scan add constraint admission_scan_outcome_check check (
  outcome in ('admitted', 'already-used', 'wrong-day', 'outside-hours', 'cancelled', 'not-genuine', 'unknown')
);

-- Whose name and end of the document number a member of staff was shown, and when: of each time.
create table visitor_reveal (
  id integer primary key generated always as identity,
  ticket_id text not null references reservation_visitor (ticket_id),
  staff_id integer references staff on delete set null,
  reason text not null check (reason in ('admission')),
  revealed_at timestamptz not null
);
create index visitor_reveal_of on visitor_reveal (ticket_id);
