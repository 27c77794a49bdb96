-- A session ends by itself at a moment that is set as it begins, however much it is used.
alter table member_session add column ends_at timestamptz;
update member_session set ends_at = created_at + interval '90 days';
alter table member_session alter column ends_at set not null;
create index member_session_ends on member_session (ends_at);

-- Whoever ends a session, and however: all processes hear of it as that is committed.
create function tell_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('sessions', old.id);
  return null;
end $$;
create trigger session_ended after delete on member_session for each row execute function tell_session_ended();

-- Tokens of staff are good for a time; those that were given before, for 90 days from now.
alter table staff_token add column expires_at timestamptz not null default now() + interval '90 days';
alter table staff_token alter column expires_at drop default;

-- Forms that members sent when their session had ended: kept for an hour, until they have logged in again.
create table kept_form (
  id_hash bytea primary key, -- keyed hash of the browser's cookie and the page's address
  sealed bytea not null,
  expires_at timestamptz not null
);
create index kept_form_expires on kept_form (expires_at);
