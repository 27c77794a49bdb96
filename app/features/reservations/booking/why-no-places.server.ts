import type { SiteContext } from '#platform/http/site-context.ts';
import { readDay } from '../days/days.server.ts';
import type { Refusal } from '../order/outcomes.ts';
import type { Party } from '../parties/party.server.ts';

/** Why there was no place: the day cannot be reserved (any more), or has fewer places than the party needs. */
export async function whyNoPlaces(
  { db, clock }: Pick<SiteContext, 'db' | 'clock'>,
  { date, visitors }: Party,
): Promise<Extract<Refusal, { outcome: 'closed-day' | 'full' }>> {
  const day = await readDay(db, clock.now(), date);
  if (!day) return { outcome: 'closed-day' };
  // Places may have come free since: what is said stays what was found.
  return { outcome: 'full', remaining: Math.min(day.remaining, visitors.length - 1) };
}
