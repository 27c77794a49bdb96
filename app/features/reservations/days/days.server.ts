import { type RawBuilder, sql } from 'kysely';
import { venueOffset, venueTimestamp } from '#platform/clock/clock.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import type { Day } from '../reservations.ts';
import { isDate } from './days.ts';

/**
 * Whether a row of `reservation_day` can be reserved at a moment: booking has begun and is not paused, and the day is neither
 * over nor closed to visitors. Asks the row alone: who waits for it sees what it has become. Tells nothing of places.
 */
export function isOpen(now: Date): RawBuilder<boolean> {
  const [today = '', time = ''] = venueTimestamp(now).split(' ');
  return sql<boolean>`(case when reservation_day.opens_at is null then reservation_day.books_from <= ${today}::date
      else reservation_day.opens_at <= ${now}::timestamptz end
    and not reservation_day.is_paused and reservation_day.closed_at is null
    and (reservation_day.date > ${today}::date
      or (reservation_day.date = ${today}::date and reservation_day.closes > ${time.slice(0, 5)})))`;
}

/** The days that can be reserved now, full ones too, in order. */
export async function listDays(db: Database | Tx, now: Date): Promise<Day[]> {
  return daysQuery(db).where(isOpen(now)).orderBy('date').execute();
}

/** One of the days that can be reserved now. */
export async function readDay(db: Database | Tx, now: Date, date: string): Promise<Day | undefined> {
  if (!isDate(date)) return undefined;
  return daysQuery(db).where(isOpen(now)).where('date', '=', date).executeTakeFirst();
}

function daysQuery(db: Database | Tx) {
  return db.selectFrom('reservation_day').select([
    'date',
    'capacity',
    sql<number>`capacity - sold - held`.as('remaining'),
    'bookings',
    'opens',
    'closes',
    'gate',
    sql<number>`(select count(*) from waiting_party waiting
      where waiting.date = reservation_day.date and waiting.status = 'waiting')`.as('waiting'),
  ]);
}

/** The moment at which a day closes. */
export function closingOf({ date, closes }: { date: string; closes: string }): Date {
  return new Date(`${date}T${closes}:00${venueOffset}`);
}
