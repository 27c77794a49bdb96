import { sql } from 'kysely';
import type { Database, Tx } from '#platform/db/database.ts';

/**
 * The products of an exhibitor, as things: those that readers see, have seen, or that somebody is writing; in the order of their numbers.
 * @param exhibitor its key; null where readers have never seen it: no product can name it then
 */
export async function productsOfCompany(db: Database | Tx, exhibitor: string | null): Promise<number[]> {
  if (exhibitor === null) return [];
  const names = JSON.stringify({ exhibitor });
  const { rows } = await sql<{ thing_id: number }>`
    select distinct thread.thing_id from content_revision revision
    join content_thread thread on thread.thing_id = revision.thing_id and thread.thread = 'shared'
      and revision.number in (thread.head, thread.published)
    where revision.thread = 'shared' and thread.kind = 'product' and revision.fields @> ${names}::jsonb
    order by thread.thing_id`.execute(db);
  return rows.map(({ thing_id }) => thing_id);
}
