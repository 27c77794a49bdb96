import { reachablesOf } from '#features/accounts/index.server.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import type { ReservationView } from '../reservations.ts';
import { type WaitingPlace, waitingOf } from '../waiting-list/waiting.server.ts';
import { reservationsOf } from './queries.server.ts';

type Needs = Pick<SiteContext, 'db' | 'settings' | 'clock'>;

/** What was reserved with the phones and mails that a member logs in with, and what they wait for. */
export async function reservationsOfMember(
  site: Needs,
  memberId: number,
): Promise<{ views: ReservationView[]; waiting: WaitingPlace[] }> {
  const own = await reachablesOf(site.db, site.settings, memberId);
  const now = site.clock.now();
  const views = await Promise.all(own.map((to) => reservationsOf(site.db, site.settings, now, { to })));
  const waiting = await Promise.all(own.map((to) => waitingOf(site, to)));
  const byDay = views.flat().sort((one, other) => (one.date < other.date ? 1 : -1));
  return { views: byDay, waiting: waiting.flat() };
}
