import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';

type Table = 'contact' | 'event_bookable' | 'event_room' | 'event_venue' | 'phrase' | 'shuttle_line';

/**
 * The next number of a table that does not number its rows itself. What is withdrawn keeps its row, so that no number comes
 * twice; and of two who ask at once the second waits until the first one's row is there, or is not to be.
 */
export async function nextId(tx: Tx, table: Table): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext(${`next id of ${table}`}))`.execute(tx);
  const highest = sql<{ id: number }>`select id from ${sql.table(table)} order by id desc limit 1`;
  return ((await highest.execute(tx)).rows[0]?.id ?? 0) + 1;
}
