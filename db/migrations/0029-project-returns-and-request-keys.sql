-- A file put to an open project waits for approval by itself, until staff gives it back.
alter table project_attachment add column returned boolean not null default false; -- its owner hands it in again, or removes it
create index project_attachment_waiting on project_attachment (project_id) where not approved and not returned;

-- A new project whose answer was lost, or whose form was pressed twice, is begun once.
alter table project
  add column request_hash bytea unique, -- keyed hash of its owner and the Idempotency-Key; null where there was none
  add column body_hash bytea;
