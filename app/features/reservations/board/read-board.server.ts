import { sql } from 'kysely';
import { venueDay, venueIso, venueOffset } from '#platform/clock/clock.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { closingOf } from '../days/days.server.ts';
import { isDate, never } from '../days/days.ts';
import type { ClosingCounts, DayStand, DayState } from './board.ts';

/** More days than any expo keeps open at once. */
const mostDays = 400;

/** How the days stand that are not past, in order. */
export async function readBoard(db: Database | Tx, now: Date): Promise<DayStand[]> {
  const rows = await dayRows(db).where('date', '>=', venueDay(now)).orderBy('date').limit(mostDays).execute();
  return standsOf(db, rows, now);
}

/** How a day stands, also a past one; undefined where there is no such day. */
export async function readStand(db: Database | Tx, now: Date, date: string): Promise<DayStand | undefined> {
  if (!isDate(date)) return undefined;
  const rows = await dayRows(db).where('date', '=', date).execute();
  return (await standsOf(db, rows, now))[0];
}

function dayRows(db: Database | Tx) {
  return db
    .selectFrom('reservation_day')
    .select(['date', 'opens', 'closes', 'capacity', 'sold', 'held', 'bookings'])
    .select(['books_from', 'opens_at', 'is_paused', 'closed_at'])
    .select(
      sql<number>`(select count(*) from waiting_party waiting
        where waiting.date = reservation_day.date and waiting.status = 'waiting')`.as('waiting'),
    );
}

type DayRow = Awaited<ReturnType<ReturnType<typeof dayRows>['execute']>>[number];

async function standsOf(db: Database | Tx, rows: DayRow[], now: Date): Promise<DayStand[]> {
  const closings = await countClosings(
    db,
    rows.filter(({ closed_at }) => closed_at).map(({ date }) => date),
  );
  return rows.map((row) => {
    const { date, opens, closes, capacity, sold, held, bookings, waiting } = row;
    const opensAt = openingOf(row);
    return {
      ...{ date, opens, closes, capacity, sold, held, bookings, waiting },
      free: capacity - sold - held,
      state: stateOf(row, opensAt, now),
      opensAt: opensAt && venueIso(opensAt),
      closing: row.closed_at ? (closings.get(date) ?? nobody) : undefined,
    };
  });
}

/** From when a day can be booked; undefined for one that was withdrawn. */
export function openingOf({ books_from, opens_at }: Pick<DayRow, 'books_from' | 'opens_at'>): Date | undefined {
  return books_from === never ? undefined : (opens_at ?? new Date(`${books_from}T00:00:00${venueOffset}`));
}

function stateOf(row: DayRow, opensAt: Date | undefined, now: Date): DayState {
  if (row.closed_at) return 'closed';
  if (closingOf(row) <= now) return 'over';
  if (!opensAt) return 'withdrawn';
  if (row.is_paused) return 'paused';
  if (opensAt > now) return 'later';
  return row.sold + row.held < row.capacity ? 'open' : 'full';
}

const nobody: ClosingCounts = { holders: 0, told: 0, moved: 0, cancelled: 0, unanswered: 0 };

async function countClosings(db: Database | Tx, dates: readonly string[]): Promise<Map<string, ClosingCounts>> {
  if (dates.length === 0) return new Map();
  const rows = await db
    .selectFrom('reservation_closing_notice as notice')
    .innerJoin('reservation', 'reservation.id', 'notice.reservation_id')
    .select(['notice.date', ({ fn }) => fn.countAll<number>().as('holders')])
    .select([
      sql<number>`count(told_at)`.as('told'),
      sql<number>`count(moved_to)`.as('moved'),
      sql<number>`count(*) filter (where status = 'cancelled' and moved_to is null)`.as('cancelled'),
      sql<number>`count(*) filter (where status = 'booked')`.as('unanswered'),
    ])
    .where('notice.date', 'in', dates)
    .groupBy('notice.date')
    .execute();
  return new Map(rows.map(({ date, ...counts }) => [date, counts]));
}
