import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { ListedStore } from '#platform/storage/media-store.ts';
import { BackupError } from './backup-error.ts';
import { checked } from './check-files.ts';
import type { Manifest, TableEntry } from './manifest.ts';
import { inPlainForms, type Table, tablesOf } from './tables.ts';

/** Characters of rows that go to the database at a time, and rows. */
const most = { characters: 500_000, rows: 500 };

/**
 * Writes the rows of a backup into tables that are empty, in one transaction. Triggers are off meanwhile, and references are laid
 * anew once all rows stand: the database proves them all. Counters of ids go on where they were.
 * @param tx a transaction; the tables are of the form that the backup was made of
 * @throws BackupError where the tables are others, or rows are missing
 */
export async function loadTables(tx: Database, store: ListedStore, manifest: Manifest): Promise<void> {
  await inPlainForms(tx);
  const tables = await tablesOf(tx);
  const known = new Map(tables.map((table) => [table.name, table]));
  const strange = manifest.tables.find(({ table }) => !known.has(table));
  if (strange || tables.length !== manifest.tables.length) {
    throw new BackupError(`Its tables are not those of its migrations${strange ? `: ${strange.table}` : ''}.`);
  }
  const layAgain = await liftReferences(tx);
  await truncate(tx, tables);
  for (const { name } of tables) await sql`alter table ${sql.table(name)} disable trigger user`.execute(tx);
  for (const entry of manifest.tables) {
    const table = known.get(entry.table);
    if (table) await loadTable(tx, store, entry, table);
  }
  for (const { name } of tables) await sql`alter table ${sql.table(name)} enable trigger user`.execute(tx);
  await layAgain();
  for (const { name, last } of manifest.sequences) {
    await sql`select setval(format('public.%I', ${name}::text)::regclass, ${last}::bigint)`.execute(tx);
  }
}

/** Takes all rows out of all tables. */
export async function truncate(db: Database, tables: readonly Pick<Table, 'name'>[]): Promise<void> {
  const all = tables.map(({ name }) => sql.table(name));
  if (all.length > 0) await sql`truncate ${sql.join(all)} restart identity`.execute(db);
}

/** Takes the references between tables away. @returns what lays them again, for which every row has to fit */
async function liftReferences(tx: Database): Promise<() => Promise<void>> {
  const { rows } = await sql<{ table: string; name: string; form: string }>`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as form
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conname`.execute(tx);
  for (const { table, name } of rows) await sql.raw(`alter table ${table} drop constraint ${name}`).execute(tx);
  return async () => {
    for (const { table, name, form } of rows) {
      await sql.raw(`alter table ${table} add constraint ${name} ${form}`).execute(tx);
    }
  };
}

async function loadTable(tx: Database, store: ListedStore, entry: TableEntry, table: Table): Promise<void> {
  const columns = entry.columns.map((name) => table.columns.find((column) => column.name === name));
  const missing = columns.indexOf(undefined);
  if (missing >= 0 || columns.length !== table.columns.length) {
    throw new BackupError(`The columns of ${entry.table} are not those of its migrations.`);
  }
  const read = columns.map((column, i) => sql`(row ->> ${sql.lit(i)})::${sql.raw(column?.type ?? '')}`);
  const into = sql.join(entry.columns.map((name) => sql.ref(name)));
  let rows = 0;
  for await (const some of batches(linesIn(store, entry))) {
    await sql`
      insert into ${sql.table(entry.table)} (${into}) overriding system value
      select ${sql.join(read)} from json_array_elements(${`[${some.join(',')}]`}::json) as rows (row)`.execute(tx);
    rows += some.length;
  }
  if (rows !== entry.rows) throw new BackupError(`${entry.key} holds ${rows} rows, not ${entry.rows}.`);
}

async function* linesIn(store: ListedStore, entry: TableEntry): AsyncGenerator<string> {
  const stored = Readable.from(checked(store, entry));
  const text = createGunzip();
  stored.once('error', (error) => text.destroy(error));
  yield* createInterface({ input: stored.pipe(text), crlfDelay: Number.POSITIVE_INFINITY });
}

async function* batches(lines: AsyncIterable<string>): AsyncGenerator<string[]> {
  let some: string[] = [];
  let characters = 0;
  for await (const line of lines) {
    some.push(line);
    characters += line.length;
    if (characters < most.characters && some.length < most.rows) continue;
    yield some;
    [some, characters] = [[], 0];
  }
  if (some.length > 0) yield some;
}
