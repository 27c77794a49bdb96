import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Settings } from '#platform/config/settings.ts';
import type { Database } from '#platform/db/database.ts';
import { migrate } from '#platform/db/migrate.ts';
import type { OpenDatabase } from '#platform/db/open.ts';
import { type Migration, readMigrations } from '#platform/db/schema/migrations.ts';
import { askForRebuild } from '#platform/search-index/rebuild.server.ts';
import type { MediaStore } from '#platform/storage/media-store.ts';
import { BackupError } from './backup-error.ts';
import { checked, checkFiles } from './check-files.ts';
import { eraseAnew, readLedger } from './erasures.ts';
import { checkKeys } from './keys.ts';
import { loadTables, truncate } from './load-tables.ts';
import { type Manifest, readManifest } from './manifest.ts';
import type { BackupPlace } from './place.ts';
import { migrationsOf, tablesOf } from './tables.ts';

/** Where a backup comes back, and how. */
export interface Restoring {
  database: OpenDatabase;
  media: MediaStore;
  settings: Settings;
  log: Logger;
  /** Those of the program, for a test others. */
  migrations?: Migration[];
}

/** What came back. */
export interface Restored {
  manifest: Manifest;
  /** Migrations that are newer than the backup. */
  migrated: string[];
  /** Members who had gone since, and are gone again. */
  erased: number;
}

/**
 * Brings a backup back into an empty database and its files into a storage; then what is newer: migrations, and erasures. Sessions
 * and codes do not come back: since then somebody may have logged out, or been shut out.
 * @throws BackupError saying why the backup is not taken, or the database is not empty. The database is as empty as it was then
 */
export async function restoreBackup(restoring: Restoring, place: BackupPlace, name: string): Promise<Restored> {
  const { database, migrations = readMigrations() } = restoring;
  const ledger = await readLedger(place);
  const manifest = await bringBack(restoring, place, name);
  try {
    const migrated = await migrate(database, { migrations, contracts: true });
    if (migrated.length > 0) await askForRebuild(database.db);
    await endSessions(database.db);
    const clock = { now: () => new Date() };
    const erased = await eraseAnew({ ...restoring, db: database.db, clock }, ledger);
    return { manifest, migrated, erased };
  } catch (error) {
    await emptyAgain(restoring, manifest);
    throw error;
  }
}

/**
 * Brings back what a backup holds and nothing more, in the form that it had then.
 * @throws BackupError as `restoreBackup` does
 */
export async function bringBack(restoring: Restoring, place: BackupPlace, name: string): Promise<Manifest> {
  const { database, media, settings, migrations = readMigrations() } = restoring;
  const store = place.open(name);
  const manifest = await readManifest(store, settings, (read) => {
    const unknown = read.migrations.filter((each) => !migrations.some((migration) => migration.name === each));
    if (unknown.length > 0) {
      throw new BackupError(`It was made by a newer program (${read.program}): this one lacks ${unknown.join(', ')}.`);
    }
    checkKeys(read.keys, settings);
  });
  await checkIsEmpty(database.db, manifest);
  await checkFiles(store, manifest);
  const ofThen = migrations.filter((migration) => manifest.migrations.includes(migration.name));
  await migrate(database, { migrations: ofThen });
  try {
    for (const file of manifest.media) await media.writeStream(file.key.replace(/^media\//, ''), checked(store, file));
    await database.db.transaction().execute((tx) => loadTables(tx, store, manifest));
  } catch (error) {
    await emptyAgain(restoring, manifest);
    throw error;
  }
  return manifest;
}

/** Tables that migrations themselves write into. */
const writtenByMigrations = ['language'];

/** @throws BackupError where a table has rows, or the database is further than the backup */
async function checkIsEmpty(db: Database, { migrations }: Manifest): Promise<void> {
  for (const { name } of await tablesOf(db)) {
    if (writtenByMigrations.includes(name)) continue;
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) throw new BackupError(`The database is not empty: there are rows in ${name}.`);
  }
  const further = (await migrationsOf(db)).filter((name) => !migrations.includes(name));
  if (further.length > 0) {
    throw new BackupError(`The database is further than the backup (${further.join(', ')}): give an empty one.`);
  }
}

async function endSessions(db: Database): Promise<void> {
  for (const table of ['member_session', 'staff_session', 'staff_challenge', 'one_time_code'] as const) {
    await db.deleteFrom(table).execute();
  }
}

async function emptyAgain({ database, media }: Restoring, manifest: Manifest): Promise<void> {
  const tables = await tablesOf(database.db);
  await truncate(
    database.db,
    tables.filter(({ name }) => !writtenByMigrations.includes(name)),
  );
  for (const { key } of manifest.media) await media.remove(key.replace(/^media\//, ''));
}
