import type { Database, Tx } from '../db/database.ts';
import type { Platform } from '../http/site-context.ts';
import type { Job } from '../jobs/job.ts';

const hour = 3_600_000;
/** So long a file may lie in the storage before a row names it. */
const mostOnItsWay = 24 * hour;
/** Files that are taken away at a time. */
const atOnce = 100;

type Needs = Pick<Platform, 'db' | 'clock' | 'media'>;

/** Puts a file into the storage which no row names yet. It is noted first: should the process die, it does not stay behind. */
export async function storeOnItsWay({ db, clock, media }: Needs, key: string, bytes: Uint8Array): Promise<void> {
  await db.insertInto('file_on_its_way').values({ storage_key: key, noted_at: clock.now() }).execute();
  await media.write(key, bytes);
}

/** The same of a file that comes bit by bit. */
export async function streamOnItsWay(
  { db, clock, media }: Needs,
  key: string,
  chunks: AsyncIterable<Uint8Array>,
): Promise<void> {
  await db.insertInto('file_on_its_way').values({ storage_key: key, noted_at: clock.now() }).execute();
  await media.writeStream(key, chunks);
}

/** Says that a row names the file now, in the transaction that writes the row. */
export async function arrived(tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await tx.deleteFrom('file_on_its_way').where('storage_key', 'in', keys).execute();
}

/** Takes a file out of the storage again that no row will name. */
export async function turnBack({ db, media }: { db: Database; media: Needs['media'] }, key: string): Promise<void> {
  await media.remove(key);
  await db.deleteFrom('file_on_its_way').where('storage_key', '=', key).execute();
}

/** Takes files out of the storage that nobody has entered in a day. */
export async function takeAwayStrays({ db, clock, media }: Needs): Promise<void> {
  const before = new Date(clock.now().getTime() - mostOnItsWay);
  const strays = db
    .selectFrom('file_on_its_way')
    .select('storage_key')
    .where('noted_at', '<', before)
    .orderBy('noted_at')
    .limit(atOnce);
  for (const { storage_key: key } of await strays.execute()) await turnBack({ db, media }, key);
}

export const storageJobs: Job[] = [{ name: 'take stray files away', every: hour, run: takeAwayStrays }];
