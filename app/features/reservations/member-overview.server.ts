import type { MemberOverview } from '#platform/feature/member-duties.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { placeOf } from './days/place.server.ts';
import { reservationsOfMember } from './holder/of-member.server.ts';

/** The next visit of a member. */
export interface NextVisit {
  /** Of its reservation. */
  id: string;
  date: string;
  opens: string;
  closes: string;
  gate: string;
  place: string;
  /** Who is expected. */
  visitors: number;
}

/** Places that are held for a member, for two hours. */
export interface HeldPlaces {
  key: string;
  date: string;
}

declare module '#platform/feature/member-duties.ts' {
  interface MemberOverview {
    visit: NextVisit;
    held: HeldPlaces[];
  }
}

/** What is next of what was reserved with the phones and mails of a member, and what is held for them. */
export async function overviewOf(site: SiteContext, memberId: number): Promise<Partial<MemberOverview>> {
  const { views, waiting } = await reservationsOfMember(site, memberId);
  const held = waiting.filter(({ status }) => status === 'offered').map(({ key, date }) => ({ key, date }));
  const ahead = views.filter(({ cancellable, isClosed }) => cancellable && !isClosed);
  const [next] = ahead.sort((one, other) => (one.date < other.date ? -1 : 1));
  if (!next) return { held };
  const { id, date, opens, closes, gate } = next;
  const visitors = next.visitors.filter(({ status }) => status === 'booked').length;
  return { held, visit: { id, date, opens, closes, gate, visitors, place: await placeOf(site, date) } };
}
