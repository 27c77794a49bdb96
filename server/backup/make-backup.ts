import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { verifyLog } from '#features/staff/log/verify-log.server.ts';
import { releaseOfProject } from '#platform/config/release.ts';
import type { Settings } from '#platform/config/settings.ts';
import type { Database } from '#platform/db/database.ts';
import type { OpenDatabase } from '#platform/db/open.ts';
import type { ListedStore } from '#platform/storage/media-store.ts';
import { BackupError } from './backup-error.ts';
import { checkFiles } from './check-files.ts';
import { copyFiles, mediaKeys } from './copy-media.ts';
import { carryLedger } from './erasures.ts';
import { recordEvidence, recordFailure } from './evidence.ts';
import { removeOlder } from './keep.ts';
import { keyPrints } from './keys.ts';
import { formOfBackup, type Manifest, manifestKey, readManifest, sealManifest } from './manifest.ts';
import { type BackupPlace, nameOfBackup } from './place.ts';
import { spoolTables } from './spool-tables.ts';
import { inPlainForms, migrationsOf, sequencesOf } from './tables.ts';

/** What a backup is made of, and where it goes. */
export interface Backed {
  database: OpenDatabase;
  media: ListedStore;
  settings: Settings;
  place: BackupPlace;
  now: Date;
}

/**
 * Makes a backup while the site runs, reads it again whole, notes that in the database, and takes away those that are too many.
 * @returns what it holds
 * @throws BackupError where it cannot be made, or is not whole; that is noted too
 */
export async function makeBackup(backed: Backed): Promise<Manifest> {
  const { database, settings, place, now } = backed;
  const evidence = { kind: 'backup', name: nameOfBackup(now), at: now } as const;
  try {
    const store = place.open(evidence.name);
    await writeBackup(backed, store, evidence.name);
    const manifest = await readManifest(store, settings);
    await checkFiles(store, manifest);
    await carryLedger(database.db, place);
    await recordEvidence(database.db, place, { ...evidence, manifest });
    await removeOlder(place, settings.BACKUP_KEEP, now);
    return manifest;
  } catch (error) {
    return await recordFailure(database.db, place, { ...evidence, error });
  }
}

/**
 * Files first, and those that have come since once more after the rows: each file that a row of the backup names was there when
 * it was copied. What was taken away before the rows were read is not kept.
 */
async function writeBackup(
  { database, media, settings, now }: Backed,
  store: ListedStore,
  name: string,
): Promise<void> {
  if ((await store.keys()).length > 0) throw new BackupError(`A backup ${name} is there already.`);
  const inBackup = (key: string) => `media/${key}`;
  const early = await copyFiles(media, await mediaKeys(media), store, inBackup);
  const stillThere = await mediaKeys(media);
  const spool = await mkdtemp(join(settings.DATA_DIR, 'backup-'));
  try {
    const state = await database.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((tx) => readState(tx, settings, spool));
    const kept = early.filter(({ key }) => stillThere.has(key.slice(inBackup('').length)));
    for (const { key } of early.filter((each) => !kept.includes(each))) await store.remove(key);
    const have = new Set(early.map(({ key }) => key));
    const late = [...(await mediaKeys(media))].filter((key) => !have.has(inBackup(key)));
    const added = await copyFiles(media, late, store, inBackup);
    for (const { key } of state.tables) await store.writeStream(key, createReadStream(join(spool, key)));
    const manifest: Manifest = {
      ...{ form: formOfBackup, name, program: releaseOfProject(), engine: database.engine, madeAt: now.toISOString() },
      ...state,
      media: [...kept, ...added].sort((a, b) => (a.key < b.key ? -1 : 1)),
    };
    await store.write(manifestKey, sealManifest(settings, manifest));
  } finally {
    await rm(spool, { recursive: true });
  }
}

/** All that is read of the database, in one moment. */
async function readState(tx: Database, settings: Settings, spool: string) {
  await inPlainForms(tx);
  const tables = await spoolTables(tx, spool);
  const { rows, last, broken } = await verifyLog(tx);
  if (broken !== undefined)
    throw new BackupError(`The log of staff is broken at row ${broken}: npm run staff -- log verify.`);
  return {
    migrations: await migrationsOf(tx),
    keys: await keyPrints(tx, settings),
    tables,
    sequences: await sequencesOf(tx),
    log: { rows, ...(last && { last }) },
  };
}
