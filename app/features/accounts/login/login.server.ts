import { inTransaction } from '#platform/db/retried.ts';
import { noteSecurity, pseudonym } from '#platform/http/security-log.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { knownDevice, noteDevice } from '../codes/device-cookie.server.ts';
import { spendCode } from '../codes/spend-code.server.ts';
import { findOrMakeMember, memberIdOf } from '../members/find-member.server.ts';
import type { LoginWay } from '../members/members.ts';
import { isPassword } from '../passwords/password-hash.server.ts';
import { type TooManyWrong, triedByStranger, triedPassword } from '../passwords/tried-password.server.ts';
import type { Reachable } from '../reachable.server.ts';
import { openSession } from '../sessions/member-session.server.ts';

/** A login that succeeded. */
export interface LoggedIn {
  outcome: 'logged-in';
  memberId: number;
  sessionId: string;
  /** The headers `Set-Cookie`: of the session, and of the device. */
  cookie: string;
  deviceCookie: string;
  /** It was the first one: it registered. */
  isNew: boolean;
}

export type LoginAnswer = LoggedIn | { outcome: 'wrong' };

/** `harder`: so many wrong passwords were typed that a puzzle of `work` is asked for. */
export type PasswordLoginAnswer = LoginAnswer | { outcome: 'harder'; work: number } | TooManyWrong;

/**
 * Logs in with the code that was sent to a phone or mail. Whoever has no account with it has one from now on.
 * @param answer `codeId`: which code it is, as `sendCode` has named it
 */
export async function loginWithCode(
  site: SiteContext,
  request: Request,
  { to, code, codeId }: { to: Reachable; code: string; codeId: string | undefined },
): Promise<LoginAnswer> {
  const answer = await inTransaction(site.db, async (tx): Promise<LoginAnswer> => {
    const right = await spendCode(tx, site, { purpose: 'login', to, code, codeId });
    if (!right) return { outcome: 'wrong' };
    const { id, isNew } = await findOrMakeMember(tx, site, { to, locale: site.locale });
    const opened = await openSession(tx, site, request, id, 'code');
    return { outcome: 'logged-in', memberId: id, isNew, ...opened, deviceCookie: noteDevice(request, site, to) };
  });
  return noted(site, 'code', to, answer);
}

/** Writes into the security log what came of a login. @returns the same answer */
function noted<Answer extends PasswordLoginAnswer>(
  site: SiteContext,
  way: LoginWay,
  to: Reachable,
  answer: Answer,
): Answer {
  const who = pseudonym(site.settings, `${to.channel}:${to.address}`);
  const member = answer.outcome === 'logged-in' ? pseudonym(site.settings, `member ${answer.memberId}`) : undefined;
  noteSecurity(site, 'login', { way, outcome: answer.outcome, who, member });
  return answer;
}

/**
 * Logs in with the password of an account. The caller has had the captcha passed. Whether the account or its password is
 * unknown is not said, nor does it show by the time.
 * @param asked `work`: how hard a puzzle the caller has had solved; 0 for a graphic code
 */
export async function loginWithPassword(
  site: SiteContext,
  request: Request,
  asked: { to: Reachable; password: string; work: number },
): Promise<PasswordLoginAnswer> {
  return noted(site, 'password', asked.to, await passwordAnswer(site, request, asked));
}

async function passwordAnswer(
  site: SiteContext,
  request: Request,
  { to, password, work }: { to: Reachable; password: string; work: number },
): Promise<PasswordLoginAnswer> {
  const look = async () => {
    const memberId = await memberIdOf(site.db, site.settings, to);
    return (await isPassword(password, await passwordHashOf(site, memberId ?? 0))) ? memberId : undefined;
  };
  const device = knownDevice(request, site, to);
  const tried = await (device === undefined
    ? triedByStranger(site, { to, work }, look)
    : triedPassword(site, `device ${device} ${to.channel}:${to.address}`, look));
  if (typeof tried === 'object') return tried;
  if (tried === undefined) return { outcome: 'wrong' };
  const opened = await inTransaction(site.db, (tx) => openSession(tx, site, request, tried, 'password'));
  return {
    outcome: 'logged-in',
    memberId: tried,
    isNew: false,
    ...opened,
    deviceCookie: noteDevice(request, site, to),
  };
}

/** The hash of a member's password; none where they have set none, or there is no such member. */
export async function passwordHashOf({ db }: Pick<SiteContext, 'db'>, memberId: number): Promise<string | undefined> {
  const row = await db.selectFrom('member').select('password_hash').where('id', '=', memberId).executeTakeFirst();
  return row?.password_hash ?? undefined;
}
