import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

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
