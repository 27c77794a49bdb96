import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/**
 * How long the oldest purge that was to be sent has been waiting, in seconds; 0 where none waits. One that is to be sent a second
 * time waits from that time on.
 * @param now left out, the database's own time, in which purges are written
 */
export async function purgeLag(db: Database, now?: Date): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select greatest(0, coalesce(extract(epoch from coalesce(${now ?? null}::timestamptz, clock_timestamp()) - min(wanted_at)), 0))::float8
      as seconds
    from edge_purge`.execute(db);
  return rows[0]?.seconds ?? 0;
}
