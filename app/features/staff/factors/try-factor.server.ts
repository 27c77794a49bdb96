import { takeBackUse, withinLimit } from '#features/accounts/index.server.ts';
import { noteSecurity, pseudonym } from '#platform/http/security-log.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { staffLimits } from '../limits.server.ts';
import { type Challenge, countTry } from '../login/challenge.server.ts';
import { spendTotp } from './one-time-password.server.ts';
import { type Place, shownPasskey } from './passkeys.server.ts';
import { spendRecoveryCode } from './recovery-codes.server.ts';

/** What a form sends to show a second factor; one of them is filled. */
export interface TypedFactor {
  /** A one-time password, or a recovery code. */
  code: string;
  /** What a passkey has signed. */
  passkey: string;
}

export type FactorAnswer =
  | { outcome: 'right'; way: 'totp' | 'passkey' | 'recovery code' }
  | { outcome: 'missing' | 'wrong' | 'over' }
  | { outcome: 'too-often'; retryAfter: number };

/** Looks at a second factor within its challenge. Counted beforehand: five wrong ones end it, ten in an hour all typing. */
export async function tryFactor(
  site: SiteContext,
  challenge: Challenge,
  place: Place,
  typed: TypedFactor,
): Promise<FactorAnswer> {
  if (!typed.code && !typed.passkey) return { outcome: 'missing' };
  if (!(await countTry(site, challenge))) return { outcome: 'over' };
  const answer = await (typed.passkey
    ? byPasskey(site, challenge, place, typed.passkey)
    : byCode(site, challenge, typed));
  const who = pseudonym(site.settings, `staff ${challenge.staffId}`);
  noteSecurity(site, 'login', { way: 'staff factor', outcome: answer.outcome, who });
  return answer;
}

async function byPasskey(
  site: SiteContext,
  { staffId, nonce }: Challenge,
  place: Place,
  sent: string,
): Promise<FactorAnswer> {
  const right = nonce.passkey && (await shownPasskey(site, { staffId, sent, nonce: nonce.passkey, place }));
  return right ? { outcome: 'right', way: 'passkey' } : { outcome: 'wrong' };
}

async function byCode(site: SiteContext, { staffId }: Challenge, { code }: TypedFactor): Promise<FactorAnswer> {
  const who = `staff ${staffId}`;
  const permit = await withinLimit(site, staffLimits.wrongFactor, who);
  if (!permit.allowed) return { outcome: 'too-often', retryAfter: permit.retryAfter };
  const way = await wayOf(site, staffId, code.normalize('NFKC'));
  if (!way) return { outcome: 'wrong' };
  await takeBackUse(site, staffLimits.wrongFactor, who);
  return { outcome: 'right', way };
}

async function wayOf({ db, settings, clock }: SiteContext, staffId: number, code: string) {
  const now = clock.now();
  const digits = code.replace(/[\s\p{Pd}]/gu, '');
  if (/^\d{6}$/.test(digits))
    return (await spendTotp(db, settings, { staffId, typed: digits, now })) ? ('totp' as const) : undefined;
  return (await spendRecoveryCode(db, { staffId, typed: code, now })) ? ('recovery code' as const) : undefined;
}
