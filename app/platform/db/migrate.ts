import type pg from 'pg';
import type { OpenDatabase } from './open.ts';
import { type Migration, readMigrations, releaseOf, stepOf } from './schema/migrations.ts';
import { type Applied, foreignTo, namesOf, readApplied, sayForeign } from './schema/schema-range.ts';

/** Any fixed number: all processes of the site take the same advisory lock while they migrate. */
const migrationLock = 620_250_612;

/** The database is not one that this build can work with, or it may not bring it there: what an operator mends. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

/** How a database is brought to the newest form. */
interface Migrating {
  migrations?: readonly Migration[];
  /** Whether what the release before does not need any more is taken away at once: nothing of that release runs any more. */
  contracts?: boolean;
}

/**
 * Brings a database to the newest form, on a connection of its own that goes past any pooler. Each migration is a transaction
 * that holds an advisory lock and looks again whether it has been run: of several processes that start at once each migration
 * is run by one. (The lock belongs to the transaction: on the embedded database all clients share one session, and its locks.)
 * Where nothing is to be run nothing is written, and no right to do so is needed.
 * @returns names of the migrations that were run now
 * @throws MigrationError where a newer release has changed the database beyond what this one can work with, or where there is
 *   something to run and the role may not
 * @throws Error naming the migration that failed
 */
export async function migrate(
  database: Pick<OpenDatabase, 'connect'> & Partial<Pick<OpenDatabase, 'engine'>>,
  { migrations = readMigrations(), contracts = database.engine === 'embedded' }: Migrating = {},
): Promise<string[]> {
  const client = await database.connect();
  try {
    const applied = await appliedTo(client);
    const foreign = foreignTo(migrations, applied);
    if (foreign.length > 0) throw new MigrationError(`${sayForeign(migrations, foreign)}. Run the newer release.`);
    const due = dueIn(migrations, applied, contracts);
    if (due.length === 0) return [];
    await checkRight(client, due);
    await underMigrationLock(client, () => client.query(migrationTable));
    const run: string[] = [];
    for (const migration of due) {
      if (await underMigrationLock(client, () => runOnce(client, migration))) run.push(migration.name);
    }
    return run;
  } finally {
    await client.end();
  }
}

/**
 * What is to be run. While a release comes, the one before it still runs somewhere and knows nothing of what the newer one takes
 * away: that waits for whoever says that it is gone, or for the release after. In a new database nobody waits for anything.
 */
function dueIn(migrations: readonly Migration[], applied: readonly Applied[], contracts: boolean): Migration[] {
  const done = new Set(applied.map(({ name }) => name));
  const release = releaseOf(migrations);
  const waits = (migration: Migration) => {
    const step = stepOf(migration);
    return step?.kind === 'contract' && step.release === release;
  };
  const everything = contracts || applied.length === 0;
  return migrations.filter((each) => !done.has(each.name) && (everything || !waits(each)));
}

async function appliedTo(client: pg.Client): Promise<Applied[]> {
  const { rows } = await client.query<{ there: boolean }>(`select to_regclass('migration') is not null as there`);
  return rows[0]?.there ? readApplied(client) : [];
}

async function checkRight(client: pg.Client, due: readonly Migration[]): Promise<void> {
  const { rows } = await client.query<{ may: boolean | null; role: string }>(
    `select has_schema_privilege(current_schema(), 'create') as may, current_user as role`,
  );
  if (rows[0]?.may) return;
  throw new MigrationError(
    `The database lacks migrations (${namesOf(due)}), and the role ${rows[0]?.role} may not alter it. ` +
      'Run `npm run db:migrate` with DATABASE_DIRECT_URL of the role that owns it, then start again.',
  );
}

const migrationTable = `
  create table if not exists migration (name text primary key, run_at timestamptz not null default now());
  alter table migration add column if not exists kind text check (kind in ('expand', 'contract')),
    add column if not exists release integer`;

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

async function runOnce(client: pg.Client, migration: Migration): Promise<boolean> {
  const { name, sql } = migration;
  const { rowCount } = await client.query('select from migration where name = $1', [name]);
  if (rowCount) return false;
  const step = stepOf(migration);
  try {
    await client.query(sql);
    await client.query('insert into migration (name, kind, release) values ($1, $2, $3)', [
      name,
      step?.kind,
      step?.release,
    ]);
    return true;
  } catch (error) {
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}
