-- Requests that may come twice are known in one table, whatever they bring about. Answers are kept as JSON; what is personal in
-- one is sealed within it. Everything that is known already stays known, for 24 hours more.
alter table idempotency_key add column answer jsonb;
update idempotency_key
  set answer = jsonb_build_object('sealed', translate(encode(answer_sealed, 'base64'), E'\n', ''));
alter table idempotency_key alter column answer set not null, drop column answer_sealed;

insert into idempotency_key (key_hash, body_hash, answer, expires_at)
  select request_hash, body_hash, jsonb_build_object('outcome', 'written', 'id', id), now() + interval '24 hours'
  from board_message where request_hash is not null
  union all
  select request_hash, body_hash, jsonb_build_object('outcome', 'sent', 'id', id), now() + interval '24 hours'
  from finance_message where request_hash is not null
  union all
  select request_hash, body_hash, jsonb_build_object('outcome', 'saved', 'id', id), now() + interval '24 hours'
  from project where request_hash is not null
  union all
  select request_hash, body_hash,
    case
      when meeting_id is null then jsonb_build_object('outcome', 'written', 'key', talk.key, 'number', number)
      else jsonb_build_object('outcome', 'proposed', 'meetingId', meeting_id, 'number', number)
    end,
    now() + interval '24 hours'
  from talk_entry join talk on talk.id = talk_id where request_hash is not null;

alter table board_message drop column request_hash, drop column body_hash;
alter table finance_message drop column request_hash, drop column body_hash;
alter table project drop column request_hash, drop column body_hash;
alter table talk_entry drop column request_hash, drop column body_hash;
