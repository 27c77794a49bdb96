import type { Staff } from '#features/staff/index.server.ts';
import { venueIso } from '#platform/clock/clock.ts';
import { closingOf } from '../days/days.server.ts';
import { passOn } from '../waiting-list/offers.server.ts';
import { changeDay, type HeldDay, type Needs } from './change-day.server.ts';
import { openingOf } from './read-board.server.ts';

/** What became of it; `over`: the day is over, `withdrawn`: it was withdrawn where its text is written. */
export type Opened =
  | { outcome: 'changed' | 'same' }
  | { outcome: 'over' | 'withdrawn' | 'closed-day' }
  /** The day would be over before it could be booked. */
  | { outcome: 'too-late' };

/**
 * Says from when a day can be booked: now, or a moment. Who waits is offered what is free as soon as it can.
 * @param from left out: now
 * @throws 403 where somebody may not, 404 where there is no such day
 */
export async function openDay(
  site: Needs,
  staff: Staff,
  { date, from }: { date: string; from?: Date | undefined },
): Promise<Opened> {
  return changeDay<Opened>(site, staff, date, async (tx, day, now) => {
    const why = whyNot(day, now);
    if (why) return { answer: { outcome: why } };
    const opensAt = from ?? now;
    if (opensAt >= closingOf(day)) return { answer: { outcome: 'too-late' } };
    const before = openingOf(day);
    // It can be booked already: to say so again would only change since when.
    if (before && (before.getTime() === opensAt.getTime() || (!from && before <= now)))
      return { answer: { outcome: 'same' } };
    await tx.updateTable('reservation_day').set({ opens_at: opensAt }).where('date', '=', date).execute();
    await passOn(tx, site, date);
    const noted = {
      act: 'reservation.open',
      before: { opensAt: before ? venueIso(before) : null },
      after: { opensAt: venueIso(opensAt) },
    };
    return { answer: { outcome: 'changed' }, noted };
  });
}

/**
 * Has nobody reserve a day for a while, or goes on. What is reserved and held stays, and who waits keeps the turn; offers that run
 * out meanwhile are given on once it goes on.
 * @throws 403 where somebody may not, 404 where there is no such day
 */
export async function pauseDay(
  site: Needs,
  staff: Staff,
  { date, pause }: { date: string; pause: boolean },
): Promise<Opened> {
  return changeDay<Opened>(site, staff, date, async (tx, day, now) => {
    const why = whyNot(day, now);
    if (why) return { answer: { outcome: why } };
    if (day.is_paused === pause) return { answer: { outcome: 'same' } };
    await tx.updateTable('reservation_day').set({ is_paused: pause }).where('date', '=', date).execute();
    if (!pause) await passOn(tx, site, date);
    const act = pause ? 'reservation.pause' : 'reservation.resume';
    return {
      answer: { outcome: 'changed' },
      noted: { act, before: { paused: day.is_paused }, after: { paused: pause } },
    };
  });
}

function whyNot(day: HeldDay, now: Date): 'over' | 'withdrawn' | 'closed-day' | undefined {
  if (day.closed_at) return 'closed-day';
  if (closingOf(day) <= now) return 'over';
  return openingOf(day) ? undefined : 'withdrawn';
}
