import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';

/** The next number of a table that does not number its rows itself. What is withdrawn keeps its row, so that no number comes twice. */
export async function nextId(tx: Tx, table: 'contact' | 'phrase' | 'shuttle_line'): Promise<number> {
  const highest = sql<{ id: number }>`select id from ${sql.table(table)} order by id desc limit 1`;
  return ((await highest.execute(tx)).rows[0]?.id ?? 0) + 1;
}
