import { inTransaction } from '#platform/db/retried.ts';
import { noteSecurity, pseudonym } from '#platform/http/security-log.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { passwordHashOf } from '../login/login.server.ts';
import { reachablesOf } from '../members/find-member.server.ts';
import { tellMember } from '../members/tell-member.server.ts';
import { hashPassword, isPassword } from '../passwords/password-hash.server.ts';
import { passwordProblem } from '../passwords/password-problem.server.ts';
import type { PasswordProblem } from '../passwords/password-rules.ts';
import { type TooManyWrong, triedPassword } from '../passwords/tried-password.server.ts';
import type { SignedIn } from '../sessions/member-session.server.ts';
import { endSessions } from '../sessions/sessions.server.ts';

export type PasswordSet =
  | { outcome: 'set' }
  | { outcome: 'problem'; problem: PasswordProblem }
  | { outcome: 'old-missing' | 'old-wrong' }
  /** Nothing shows that it is the owner who asks: they log in by a code first. */
  | { outcome: 'unproven' }
  | TooManyWrong;

/**
 * Sets a member's password, or changes it: with the old one, or within a quarter of an hour of a login by code (so one that
 * was forgotten is set anew). All other sessions end, and the member is told.
 */
export async function setPassword(
  site: SiteContext,
  signed: SignedIn,
  { old, password }: { old: string; password: string },
): Promise<PasswordSet> {
  const { db, settings } = site;
  const { member, sessionId } = signed;
  const accounts = (await reachablesOf(db, settings, member.id)).map(({ address }) => address);
  const problem = await passwordProblem(password, [...accounts, member.name, member.company].filter(Boolean));
  const refusal = await refusalOf(site, signed, old);
  if (refusal) return refusal;
  if (problem) return { outcome: 'problem', problem };
  const password_hash = await hashPassword(password);
  const { passwordWords } = await import('./account-words.server.ts');
  await inTransaction(db, async (tx) => {
    await tx.updateTable('member').set({ password_hash }).where('id', '=', member.id).execute();
    await endSessions(tx, member.id, sessionId);
    await tellMember(tx, site, member.id, passwordWords);
  });
  noteSecurity(site, 'credentials', { what: 'password', member: pseudonym(settings, `member ${member.id}`) });
  return { outcome: 'set' };
}

async function refusalOf(
  site: SiteContext,
  { member, proof }: SignedIn,
  old: string,
): Promise<PasswordSet | undefined> {
  if (proof === 'code') return undefined;
  const hash = await passwordHashOf(site, member.id);
  if (!hash) return { outcome: 'unproven' };
  if (!old) return { outcome: 'old-missing' };
  const right = await triedPassword(site, `member ${member.id}`, async () =>
    (await isPassword(old, hash)) ? (true as const) : undefined,
  );
  if (typeof right === 'object') return right;
  return right ? undefined : { outcome: 'old-wrong' };
}
