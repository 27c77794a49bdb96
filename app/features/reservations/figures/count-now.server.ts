import { sql } from 'kysely';
import { venueDay, venueOffset } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/database.ts';

/** Reservations that stand and places of today and all days to come. */
interface Places {
  bookings: number;
  sold: number;
  held: number;
  free: number;
}

/** Counts places of today and the days to come, with those that another site has sold. */
export async function countPlaces(db: Database, now: Date): Promise<Places> {
  const { rows } = await sql<Places>`
    select coalesce(sum(bookings), 0)::int as bookings, coalesce(sum(sold), 0)::int as sold,
      coalesce(sum(held), 0)::int as held,
      coalesce(sum(greatest(capacity - sold - held, 0)), 0)::int as free
    from reservation_day where date >= ${venueDay(now)}`.execute(db);
  return rows[0] ?? { bookings: 0, sold: 0, held: 0, free: 0 };
}

/** How many visitors were let in today, and how many seconds ago the last one was; undefined before the first. */
export async function countAtGates(
  db: Database,
  now: Date,
): Promise<{ admitted: number; secondsSince: number | undefined }> {
  const { admitted, last } = await db
    .selectFrom('admission')
    .select((eb) => [eb.fn.countAll<number>().as('admitted'), eb.fn.max('admitted_at').as('last')])
    .where('admitted_at', '>=', new Date(`${venueDay(now)}T00:00:00${venueOffset}`))
    .executeTakeFirstOrThrow();
  return { admitted, secondsSince: last ? Math.max(0, now.getTime() - last.getTime()) / 1000 : undefined };
}
