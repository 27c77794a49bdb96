import { reachablesOf, withinLimit } from '#features/accounts/index.server.ts';
import { noteAct, type Staff } from '#features/staff/index.server.ts';
import { inTransaction } from '#platform/db/retried.ts';
import { may } from '#platform/http/may.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { asLine, problemOfText } from '#platform/i18n/graphemes.ts';
import { claimReasonMost } from './claims.ts';
import { directoryLimits } from './limits.server.ts';

/** What became of asking how somebody is reached who asks for a company. */
export type ClaimantShown =
  | { outcome: 'revealed'; addresses: string[] }
  | { outcome: 'wrong-reason'; problem: 'missing' | 'too-long' }
  | { outcome: 'too-often'; retryAfter: number }
  | { outcome: 'forbidden' | 'missing' };

/** Shows staff in full how somebody is reached who asks for a company, to ask them back. That it was shown, to whom and why is in the log. */
export async function revealClaimant(
  site: SiteContext,
  staff: Staff,
  { id, reason: typed }: { id: number; reason: string },
): Promise<ClaimantShown> {
  if (!may(staff, 'write')) return { outcome: 'forbidden' };
  const reason = asLine(typed);
  const problem = problemOfText(reason, claimReasonMost);
  if (problem) return { outcome: 'wrong-reason', problem };
  const permit = await withinLimit(site, directoryLimits.claimantReveal, `staff ${staff.id}`);
  if (!permit.allowed) return { outcome: 'too-often', retryAfter: permit.retryAfter };
  return inTransaction(site.db, async (tx): Promise<ClaimantShown> => {
    const claim = await tx.selectFrom('company_claim').select('member_id').where('id', '=', id).executeTakeFirst();
    if (!claim) return { outcome: 'missing' };
    const reachables = await reachablesOf(tx, site.settings, claim.member_id);
    await noteAct(tx, { staff, act: 'company.reveal', about: `claim ${id}`, reason }, site.clock.now());
    return { outcome: 'revealed', addresses: reachables.map(({ address }) => address) };
  });
}
