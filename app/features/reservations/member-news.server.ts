import { reachablesOf } from '#features/accounts/index.server.ts';
import { venueDay } from '#platform/clock/clock.ts';
import type { MemberNews } from '#platform/feature/member-duties.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { accountHashes } from './parties/lookups.server.ts';

/** The days that were reserved with the phones and mails of a member and are not over, the next one first. */
export async function newsOf(
  { db, settings, clock }: Pick<SiteContext, 'db' | 'settings' | 'clock'>,
  memberId: number,
): Promise<MemberNews> {
  const own = await reachablesOf(db, settings, memberId);
  if (own.length === 0) return { visits: [] };
  const rows = await db
    .selectFrom('reservation')
    .select('date')
    .distinct()
    .where(
      'to_hash',
      'in',
      own.flatMap((to) => accountHashes(settings, to)),
    )
    .where('status', '=', 'booked')
    .where('date', '>=', venueDay(clock.now()))
    .orderBy('date')
    .execute();
  return { visits: rows.map(({ date }) => date) };
}
