import type { Database } from '#platform/db/database.ts';
import { fingerprint } from './fingerprint.server.ts';

/** Rows that are read at a time. */
const batch = 1000;

/** What came of looking through the log. */
export interface LogState {
  /** Rows that were looked at. */
  rows: number;
  /** The first row that does not fit: it was changed, or the one before it, or some between them are gone. */
  broken?: number;
  /** The fingerprint of the last row: written down elsewhere, it shows later that none was taken off the end. */
  last?: string;
}

/**
 * Looks whether each row of the log fits the one before it. What the operator has purged from its beginning is not missed.
 * @param latest to look at so many alone, the last ones
 */
export async function verifyLog(db: Database, latest?: number): Promise<LogState> {
  let previous = await rowBefore(db, latest);
  let rows = 0;
  for (;;) {
    const acts = await db
      .selectFrom('staff_act')
      .selectAll()
      .where('id', '>', previous?.id ?? 0)
      .orderBy('id')
      .limit(batch)
      .execute();
    for (const { hash, ...act } of acts) {
      const isFirst = previous === undefined && act.id > 1;
      const fits = (previous?.id ?? 0) + 1 === act.id && fingerprint(previous?.hash, act).equals(hash);
      if (!isFirst && !fits) return { rows, broken: act.id };
      previous = { id: act.id, hash };
      rows += 1;
    }
    if (acts.length < batch) break;
  }
  return { rows, ...(previous && { last: previous.hash.toString('hex') }) };
}

/** The row before the last ones, whose fingerprint is taken as it stands. */
async function rowBefore(db: Database, latest: number | undefined) {
  if (latest === undefined) return undefined;
  return db
    .selectFrom('staff_act')
    .select(['id', 'hash'])
    .orderBy('id', 'desc')
    .offset(latest)
    .limit(1)
    .executeTakeFirst();
}
