import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from '#platform/db/database.ts';

/**
 * Whether readers see what belongs to an edition: the one that the site is about and those before it. A later one is being prepared, whatever
 * of it is published already, and is seen from the moment it takes over.
 * @param number the column that has its number: `edition.id`
 */
export function isSeenEdition(number: string): RawBuilder<boolean> {
  return sql<boolean>`not exists (
    select from edition as shown where shown.is_current and shown.id < ${sql.ref(number)})`;
}

/** The same of one edition; what is no number of an edition holds nothing back. */
export async function isEditionSeen(db: Database | Tx, number: number): Promise<boolean> {
  if (!Number.isInteger(number)) return true;
  const earlier = db.selectFrom('edition').select('id').where('is_current', '=', true).where('id', '<', number);
  return (await earlier.executeTakeFirst()) === undefined;
}

/** Has readers see an edition that is being prepared, as its takeover will: for a preview, which takes it back. */
export async function unveilEdition(tx: Tx, number: number): Promise<void> {
  if (await isEditionSeen(tx, number)) return;
  await tx.updateTable('edition').set({ is_current: false }).where('is_current', '=', true).execute();
  await tx.updateTable('edition').set({ is_current: true }).where('id', '=', number).execute();
}
