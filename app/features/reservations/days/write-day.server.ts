import type { Tx } from '#platform/db/database.ts';
import type { ReadyDay } from './day-draft.server.ts';

/** The first day of reserving of a day that is withdrawn: it never comes. */
const never = '9999-12-31';

/** Writes a day that has been checked; what is taken of it stays taken. */
export async function writeDay(tx: Tx, day: ReadyDay): Promise<void> {
  const { date, booksFrom, ...same } = day;
  const row = { ...same, books_from: booksFrom };
  await tx
    .insertInto('reservation_day')
    .values({ date, ...row })
    .onConflict((conflict) => conflict.column('date').doUpdateSet(row))
    .execute();
}

/** Has nobody reserve a day any more. What is reserved on it stays, with its hours and its gate. */
export async function closeDay(tx: Tx, date: string): Promise<void> {
  await tx.updateTable('reservation_day').set({ books_from: never }).where('date', '=', date).execute();
}
