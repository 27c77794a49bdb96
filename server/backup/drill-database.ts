import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { Settings } from '#platform/config/settings.ts';
import { newDatabaseOptions, type OpenDatabase, openDatabase } from '#platform/db/open.ts';
import { codeOf } from '#platform/error-code.ts';
import { BackupError } from './backup-error.ts';
import { nameOfBackup } from './place.ts';
import { tablesOf } from './tables.ts';

/** Whose drill it is. */
interface Lender {
  database: OpenDatabase;
  settings: Settings;
  log: Logger;
}

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const insufficientPrivilege = '42501';
const objectInUse = '55006';

/** No drill takes as long: what is older was left behind. Milliseconds. */
const longest = 24 * 3_600_000;

/** How often a database is tried to be dropped; PostgreSQL itself waits for five seconds each time that nobody is in it. */
const tries = 3;

/**
 * Lends an empty database: that of DRILL_DATABASE_URL, one beside the site's that is dropped afterwards, or an embedded one.
 * @param directory empty, for the embedded one
 * @throws BackupError where none can be made, or the one that is given is not empty; what the work throws
 */
export async function inEmptyDatabase<T>(
  { database, settings, log }: Lender,
  directory: string,
  work: (empty: OpenDatabase) => Promise<T>,
): Promise<T> {
  // A pooler knows the site's database and no other.
  const { DATABASE_URL, DATABASE_DIRECT_URL = DATABASE_URL, DRILL_DATABASE_URL } = settings;
  if (DRILL_DATABASE_URL) return lend({ DATA_DIR: directory, DATABASE_URL: DRILL_DATABASE_URL }, log, emptied(work));
  if (!DATABASE_DIRECT_URL) return lend({ DATA_DIR: directory }, log, work);
  const now = new Date();
  await dropLeftBehind(database, log, now).catch((err: unknown) =>
    log.error({ err }, 'what earlier drills have left could not be looked for'),
  );
  const name = `${begunAt(now)}_${randomBytes(3).toString('hex')}`;
  const url = new URL(DATABASE_DIRECT_URL);
  url.pathname = `/${name}`;
  await database.query(`create database ${name} ${newDatabaseOptions}`).catch(sayRight);
  try {
    return await lend({ DATA_DIR: directory, DATABASE_URL: url.href }, log, work);
  } finally {
    await drop(database, log, name);
  }
}

/** How the names of databases begin that are made at a moment: in their order. */
const begunAt = (moment: Date) => `drill_${nameOfBackup(moment).toLowerCase()}`;

/** Drops what a drill that was killed has left: a copy of everything that the site has. */
async function dropLeftBehind(database: OpenDatabase, log: Logger, now: Date): Promise<void> {
  const { rows } = await database.query<{ name: string }>(
    `select datname as name from pg_database join pg_roles on pg_roles.oid = datdba
     where rolname = current_user and datname ~ '^drill_\\d{8}t\\d{6}z_[0-9a-f]{6}$' and datname < $1`,
    [begunAt(new Date(now.getTime() - longest))],
  );
  for (const { name } of rows) await drop(database, log, name);
}

/**
 * Drops a database without `force`: PostgreSQL ends its own tidying there by itself, and refuses `force` meanwhile to a role that
 * may not end what others do (pg_signal_backend). One that stays takes nothing from what was proven: it is said, and the next
 * drill tries again.
 */
async function drop(database: OpenDatabase, log: Logger, name: string): Promise<void> {
  let reason: unknown;
  for (let i = 0; i < tries; i += 1) {
    try {
      await database.query(`drop database if exists ${name}`);
      return;
    } catch (error) {
      reason = error;
      if (codeOf(error) !== objectInUse) break;
    }
  }
  log.error({ err: reason, database: name }, 'the database of a drill could not be dropped');
}

/** @throws BackupError where it is the right that is wanting, else what was thrown */
function sayRight(error: unknown): never {
  if (codeOf(error) !== insufficientPrivilege) throw error;
  throw new BackupError(
    'The role of the site may make no database: give it CREATEDB, or name an empty database in DRILL_DATABASE_URL.',
  );
}

async function lend<T>(
  where: Pick<Settings, 'DATA_DIR' | 'DATABASE_URL'>,
  log: Logger,
  work: (empty: OpenDatabase) => Promise<T>,
): Promise<T> {
  const empty = await openDatabase(where, log);
  try {
    return await work(empty);
  } finally {
    await empty.close();
  }
}

/** Takes everything out of a database again, if nothing was in it before. */
function emptied<T>(work: (empty: OpenDatabase) => Promise<T>): (empty: OpenDatabase) => Promise<T> {
  return async (empty) => {
    if ((await tablesOf(empty.db)).length > 0)
      throw new BackupError('The database of DRILL_DATABASE_URL is not empty.');
    try {
      return await work(empty);
    } finally {
      await empty.query('drop schema public cascade');
      await empty.query('create schema public');
    }
  };
}
