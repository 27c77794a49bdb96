import type { SiteContext } from '#platform/http/site-context.ts';
import { listDays } from '../days/days.server.ts';
import { isId } from '../parties/party.server.ts';
import type { Day } from '../reservations.ts';
import { readWhy, wordsOfWhy } from './read-why.server.ts';

/** A reservation as the link of "your day was closed" names it: who has the link was sent it, and sees nobody's name. */
export interface ToMove {
  key: string;
  /** Of the reservation. */
  id: string;
  /** The day that was closed, and why, in the reader's words. */
  date: string;
  why: string;
  /** Visitors that are still booked. */
  party: number;
  status: 'asked' | 'moved' | 'cancelled';
  /** The reservation that it became. */
  movedTo: string | undefined;
}

type Needs = Pick<SiteContext, 'db' | 'clock' | 'locale'>;

/** The reservation that a link names; undefined where none was given out with that key. */
export async function readMove({ db, locale }: Needs, key: string): Promise<ToMove | undefined> {
  if (!isId(key)) return undefined;
  const row = await db
    .selectFrom('reservation_closing_notice as notice')
    .innerJoin('reservation', 'reservation.id', 'notice.reservation_id')
    .select(['reservation.id', 'reservation.date', 'status', 'moved_to'])
    .select((of) =>
      of
        .selectFrom('reservation_visitor as visitor')
        .select(({ fn }) => fn.countAll<number>().as('party'))
        .whereRef('visitor.reservation_id', '=', 'reservation.id')
        .where('visitor.status', '=', 'booked')
        .as('party'),
    )
    .where('key', '=', key)
    // Erased 30 days after the day: there is nobody left to move.
    .where('to_sealed', 'is not', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const why = await readWhy(db, row.date);
  return {
    key,
    id: row.id,
    date: row.date,
    why: why ? wordsOfWhy(why, locale) : '',
    party: row.party ?? 0,
    status: row.moved_to ? 'moved' : row.status === 'cancelled' ? 'cancelled' : 'asked',
    movedTo: row.moved_to ?? undefined,
  };
}

/**
 * The days that whoever held places on a closed day may choose: those that were offered in its place and have room for the party,
 * else all that can be reserved.
 */
export async function daysInstead({ db, clock }: Needs, { date, party }: ToMove): Promise<Day[]> {
  const open = await listDays(db, clock.now());
  const rows = await db.selectFrom('reservation_closing_offer').select('offered').where('date', '=', date).execute();
  const offered = open.filter((day) => rows.some((row) => row.offered === day.date));
  return offered.some(({ remaining }) => remaining >= party) ? offered : open;
}
