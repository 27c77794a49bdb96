-- Two roles for the site's database: expo_owner has the schema and runs migrations, expo_site is the process's. It reads and writes
-- rows; it can neither change the schema nor what the log of staff says, nor which migrations have been run.
-- Run it as a superuser in the site's database, before the first `npm run db:migrate` and once more after it; as often as you like.
-- Passwords are set apart: alter role expo_site password '…'.
do $$
begin
  if not exists (select from pg_roles where rolname = 'expo_owner') then
    create role expo_owner login;
  end if;
  if not exists (select from pg_roles where rolname = 'expo_site') then
    create role expo_site login;
  end if;
end $$;

-- What each session of the site would say for itself; behind a pooler it cannot (deploy/processes.md).
alter role expo_owner set random_page_cost = 1.1;
alter role expo_site set random_page_cost = 1.1;

alter schema public owner to expo_owner;
revoke create on schema public from public;
grant usage on schema public to expo_site;

-- Migrations make extensions: those that they need may be made by whoever may create in the database.
do $$
begin
  execute format('grant create on database %I to expo_owner', current_database());
end $$;

-- What another role has made until now; what belongs to an extension stays its own.
do $$
declare
  each record;
begin
  for each in
    select format('alter %s %s owner to expo_owner', kind, named) as statement from (
      select 'table' as kind, oid::regclass::text as named, oid, 'pg_class'::regclass as class from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      union all select 'view', oid::regclass::text, oid, 'pg_class'::regclass from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'v'
      union all select 'routine', oid::regprocedure::text, oid, 'pg_proc'::regclass from pg_proc
        where pronamespace = 'public'::regnamespace
      union all select 'type', oid::regtype::text, oid, 'pg_type'::regclass from pg_type
        where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')
    ) as owned
    where not exists (select from pg_depend where classid = class and objid = owned.oid and deptype = 'e')
  loop
    execute each.statement;
  end loop;
end $$;

grant select, insert, update, delete on all tables in schema public to expo_site;
grant usage, select, update on all sequences in schema public to expo_site;
alter default privileges for role expo_owner in schema public grant select, insert, update, delete on tables to expo_site;
alter default privileges for role expo_owner in schema public grant usage, select, update on sequences to expo_site;

-- The log of staff is only ever added to, and what has been migrated is the owner's to say.
do $$
begin
  if to_regclass('staff_act') is not null then
    revoke update, delete, truncate on staff_act from expo_site;
  end if;
  if to_regclass('migration') is not null then
    revoke insert, update, delete, truncate on migration from expo_site;
  end if;
end $$;
