import { inTransaction } from '#platform/db/retried.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { findOrMakeMember, memberIdOf } from './find-member.server.ts';
import { limitWrongCodes, type TooManyWrong } from './limit-wrong-codes.server.ts';
import { openSession } from './member-session.server.ts';
import { isPassword } from './password-hash.server.ts';
import { type Reachable, readReachable } from './reachable.server.ts';
import { spendCode } from './spend-code.server.ts';
import { takeBackUse, withinLimit } from './within-limit.server.ts';

/** A login that succeeded. */
export interface LoggedIn {
  outcome: 'logged-in';
  memberId: number;
  sessionId: string;
  /** The header `Set-Cookie`. */
  cookie: string;
  /** It was the first one: it registered. */
  isNew: boolean;
}

export type LoginAnswer = LoggedIn | { outcome: 'wrong' } | TooManyWrong;

/** Logs in with the code that was sent to a phone or mail. Whoever has no account with it has one from now on. */
export async function loginWithCode(
  site: SiteContext,
  request: Request,
  { to, code }: { to: Reachable; code: string },
): Promise<LoginAnswer> {
  const { db, settings, clock, locale } = site;
  const look = () =>
    inTransaction(db, async (tx): Promise<LoginAnswer> => {
      const right = await spendCode(tx, settings, clock.now(), { purpose: 'login', to, code });
      if (!right) return { outcome: 'wrong' };
      const { id, isNew } = await findOrMakeMember(tx, site, { to, locale });
      return { outcome: 'logged-in', memberId: id, isNew, ...(await openSession(tx, site, request, id, 'code')) };
    });
  return limitWrongCodes(site, look, ({ outcome }) => outcome === 'wrong');
}

/**
 * Logs in with the password of an account. The caller has had the captcha passed. Whether the account or its password is
 * unknown is not said, nor does it show by the time.
 */
export async function loginWithPassword(
  site: SiteContext,
  request: Request,
  { account, password }: { account: string; password: string },
): Promise<LoginAnswer> {
  const to = readReachable(account);
  const right = await triedPassword(site, to ? `${to.channel}:${to.address}` : account, async () => {
    const memberId = to && (await memberIdOf(site.db, site.settings, to));
    return (await isPassword(password, await passwordHashOf(site, memberId ?? 0))) ? memberId : undefined;
  });
  if (typeof right === 'object') return right;
  if (right === undefined) return { outcome: 'wrong' };
  const opened = await inTransaction(site.db, (tx) => openSession(tx, site, request, right, 'password'));
  return { outcome: 'logged-in', memberId: right, isNew: false, ...opened };
}

/** The hash of a member's password; none where they have set none, or there is no such member. */
export async function passwordHashOf({ db }: Pick<SiteContext, 'db'>, memberId: number): Promise<string | undefined> {
  const row = await db.selectFrom('member').select('password_hash').where('id', '=', memberId).executeTakeFirst();
  return row?.password_hash ?? undefined;
}

/**
 * Tries a password within the limits of wrong ones, of the visitor's address and of the account. Each is counted
 * beforehand, so that of many at once none is missed, and taken back where it was right.
 * @param look undefined where it was wrong
 */
export async function triedPassword<Right extends number | true>(
  site: SiteContext,
  account: string,
  look: () => Promise<Right | undefined>,
): Promise<Right | undefined | TooManyWrong> {
  const counted = [
    ['wrongPassword', undefined],
    ['wrongPasswordOfAccount', account],
  ] as const;
  for (const [name, who] of counted) {
    const permit = await withinLimit(site, name, who);
    if (!permit.allowed) return { outcome: 'too-often', retryAfter: permit.retryAfter };
  }
  const right = await look();
  if (right !== undefined) for (const [name, who] of counted) await takeBackUse(site, name, who);
  return right;
}
