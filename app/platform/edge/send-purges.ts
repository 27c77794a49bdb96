import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Platform } from '../http/site-context.ts';
import { askEdge } from './ask-edge.ts';
import { purgedTags } from './edge-tags.ts';

/**
 * Pauses between the times that the same is purged. First the longest render: what was rendered before a write may be stored at the
 * edge after the first purge, if that waits for the first byte of an answer no longer than this (deploy/edge.md). Then the minute in
 * which a page that was emptied may stand in for want of room (server/front/cache). Milliseconds.
 */
const again = [30_000, 60_000];

/** Rows that are sent together. */
const atOnce = 100;

/** For how long claimed rows are left to their process: longer than all their requests may take. Milliseconds. */
const claimLasts = 60_000;

/** Pauses after the first, second ... failed try; the last again and again, as a page that was withdrawn must go. Milliseconds. */
const pauses = [1000, 3000, 10_000, 30_000, 60_000];

interface Claimed {
  id: string;
  tags: string[];
  is_soft: boolean;
  round: number;
  attempts: number;
}

type Needs = Pick<Platform, 'db' | 'settings' | 'log'>;

/**
 * Sends what is due to be purged at the edge, as many rows at a time as fit, until nothing is due. Any number of processes may do
 * so at once. What has been purged is due again after the longest render, and once more; then it is forgotten. What fails is tried again.
 * @returns how many rows were sent
 */
export async function sendPurges({ db, settings, log }: Needs, signal?: AbortSignal): Promise<number> {
  if (settings.CDN === 'none') return 0;
  let sent = 0;
  while (!signal?.aborted) {
    const claimed = await claimPurges(db);
    if (claimed.length === 0) break;
    const halves = Map.groupBy(claimed, ({ is_soft: isSoft }) => isSoft);
    for (const [isSoft, rows] of halves) {
      try {
        await askEdge(settings, { tags: purgedTags(rows.flatMap(({ tags }) => tags)), isSoft });
      } catch (error) {
        const why = error instanceof Error ? error.message : 'unknown';
        log.warn({ why, rows: rows.length, attempts: rows[0]?.attempts }, 'not purged at the edge, to be tried again');
        await putOff(db, rows);
        continue;
      }
      await noteSent(db, rows);
      sent += rows.length;
    }
  }
  return sent;
}

/** Takes rows that are due, so that no other process takes them: of a process that dies they are due again after the claim. */
async function claimPurges(db: Database): Promise<Claimed[]> {
  const { rows } = await sql<Claimed>`
    with due as materialized (
      select id from edge_purge where due_at <= clock_timestamp() order by due_at limit ${atOnce} for update skip locked
    )
    update edge_purge set attempts = attempts + 1, due_at = clock_timestamp() + ${inSeconds(claimLasts)}::interval
    from due where edge_purge.id = due.id
    returning edge_purge.id, tags, is_soft, round, attempts`.execute(db);
  return rows;
}

async function putOff(db: Database, rows: readonly Claimed[]): Promise<void> {
  for (const [attempts, same] of Map.groupBy(rows, (row) => row.attempts)) {
    const pause = pauses[Math.min(attempts, pauses.length) - 1] ?? 0;
    await sql`update edge_purge set due_at = clock_timestamp() + ${inSeconds(pause)}::interval
      where id = any(${same.map(({ id }) => id)}::bigint[])`.execute(db);
  }
}

async function noteSent(db: Database, rows: readonly Claimed[]): Promise<void> {
  for (const [round, same] of Map.groupBy(rows, (row) => row.round)) {
    const ids = same.map(({ id }) => id);
    const pause = again[round - 1];
    if (pause === undefined) await sql`delete from edge_purge where id = any(${ids}::bigint[])`.execute(db);
    else
      await sql`update edge_purge set round = round + 1, attempts = 0, wanted_at = at, due_at = at
        from (select clock_timestamp() + ${inSeconds(pause)}::interval as at) as times
        where id = any(${ids}::bigint[])`.execute(db);
  }
}

const inSeconds = (milliseconds: number) => `${milliseconds / 1000} seconds`;
