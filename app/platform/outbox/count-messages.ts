import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** How many messages wait to leave, and how many were given up within the last days: for whoever runs the site. */
export async function countMessages(db: Database): Promise<{ waiting: number; givenUp: number }> {
  const { rows } = await sql<{ waiting: number; given_up: number }>`
    select count(*) filter (where failed_at is null) as waiting, count(failed_at) as given_up
    from outbox_message`.execute(db);
  return { waiting: rows[0]?.waiting ?? 0, givenUp: rows[0]?.given_up ?? 0 };
}
