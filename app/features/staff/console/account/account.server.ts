import { venueIso } from '#platform/clock/clock.ts';
import { noteSecurity, pseudonym } from '#platform/http/security-log.ts';
import { seeOther } from '#platform/http/see-other.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { factorsOf, removeFactor } from '../../factors/factors.server.ts';
import { recoveryCodesLeft } from '../../factors/recovery-codes.server.ts';
import { beginChallenge } from '../../login/challenge.server.ts';
import { leadingTo } from '../../login/console-path.ts';
import { renewRecoveryCodes } from '../../own/own-account.server.ts';
import { staffSessionsOf } from '../../sessions/own-sessions.server.ts';
import { dropStaffSession, type SignedStaff } from '../../sessions/staff-session.server.ts';
import { makeToken, tokensOf } from '../../tokens/own-tokens.server.ts';
import { tokenDays } from '../../tokens/token-days.ts';
import { withCookies } from '../with-cookies.ts';
import type { AccountProblems } from './account-words.ts';

export const here = '/console/account/';

/** All that somebody sees of their own account. */
export async function ownAccount(site: SiteContext, signed: SignedStaff) {
  const { staff, isProven } = signed;
  const [factors, codesLeft, sessions, tokens] = await Promise.all([
    factorsOf(site.db, staff.id),
    recoveryCodesLeft(site.db, staff.id),
    staffSessionsOf(site, signed),
    tokensOf(site.db, staff.id),
  ]);
  const { email, name, locale, roles } = staff;
  return {
    email,
    name: name === email ? '' : name,
    locale,
    roles,
    isProven,
    codesLeft,
    factors: factors.map((each) => ({
      ...each,
      createdAt: venueIso(each.createdAt),
      usedAt: each.usedAt && venueIso(each.usedAt),
    })),
    sessions: sessions.map((each) => ({
      ...each,
      createdAt: venueIso(each.createdAt),
      seenAt: venueIso(each.seenAt),
    })),
    tokens: tokens.map((each) => ({
      ...each,
      createdAt: venueIso(each.createdAt),
      expiresAt: venueIso(each.expiresAt),
    })),
  };
}

/** Asks once more for the second factor, and comes back. */
export const proveFirst = (site: SiteContext) => seeOther(site, leadingTo('/console/prove', here));

/** On to making one more factor: an own one, so that nobody who has come upon an open session leaves one behind. */
export async function beginToEnrol(site: SiteContext, request: Request, { staff, isProven }: SignedStaff) {
  if (!isProven) return proveFirst(site);
  const cookie = await beginChallenge(site, request, { staffId: staff.id, purpose: 'enrol' });
  return seeOther(site, leadingTo('/console/login/enrol', `${here}?done=added`), withCookies([cookie]));
}

export async function takeFactorAway(site: SiteContext, signed: SignedStaff, id: string) {
  if (!signed.isProven) return proveFirst(site);
  const removed = await removeFactor(site, signed, id);
  return seeOther(site, `${here}?done=${removed}`);
}

export async function newCodes(site: SiteContext, signed: SignedStaff) {
  return signed.isProven ? { codes: await renewRecoveryCodes(site, signed) } : proveFirst(site);
}

/** @param days as typed: 1 to 366 */
export async function newOwnToken(
  site: SiteContext,
  signed: SignedStaff,
  name: string,
  days: string,
): Promise<Response | { token: string } | { problems: AccountProblems }> {
  if (!signed.isProven) return proveFirst(site);
  const number = /^\d{1,3}$/.test(days) ? Number(days) : 0;
  const problems: AccountProblems = {
    ...(!name && { tokenName: 'missing' }),
    ...((number < 1 || number > tokenDays.most) && { tokenDays: 'wrong' }),
  };
  if (Object.keys(problems).length > 0) return { problems };
  return { token: await makeToken(site, signed, { name, days: number }) };
}

/** Ends the session that asks. @returns the header `Set-Cookie` that takes its cookie away */
export async function logOut(site: SiteContext, request: Request, { staff }: SignedStaff): Promise<string> {
  noteSecurity(site, 'logout', { who: pseudonym(site.settings, `staff ${staff.id}`) });
  return dropStaffSession(site.db, site, request);
}
