import type { Database, Tx } from '#platform/db/database.ts';
import { emptyPages } from '#platform/db/page-tags.ts';
import { hasRealRates, lastSampleDay } from './import-rates.server.ts';
import { sampleDays, sampleRates, sampleSource } from './sample-rates.ts';
import { writeRates } from './write-rates.server.ts';

const dayLength = 86_400_000;

/** Writes the samples of the last 91 days; those that are there stay. Beside rates that are real there are none. */
export async function writeSamples(tx: Tx, now: Date): Promise<void> {
  if (await hasRealRates(tx)) return;
  const last = Date.parse(lastSampleDay(now));
  const days = Array.from({ length: sampleDays }, (_, i) => new Date(last - i * dayLength).toISOString().slice(0, 10));
  await writeRates(tx, sampleSource, days.flatMap(sampleRates));
}

/** Keeps a demonstration's samples up to the day. */
export async function keepSamples(db: Database, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await writeSamples(tx, now);
    await emptyPages(tx, ['finance']);
  });
}
