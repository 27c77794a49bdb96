import type { Staff } from '#features/staff/index.server.ts';
import { passOn } from '../waiting-list/offers.server.ts';
import { placesMost } from './board.ts';
import { changeDay, type Needs } from './change-day.server.ts';

/** What became of it. */
export type CapacityChanged =
  | { outcome: 'changed' | 'same' }
  /** No number of places that a day can have. */
  | { outcome: 'no-number' }
  /** So many are taken at this moment. */
  | { outcome: 'too-few'; sold: number; held: number };

/**
 * Gives a day more or fewer places, never fewer than are sold or held; what is more goes to the waiting list at once. The table's
 * own check would refuse as well.
 * @throws 403 where somebody may not, 404 where there is no such day
 */
export async function changeCapacity(
  site: Needs,
  staff: Staff,
  { date, capacity }: { date: string; capacity: number },
): Promise<CapacityChanged> {
  const isNumber = Number.isInteger(capacity) && capacity >= 0 && capacity <= placesMost;
  return changeDay<CapacityChanged>(site, staff, date, async (tx, day) => {
    const { sold, held, capacity: before, drafted_capacity } = day;
    if (!isNumber) return { answer: { outcome: 'no-number' } };
    if (capacity === before) return { answer: { outcome: 'same' } };
    if (capacity < sold + held) return { answer: { outcome: 'too-few', sold, held } };
    await tx
      .updateTable('reservation_day')
      .set({ capacity, drafted_capacity: drafted_capacity ?? before })
      .where('date', '=', date)
      .execute();
    if (capacity > before) await passOn(tx, site, date);
    const noted = { act: 'reservation.capacity', before: { capacity: before }, after: { capacity } };
    return { answer: { outcome: 'changed' }, noted };
  });
}
