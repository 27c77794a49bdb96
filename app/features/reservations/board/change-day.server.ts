import type { Selectable } from 'kysely';
import type { ReservationDayTable } from '#db/schema/tables.gen.ts';
import { noteAct, type Staff } from '#features/staff/index.server.ts';
import type { Tx } from '#platform/db/database.ts';
import { emptyPages } from '#platform/db/page-tags.ts';
import { may } from '#platform/http/may.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { isDate } from '../days/days.ts';
import { inReservationTransaction } from '../in-transaction.server.ts';

export type Needs = Pick<Platform, 'db' | 'settings' | 'clock'>;

/** A day whose row is held: nobody takes a place of it or gives one back meanwhile. */
export type HeldDay = Selectable<ReservationDayTable>;

/** What became of it, and what of that stands in the log; without that nothing has changed. */
interface Changed<Answer> {
  answer: Answer;
  noted?: { act: string; before: Record<string, unknown>; after: Record<string, unknown>; reason?: string };
}

/**
 * Changes a day while visitors reserve, in one transaction with its act in the log. The day is held: of a reservation and this, one
 * comes first and the other sees what it has become.
 * @throws 403 where somebody may not, 404 where there is no such day
 */
export function changeDay<Answer>(
  site: Needs,
  staff: Staff,
  date: string,
  change: (tx: Tx, day: HeldDay, now: Date) => Promise<Changed<Answer>>,
): Promise<Answer> {
  if (!may(staff, 'register')) throw new Refusal(403);
  if (!isDate(date)) throw new Refusal(404);
  const work = async (tx: Tx) => {
    const now = site.clock.now();
    const day = await tx
      .selectFrom('reservation_day')
      .selectAll()
      .where('date', '=', date)
      .forUpdate()
      .executeTakeFirst();
    if (!day) throw new Refusal(404);
    const { answer, noted } = await change(tx, day, now);
    if (noted) {
      await emptyPages(tx, ['reservations']);
      await noteAct(tx, { staff, about: `reservation-day ${date}`, ...noted }, now);
    }
    return answer;
  };
  // Out of turn: a pause does not wait for all who are in the queue to reserve.
  return inReservationTransaction(site.db, work);
}
