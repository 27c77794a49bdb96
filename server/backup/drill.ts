import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { verifyLog } from '#features/staff/log/verify-log.server.ts';
import type { Settings } from '#platform/config/settings.ts';
import { unsealPersonal } from '#platform/crypto/personal.ts';
import type { Database } from '#platform/db/database.ts';
import { migrate } from '#platform/db/migrate.ts';
import type { OpenDatabase } from '#platform/db/open.ts';
import { diskStore } from '#platform/storage/disk-store.ts';
import { sealedColumns } from '../keys/sealed-columns.ts';
import { BackupError } from './backup-error.ts';
import { inEmptyDatabase } from './drill-database.ts';
import { recordEvidence, recordFailure } from './evidence.ts';
import { Hashing } from './hashed.ts';
import { latestBackup } from './keep.ts';
import type { Manifest } from './manifest.ts';
import type { BackupPlace } from './place.ts';
import { bringBack } from './restore-backup.ts';
import { inPlainForms, linesOf, tablesOf } from './tables.ts';

/** What a drill needs: the site's own database is told what came of it, and otherwise left alone. */
export interface Drilled {
  database: OpenDatabase;
  settings: Settings;
  place: BackupPlace;
  log: Logger;
  now: Date;
}

/**
 * Proves that a backup comes back: into a database and a folder that are made for it and taken away again. Every row is held
 * against what was written, the log of staff is verified, something of each key is opened, and newer migrations run over it.
 * @param name the latest backup where it is left out
 * @throws BackupError where something is not as it was; that is noted too
 */
export async function drillBackup(drilled: Drilled, name?: string): Promise<Manifest> {
  const { database, place, now, settings } = drilled;
  const found = name ?? (await latestBackup(place));
  if (found === undefined) throw new BackupError('There is no finished backup.');
  const evidence = { kind: 'drill', name: found, at: now } as const;
  const directory = await mkdtemp(join(settings.DATA_DIR, 'drill-'));
  try {
    const manifest = await inEmptyDatabase(drilled, directory, (empty) => prove(drilled, directory, empty, found));
    await recordEvidence(database.db, place, { ...evidence, manifest });
    return manifest;
  } catch (error) {
    return await recordFailure(database.db, place, { ...evidence, error });
  } finally {
    await rm(directory, { recursive: true });
  }
}

async function prove(drilled: Drilled, directory: string, database: OpenDatabase, name: string): Promise<Manifest> {
  const { settings, log, place } = drilled;
  const media = diskStore(join(directory, 'uploads'));
  const manifest = await bringBack({ database, settings, log, media }, place, name);
  await database.db.transaction().execute((tx) => compareRows(tx, manifest));
  const { broken, last } = await verifyLog(database.db);
  if (broken !== undefined) throw new BackupError(`The log of staff does not fit at row ${broken}.`);
  if (last !== manifest.log.last) throw new BackupError('The log of staff does not end as it did.');
  await openOneOfEach(database.db, settings, manifest);
  await migrate(database, { contracts: true });
  return manifest;
}

/** Writes every table down once more: the text of all rows has to be what it was. */
async function compareRows(tx: Database, manifest: Manifest): Promise<void> {
  await inPlainForms(tx);
  const written = new Map(manifest.tables.map((entry) => [entry.table, entry]));
  for (const table of await tablesOf(tx)) {
    const lines = new Hashing();
    for await (const some of linesOf(tx, table)) lines.add(Buffer.from(`${some.join('\n')}\n`));
    if (lines.digest() !== written.get(table.name)?.linesSha256) {
      throw new BackupError(`The rows of ${table.name} came back other than they were.`);
    }
  }
}

/** Opens a sealed value of each key of PII_KEY in each column that has one. @throws where one does not open */
async function openOneOfEach(db: Database, settings: Settings, { keys }: Manifest): Promise<void> {
  for (const { id } of keys.filter(({ setting, values }) => setting === 'PII_KEY' && values > 0)) {
    const head = Buffer.concat([Buffer.from([id.length]), Buffer.from(id, 'ascii')]);
    for (const { table, key, column, purpose } of sealedColumns) {
      const { rows } = await sql<{ key: string; value: Buffer }>`
        select ${sql.ref(key)}::text as key, ${sql.ref(column)} as value from ${sql.table(table)}
        where substring(${sql.ref(column)} from 1 for ${head.length}::integer) = ${head}::bytea limit 1`.execute(db);
      for (const row of rows) unsealPersonal(settings, purpose(row.key), row.value);
    }
  }
}
