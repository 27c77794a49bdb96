import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';

/** The channel on which processes learn that something has happened in a talk: a notice says its id and nothing else. */
export const talksChannel = 'talks';

/** Tells all who listen to a talk, as the transaction commits. */
export async function wakeTalk(tx: Tx, talkId: number): Promise<void> {
  await sql`select pg_notify(${talksChannel}, ${String(talkId)})`.execute(tx);
}
