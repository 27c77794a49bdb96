import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { type Channel, channels } from './channels.ts';

/**
 * How many messages wait to leave, since when the oldest of them does, and how many were given up within the last days: for whoever runs
 * the site.
 */
export async function countMessages(
  db: Database,
): Promise<{ waiting: number; oldest: Date | undefined; givenUp: number }> {
  const { rows } = await sql<{ waiting: number; oldest: Date | null; given_up: number }>`
    select count(*) filter (where failed_at is null) as waiting,
      min(created_at) filter (where failed_at is null) as oldest, count(failed_at) as given_up
    from outbox_message`.execute(db);
  const [counts] = rows;
  return { waiting: counts?.waiting ?? 0, oldest: counts?.oldest ?? undefined, givenUp: counts?.given_up ?? 0 };
}

/** For how many seconds the oldest message of each channel has waited to leave; 0 where none waits. */
export async function ageOfMessages(db: Database, now: Date): Promise<{ channel: Channel; seconds: number }[]> {
  const rows = await db
    .selectFrom('outbox_message')
    .select(['channel', (eb) => eb.fn.min('created_at').as('oldest')])
    .where('failed_at', 'is', null)
    .groupBy('channel')
    .execute();
  return channels.map((channel) => {
    const oldest = rows.find((row) => row.channel === channel)?.oldest;
    return { channel, seconds: oldest ? Math.max(0, now.getTime() - oldest.getTime()) / 1000 : 0 };
  });
}
