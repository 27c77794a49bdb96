import type { SiteContext } from '#platform/http/site-context.ts';
import { doneOrGivenBack } from '../limits/given-back.server.ts';
import { stepsBeyond, withinShare } from '../limits/network-share.server.ts';
import { takeBackUse, tallyUse, untallyUses, withinLimit } from '../limits/within-limit.server.ts';
import { accountsLimits, accountsShares } from '../limits.server.ts';
import { limitHash, type Reachable } from '../reachable.server.ts';

/** So many wrong passwords were typed that no more are looked at for now. */
export interface TooManyWrong {
  outcome: 'too-often';
  retryAfter: number;
}

/** Wrong passwords for one account, by strangers to it: beyond ten, every five more ask for a harder puzzle. */
const ofAccount = { times: 10, most: 100, within: 3600, step: 5 };

/**
 * Tries a password within the limit of wrong ones, where nobody else uses that up: a member's own, or on a device that has
 * logged in to the account before. Counted beforehand, so that of many at once none is missed, and taken back where it was
 * right, or could not be looked at.
 * @param look undefined where it was wrong
 */
export async function triedPassword<Right extends number | true>(
  site: SiteContext,
  who: string,
  look: () => Promise<Right | undefined>,
): Promise<Right | undefined | TooManyWrong> {
  const permit = await withinLimit(site, accountsLimits.wrongPassword, who);
  if (!permit.allowed) return { outcome: 'too-often', retryAfter: permit.retryAfter };
  return doneOrGivenBack(site, look, isWrong, () => takeBackUse(site, accountsLimits.wrongPassword, who));
}

/**
 * Tries a password on a device that the account does not know: the more wrong ones were typed for it, or in the visitor's
 * network, the harder a puzzle goes with it. An account that nobody has is counted in the same way.
 */
export async function triedByStranger<Right extends number>(
  site: SiteContext,
  { to, work }: { to: Reachable; work: number },
  look: () => Promise<Right | undefined>,
): Promise<Right | undefined | TooManyWrong | { outcome: 'harder'; work: number }> {
  const { db, settings, clock } = site;
  if (!settings.RATE_LIMITS) return look();
  const now = clock.now();
  const account = { name: 'wrong password of account', who: limitHash(settings, 'password', to), ...ofAccount };
  const { count, retryAfter } = await tallyUse(db, now, account);
  if (count > ofAccount.most) return { outcome: 'too-often', retryAfter };
  const lookWhereSolved = async (ofNetwork: number) => {
    const asked = Math.max(stepsBeyond(count - 1, ofAccount), ofNetwork);
    return work < asked ? ({ outcome: 'harder', work: asked } as const) : look();
  };
  return doneOrGivenBack(
    site,
    () => withinShare(site, accountsShares.wrongPassword, lookWhereSolved, isWrong),
    isWrong,
    () => untallyUses(db, now, [account]),
  );
}

/** What counts: whoever typed a right password, or has to solve a puzzle first, has not typed a wrong one. */
const isWrong = (answer: unknown) => answer === undefined;
