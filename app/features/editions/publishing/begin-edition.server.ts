import type { Tx } from '#platform/db/database.ts';

/** The days of an edition that is begun. */
interface BegunEdition {
  number: number;
  startDate: string;
  endDate: string;
  publicFrom?: string | undefined;
  publicTo?: string | undefined;
}

/**
 * Begins an edition that says nothing in any language yet: readers see nothing of it, and events, companies and plans can name it.
 * @returns false where there is an edition of that number already
 */
export async function beginEdition(
  tx: Tx,
  { number, startDate, endDate, publicFrom, publicTo }: BegunEdition,
): Promise<boolean> {
  const days = { start_date: startDate, end_date: endDate };
  const made = await tx
    .insertInto('edition')
    .values({ id: number, ...days, public_from: publicFrom ?? null, public_to: publicTo ?? null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

/** Takes away an edition that is not the site's. @throws what the database says (23503) where an event, a company or a partner names it */
export async function forgetEdition(tx: Tx, number: number): Promise<void> {
  await tx.deleteFrom('edition').where('id', '=', number).where('is_current', '=', false).execute();
}
