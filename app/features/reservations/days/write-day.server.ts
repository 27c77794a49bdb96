import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import type { ReadyDay } from './day-draft.server.ts';
import { never } from './days.ts';

/**
 * Writes a day that has been checked; what is taken of it stays taken. Places that were changed at work since it was written stay
 * what they are, unless it is written with others than before; so does the moment from which it can be booked.
 */
export async function writeDay(tx: Tx, day: ReadyDay): Promise<void> {
  const { date, booksFrom, capacity, ...same } = day;
  const row = { ...same, books_from: booksFrom };
  await tx
    .insertInto('reservation_day')
    .values({ date, capacity, ...row })
    .onConflict((conflict) =>
      conflict.column('date').doUpdateSet({
        ...row,
        capacity: sql<number>`case when reservation_day.drafted_capacity = excluded.capacity then reservation_day.capacity
          else excluded.capacity end`,
        drafted_capacity: sql<number | null>`case when reservation_day.drafted_capacity = excluded.capacity
          then reservation_day.drafted_capacity end`,
        opens_at: sql<Date | null>`case when reservation_day.books_from = excluded.books_from
          then reservation_day.opens_at end`,
      }),
    )
    .execute();
}

/** Has nobody reserve a day any more. What is reserved on it stays, with its hours and its gate. */
export async function withdrawDay(tx: Tx, date: string): Promise<void> {
  await tx.updateTable('reservation_day').set({ books_from: never, opens_at: null }).where('date', '=', date).execute();
}
