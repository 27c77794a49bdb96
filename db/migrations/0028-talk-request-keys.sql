-- A message or a meeting that is sent twice, after an answer that was lost, stands once.
alter table talk_entry
  add column request_hash bytea, -- keyed hash of whose request it was and its key; null where there was none
  add column body_hash bytea;
create unique index talk_entry_request on talk_entry (request_hash) where request_hash is not null;
