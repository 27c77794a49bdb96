import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';

/** A table as it is written down and read in. */
export interface Table {
  name: string;
  /** Without those that the database makes of others. */
  columns: { name: string; type: string }[];
  /** The columns of its key: by them rows come in the same order from either engine. */
  order: { name: string; collated: boolean }[];
}

/** What is not carried over: a restore makes it by running the migrations. */
const ownOfDatabase = ['migration'];

/** The tables of the site, by their names. */
export async function tablesOf(db: Database): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select t.relname as name,
      (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum)
        from pg_attribute where attrelid = t.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      coalesce((select json_agg(json_build_object('name', attname, 'collated', attcollation <> 0) order by array_position(indkey::int2[], attnum))
        from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey::int2[])
        where indrelid = t.oid and indisprimary), '[]') as order
    from pg_class as t
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all (${ownOfDatabase}::text[])
    order by relname collate "C"`.execute(db);
  return rows;
}

/** What makes the text of a value the same in every session. */
const plainForms = [
  "timezone = 'UTC'",
  "datestyle = 'ISO, YMD'",
  "intervalstyle = 'postgres'",
  "bytea_output = 'hex'",
  'extra_float_digits = 1',
];

/** Has a transaction write and read values in one form. */
export async function inPlainForms(tx: Database): Promise<void> {
  for (const form of plainForms) await sql.raw(`set local ${form}`).execute(tx);
}

/** Rows that are in memory at a time. */
const batch = 200;

/**
 * The rows of a table, a JSON array of texts each, in the order of the table's key: each text is what the type itself writes, and
 * nothing (null) is told from what is written as `null`.
 * @param tx a transaction `inPlainForms`
 */
export async function* linesOf(tx: Database, { name, columns, order }: Table): AsyncGenerator<string[]> {
  const texts = sql.join(columns.map((column) => sql`${sql.ref(column.name)}::text`));
  const by = order.map((column) => sql`${sql.ref(column.name)}${sql.raw(column.collated ? ' collate "C"' : '')}`);
  const ordered = by.length > 0 ? sql`order by ${sql.join(by)}` : sql`order by 1`;
  await sql`
    declare backup_rows no scroll cursor for
    select to_json(array[${texts}]::text[])::text as line from ${sql.table(name)} ${ordered}`.execute(tx);
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(batch)} from backup_rows`.execute(tx);
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < batch) break;
  }
  await sql`close backup_rows`.execute(tx);
}

/** How far each counter of ids is: an id that was given out once is never given out again. */
export async function sequencesOf(db: Database): Promise<{ name: string; last: string }[]> {
  const { rows } = await sql<{ name: string; last: string }>`
    select sequencename as name, last_value::text as last from pg_sequences
    where schemaname = 'public' and last_value is not null order by sequencename collate "C"`.execute(db);
  return rows;
}

/** The migrations that a database has had, none where it is new. */
export async function migrationsOf(db: Database): Promise<string[]> {
  const there = await sql<{ there: boolean }>`select to_regclass('public.migration') is not null as there`.execute(db);
  if (!there.rows[0]?.there) return [];
  const { rows } = await sql<{ name: string }>`select name from migration order by name collate "C"`.execute(db);
  return rows.map(({ name }) => name);
}
