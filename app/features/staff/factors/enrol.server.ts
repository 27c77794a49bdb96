import { deviceName } from '#features/accounts/index.server.ts';
import { inTransaction } from '#platform/db/retried.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { staffById } from '../find-staff.server.ts';
import { noteAct } from '../log/note-act.server.ts';
import { type Challenge, claimChallenge, countTry, dropChallengeCookie, keepNonce } from '../login/challenge.server.ts';
import { openStaffSession, signedStaff } from '../sessions/staff-session.server.ts';
import type { Staff } from '../staff.ts';
import { factorsOf } from './factors.server.ts';
import { addTotp, newTotpSecret, totpAddress, totpStep } from './one-time-password.server.ts';
import { addPasskey, madePasskey, passkeyToMake, placeOf } from './passkeys.server.ts';
import { makeRecoveryCodes } from './recovery-codes.server.ts';

/** What somebody is shown who is to make a second factor: the same secret as long as the challenge lasts. */
export async function factorToMake(site: SiteContext, request: Request, challenge: Challenge) {
  const staff = await staffById(site.db, challenge.staffId);
  if (!staff) return undefined;
  const secret = challenge.nonce.secret ?? (await newTotpSecret());
  const passkey = await passkeyToMake(site.db, staff, placeOf(request, site));
  await keepNonce(site, challenge, { secret, passkey: passkey.challenge });
  return { staff, secret, address: await totpAddress(secret, staff.email), passkey };
}

/** What the form sends: the first one-time password of the app, or the passkey that was made. */
export interface TypedEnrolment {
  code: string;
  passkey: string;
}

export type Enrolled =
  | { outcome: 'missing' | 'wrong' | 'over' }
  /** `codes`: their recovery codes, where it is their first factor. */
  | { outcome: 'made'; staff: Staff; codes: string[] | undefined; cookies: string[] };

/** Keeps a second factor that somebody has shown to have. The first one opens their session. */
export async function enrol(
  site: SiteContext,
  request: Request,
  challenge: Challenge,
  typed: TypedEnrolment,
): Promise<Enrolled> {
  if (challenge.purpose !== 'enrol') return { outcome: 'over' };
  if (!typed.code && !typed.passkey) return { outcome: 'missing' };
  if (!(await countTry(site, challenge))) return { outcome: 'over' };
  const shown = await shownFactor(site, request, challenge, typed);
  if (!shown) return { outcome: 'wrong' };
  const now = site.clock.now();
  const signed = await signedStaff(request, site);
  return inTransaction(site.db, async (tx): Promise<Enrolled> => {
    const staff = await staffById(tx, challenge.staffId);
    if (!staff || !(await claimChallenge(tx, challenge))) return { outcome: 'over' };
    const isFirst = (await factorsOf(tx, staff.id)).length === 0;
    const isIn = signed?.staff.id === staff.id;
    // Somebody who has made their first factor elsewhere meanwhile has to show that one.
    if (!isFirst && !isIn) return { outcome: 'over' };
    const name = typed.passkey ? madeWith(request) : '';
    const kept = { staffId: staff.id, name, now };
    if (shown.kind === 'totp') await addTotp(tx, site.settings, { ...kept, secret: shown.secret, step: shown.step });
    else await addPasskey(tx, { ...kept, made: shown.made });
    const codes = isFirst ? await makeRecoveryCodes(tx, staff.id) : undefined;
    const opened = isIn ? undefined : await openStaffSession(tx, site, request, { staffId: staff.id, proven: true });
    const after = { kind: shown.kind, name };
    await noteAct(tx, { staff, act: 'staff.factor.add', about: `staff ${staff.id}`, after }, now);
    const cookies = [...(opened ? [opened.cookie] : []), dropChallengeCookie(site)];
    return { outcome: 'made', staff, codes, cookies };
  });
}

async function shownFactor(site: SiteContext, request: Request, { nonce }: Challenge, typed: TypedEnrolment) {
  if (typed.passkey) {
    const made = nonce.passkey && (await madePasskey(typed.passkey, nonce.passkey, placeOf(request, site)));
    return made ? { kind: 'passkey' as const, made } : undefined;
  }
  const { secret } = nonce;
  const step = secret && (await totpStep(secret, typed.code.normalize('NFKC').replace(/[\s\p{Pd}]/gu, '')));
  return secret && step ? { kind: 'totp' as const, secret, step } : undefined;
}

/** What a passkey is called: the browser and system in which it was made. */
function madeWith(request: Request): string {
  const { browser, system } = deviceName(request.headers.get('User-Agent') ?? '');
  return [browser, system].filter(Boolean).join(' · ');
}
