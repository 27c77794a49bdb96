import { type Reachable, spendCode } from '#features/accounts/index.server.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { proofLifetime } from '../reservations.ts';
import { writeDraft } from './draft.server.ts';
import type { Draft } from './draft.ts';

/**
 * Uses up a code and notes in the draft that its phone or mail is proven, both or neither: whoever presses twice finds the
 * one as soon as the other is seen.
 * @returns whether the code was right; a wrong one counts as a try
 */
export function proveDraft(
  request: Request,
  site: SiteContext,
  { to, codeId, sentAt: _sentAt, knownOnly: _knownOnly, ...draft }: Draft & { to: Reachable },
  code: string,
): Promise<boolean> {
  const now = site.clock.now();
  return site.db.transaction().execute(async (tx) => {
    const right = await spendCode(tx, site, { purpose: 'reservation', to, code, codeId });
    const proven = { to, until: now.getTime() + proofLifetime };
    // From here on the code says who reserves, no longer the link of an offer.
    if (right) await writeDraft(request, { ...site, db: tx }, { ...draft, proven, offerTo: undefined });
    return right;
  });
}
