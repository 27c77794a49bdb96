import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { inProject } from '../config/in-project.ts';
import type { Query } from './connections.ts';
import type { OpenDatabase } from './open.ts';

const migrationsDirectory = inProject('db/migrations');
/** Any fixed number: all processes of the site take the same advisory lock while they migrate. */
const migrationLock = 620_250_612;

export interface Migration {
  name: string;
  sql: string;
}

/** The migrations of the project, in order: plain SQL, forward only. */
export function readMigrations(directory = migrationsDirectory): Migration[] {
  const names = readdirSync(directory).filter((name) => name.endsWith('.sql'));
  return names.sort().map((name) => ({ name, sql: readFileSync(join(directory, name), 'utf8') }));
}

/**
 * Brings a database to the newest form, on a connection of its own. Each migration is a transaction that holds an advisory
 * lock and looks again whether it has been run: of several processes that start at once each migration is run by one.
 * (The lock belongs to the transaction: on the embedded database all clients share one session, and its locks.)
 * @returns names of the migrations that were run now
 * @throws Error naming the migration that failed, or one that the database has and this release does not know
 */
export async function migrate(
  database: Pick<OpenDatabase, 'connect'>,
  migrations = readMigrations(),
): Promise<string[]> {
  const client = await database.connect();
  try {
    await underMigrationLock(client, () => client.query(migrationTable));
    const done = await namesOfDone(client);
    const unknown = [...done].filter((name) => !migrations.some((migration) => migration.name === name));
    if (unknown.length > 0) {
      throw new Error(`The database was migrated by a newer release (${unknown.join(', ')}). Run that release.`);
    }
    const run: string[] = [];
    for (const migration of migrations.filter(({ name }) => !done.has(name))) {
      if (await underMigrationLock(client, () => runOnce(client, migration))) run.push(migration.name);
    }
    return run;
  } finally {
    await client.end();
  }
}

/** How long an answer whether the migrations are done holds: milliseconds. */
const checkedFor = 2000;

/**
 * Tells whether every migration of this release has been run. Costs nearly nothing: the files are read once, the database is
 * asked once in two seconds, however many ask.
 */
export function migrationCheck(
  database: Pick<OpenDatabase, 'query'>,
  migrations = readMigrations(),
): () => Promise<boolean> {
  let known: { until: number; answer: Promise<boolean> } | undefined;
  return () => {
    if (known && known.until > performance.now()) return known.answer;
    const answer = namesOfDone(database).then((done) => migrations.every(({ name }) => done.has(name)));
    known = { until: performance.now() + checkedFor, answer };
    answer.catch(() => {
      known = undefined;
    });
    return answer;
  };
}

const migrationTable =
  'create table if not exists migration (name text primary key, run_at timestamptz not null default now())';

async function underMigrationLock<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function runOnce(client: pg.Client, { name, sql }: Migration): Promise<boolean> {
  if ((await namesOfDone(client)).has(name)) return false;
  try {
    await client.query(sql);
    await client.query('insert into migration (name) values ($1)', [name]);
    return true;
  } catch (error) {
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

async function namesOfDone(client: { query: Query }): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>('select name from migration');
  return new Set(rows.map(({ name }) => name));
}
