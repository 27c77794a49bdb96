import { inTransaction } from '#platform/db/retried.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { passkeyToShow, placeOf } from '../factors/passkeys.server.ts';
import { type FactorAnswer, type TypedFactor, tryFactor } from '../factors/try-factor.server.ts';
import { staffById } from '../find-staff.server.ts';
import { noteAct } from '../log/note-act.server.ts';
import { openStaffSession, renewProven, type SignedStaff } from '../sessions/staff-session.server.ts';
import type { Staff } from '../staff.ts';
import { type Challenge, claimChallenge, dropChallengeCookie, keepNonce } from './challenge.server.ts';

type Problem = Exclude<FactorAnswer, { outcome: 'right' }>;

/** What the browser needs to show a passkey for a challenge; undefined where its owner has none. */
export async function passkeyFor(site: SiteContext, request: Request, challenge: Challenge) {
  const options = await passkeyToShow(site.db, challenge.staffId, placeOf(request, site));
  if (options) await keepNonce(site, challenge, { passkey: options.challenge });
  return options;
}

/** Opens a session for somebody who owes nothing but the second factor, where it is right. */
export async function loginWithFactor(
  site: SiteContext,
  request: Request,
  challenge: Challenge,
  typed: TypedFactor,
): Promise<Problem | { outcome: 'in'; staff: Staff; cookies: string[] }> {
  const answer = await tryFactor(site, challenge, placeOf(request, site), typed);
  if (answer.outcome !== 'right') return answer;
  const { way } = answer;
  return inTransaction(site.db, async (tx) => {
    const staff = await staffById(tx, challenge.staffId);
    if (!staff || !(await claimChallenge(tx, challenge))) return { outcome: 'over' };
    const { cookie } = await openStaffSession(tx, site, request, { staffId: staff.id, proven: true });
    await noteAct(tx, { staff, act: 'staff.login', about: `staff ${staff.id}`, after: { way } }, site.clock.now());
    return { outcome: 'in', staff, cookies: [cookie, dropChallengeCookie(site)] };
  });
}

/** Notes that somebody who is logged in has shown their second factor once more. @returns the cookie of their session from now on */
export async function proveWithFactor(
  site: SiteContext,
  request: Request,
  { challenge, signed, typed }: { challenge: Challenge; signed: SignedStaff; typed: TypedFactor },
): Promise<Problem | { outcome: 'proven'; cookie: string }> {
  if (challenge.purpose !== 'prove' || challenge.staffId !== signed.staff.id) return { outcome: 'over' };
  const answer = await tryFactor(site, challenge, placeOf(request, site), typed);
  if (answer.outcome !== 'right') return answer;
  if (!(await claimChallenge(site.db, challenge))) return { outcome: 'over' };
  return { outcome: 'proven', cookie: await renewProven(site, signed) };
}
