import { venueDay } from '#platform/clock/clock.ts';
import type { Database, Tx } from '#platform/db/database.ts';

/** How many days of the sub-hall a demonstration keeps open, today the first. */
const daysOpen = 21;
/** After how many days kinds of days come again: today cannot be booked any more in the evening, and all kinds are still there. */
const cycle = daysOpen - 1;
const dayLength = 86_400_000;
/** Visitors of a booking that was not made here, on average (5 at most): by that the groups' bookings are counted. */
const groupSize = 4;

/**
 * Opens the days of a demonstration that are not open yet. What a day is like depends on its date alone: of any 20 days on
 * end one has 100 places, one is full and three nearly are, by groups that booked elsewhere. Days that are there stay.
 */
export async function keepDaysOpen(db: Database | Tx, now: Date): Promise<void> {
  const today = Date.parse(`${venueDay(now)}T00:00:00Z`) / dayLength;
  const days = Array.from({ length: daysOpen }, (_, i) => demonstrationDay(today + i));
  await db
    .insertInto('reservation_day')
    .values(days)
    .onConflict((conflict) => conflict.column('date').doNothing())
    .execute();
}

/** @param day counted from 1970 */
function demonstrationDay(day: number) {
  const { capacity, elsewhere } = quotaOf(day);
  return {
    date: dateOf(day),
    capacity,
    sold: elsewhere,
    sold_elsewhere: elsewhere,
    bookings: Math.ceil(elsewhere / groupSize),
    bookings_elsewhere: Math.ceil(elsewhere / groupSize),
    opens: '09:00',
    closes: '17:00',
    gate: '1',
    books_from: dateOf(day - daysOpen + 1),
  };
}

function quotaOf(day: number): { capacity: number; elsewhere: number } {
  switch (day % cycle) {
    case 3:
      return { capacity: 1200, elsewhere: 1198 };
    case 6:
      return { capacity: 100, elsewhere: 0 };
    case 9:
      return { capacity: 800, elsewhere: 793 };
    case 13:
      return { capacity: 600, elsewhere: 600 };
    case 17:
      return { capacity: 1200, elsewhere: 1176 };
    default:
      // Saturdays and Sundays draw more people; 1 January 1970 was a Thursday.
      return (day + 4) % 7 === 6 || (day + 4) % 7 === 0
        ? { capacity: 2000, elsewhere: 300 + ((day * 37) % 500) }
        : { capacity: 1200, elsewhere: 80 + ((day * 53) % 300) };
  }
}

function dateOf(day: number): string {
  return new Date(day * dayLength).toISOString().slice(0, 10);
}
