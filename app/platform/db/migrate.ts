import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import type { OpenDatabase } from './open.ts';

const migrationsDirectory = join(import.meta.dirname, '../../../db/migrations');
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
 * Brings a database to the newest form. Runs on a connection of its own under an advisory lock, so that of several
 * processes that start at once one migrates and the others wait. Each migration is a transaction.
 * @returns names of the migrations that were run now
 * @throws Error naming the migration that failed, or one that the database has and this release does not know
 */
export async function migrate(database: Pick<OpenDatabase, 'connect'>, migrations = readMigrations()): Promise<string[]> {
  const client = await database.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query('create table if not exists migration (name text primary key, run_at timestamptz not null default now())');
    return await runPending(client, migrations);
  } finally {
    // Said, not left to the end of the connection: the embedded database's session outlives it.
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => {});
    await client.end();
  }
}

/** Whether every migration of this release has been run. */
export async function isMigrated(database: Pick<OpenDatabase, 'query'>): Promise<boolean> {
  const { rows } = await database.query<{ name: string }>('select name from migration');
  const done = new Set(rows.map(({ name }) => name));
  return readMigrations().every(({ name }) => done.has(name));
}

async function runPending(client: pg.Client, migrations: Migration[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from migration');
  const done = new Set(rows.map(({ name }) => name));
  const unknown = [...done].filter((name) => !migrations.some((migration) => migration.name === name));
  if (unknown.length > 0) {
    throw new Error(`The database was migrated by a newer release (${unknown.join(', ')}). Run that release.`);
  }
  const pending = migrations.filter(({ name }) => !done.has(name));
  for (const { name, sql } of pending) {
    try {
      await client.query('begin');
      await client.query(sql);
      await client.query('insert into migration (name) values ($1)', [name]);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : error}`, { cause: error });
    }
  }
  return pending.map(({ name }) => name);
}
