import type pg from 'pg';
import { migrate } from '#platform/db/migrate.ts';

/** All that a schema is made of, as one text: two databases of the same form say the same. */
const formQuery = `
  select md5(string_agg(line, E'\\n' order by line)) as form from (
    select concat_ws(' ', attrelid::regclass, attname, atttypid::regtype, attnotnull, atthasdef) as line
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and attnum > 0
    union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select pg_get_indexdef(indexrelid)
      from pg_index join pg_class on pg_class.oid = indexrelid where relnamespace = 'public'::regnamespace
    union all select concat_ws(' ', tgrelid::regclass, tgname, tgenabled) from pg_trigger
    union all select concat_ws(' ', proname, prosrc) from pg_proc where pronamespace = 'public'::regnamespace
    union all select name from migration
    union all select concat_ws(' ', tag, is_listed) from language
  ) as lines`;

/** What a migrated database of this run looks like (`freshen`). @throws where migrations write rows: those would be lost */
export async function formOf(client: pg.ClientBase): Promise<string> {
  const written = await usedTables(client);
  if (written.length > 0) throw new Error(`Migrations write into ${written.join(', ')}: tests would miss those rows`);
  return readForm(client);
}

async function readForm(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ form: string }>(formQuery);
  return rows[0]?.form ?? '';
}

/** Tables that hold rows, or have held them: their next id is not 1. */
async function usedTables(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I', relname) as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname not in ('migration', 'language')`,
  );
  if (rows.length === 0) return [];
  const each = rows.map(({ name }) => `select '${name}' as name where exists (select from ${name})`);
  const used = await client.query<{ name: string }>(
    `${each.join(' union all ')} union select format('%I', owned.relname) from pg_sequences
      join pg_depend on objid = format('%I', sequencename)::regclass and deptype in ('a', 'i')
      join pg_class as owned on owned.oid = refobjid where last_value is not null`,
  );
  return used.rows.map(({ name }) => name);
}

/**
 * Makes a database that other tests have used as if it had just been migrated: no rows, ids from 1, nothing left of their
 * sessions. That takes a twentieth of what another database takes. Where they have changed the schema, it is made anew.
 * @param form that of a migrated database
 */
export async function freshen(connect: () => Promise<pg.Client>, form: string): Promise<void> {
  const client = await connect();
  try {
    await client.query('discard all');
    const used = await usedTables(client);
    if (used.length > 0) await client.query(`truncate ${used.join(', ')} restart identity cascade`);
    if ((await readForm(client)) === form) return;
    await client.query('drop schema public cascade');
    await client.query('create schema public');
  } finally {
    await client.end();
  }
  await migrate({ connect });
}
