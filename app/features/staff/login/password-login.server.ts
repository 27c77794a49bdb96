import {
  isPassword,
  knownDevice,
  noteDevice,
  type Reachable,
  type TooManyWrong,
  triedByStranger,
  triedPassword,
} from '#features/accounts/index.server.ts';
import { inTransaction } from '#platform/db/retried.ts';
import { noteSecurity, pseudonym } from '#platform/http/security-log.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { factorsOf } from '../factors/factors.server.ts';
import { staffById } from '../find-staff.server.ts';
import { needsNoFactor } from '../first-account.server.ts';
import { noteAct } from '../log/note-act.server.ts';
import { openStaffSession } from '../sessions/staff-session.server.ts';
import type { Staff } from '../staff.ts';
import { beginChallenge } from './challenge.server.ts';

/** What comes after the right password: the cookies of it, and what is still owed. */
export interface NextStep {
  outcome: 'in' | 'factor' | 'enrol';
  staff: Staff;
  cookies: string[];
}

export type PasswordAnswer = NextStep | { outcome: 'wrong' } | { outcome: 'harder'; work: number } | TooManyWrong;

/**
 * Looks at the password of somebody of the staff. The right one opens nothing yet: it makes a challenge. Whether the address or
 * its password is unknown is not said, nor does it show by the time.
 * @param work how hard a puzzle was solved; 0 where none was
 */
export async function staffPassword(
  site: SiteContext,
  request: Request,
  { email, password, work }: { email: string; password: string; work: number },
): Promise<PasswordAnswer> {
  // Counted apart from members' logins: who fails there does not make it harder here.
  const to: Reachable = { channel: 'email', address: `staff ${email}` };
  const look = async () => {
    const row = await site.db
      .selectFrom('staff')
      .select(['id', 'password_hash'])
      .where('email', '=', email)
      .where('disabled_at', 'is', null)
      .executeTakeFirst();
    return (await isPassword(password, row?.password_hash)) ? row?.id : undefined;
  };
  const device = knownDevice(request, site, to);
  const tried = await (device === undefined
    ? triedByStranger(site, { to, work }, look)
    : triedPassword(site, `device ${device} ${to.address}`, look));
  const outcome = typeof tried === 'number' ? 'right' : (tried?.outcome ?? 'wrong');
  noteSecurity(site, 'login', { way: 'staff password', outcome, who: pseudonym(site.settings, `staff ${email}`) });
  if (typeof tried === 'object') return tried;
  const staff = tried && (await staffById(site.db, tried));
  if (!staff) return { outcome: 'wrong' };
  const next = await afterPassword(site, request, staff);
  return { ...next, cookies: [...next.cookies, noteDevice(request, site, to)] };
}

/** What somebody still owes who has just shown or set their password. */
export async function afterPassword(site: SiteContext, request: Request, staff: Staff): Promise<NextStep> {
  const hasFactor = (await factorsOf(site.db, staff.id)).length > 0;
  if (!hasFactor && needsNoFactor(site.settings, staff)) {
    return { outcome: 'in', staff, cookies: [await logIn(site, request, staff, { way: 'password', proven: false })] };
  }
  const purpose = hasFactor ? 'login' : 'enrol';
  const cookie = await beginChallenge(site, request, { staffId: staff.id, purpose });
  return { outcome: hasFactor ? 'factor' : 'enrol', staff, cookies: [cookie] };
}

/** Opens a session and writes it down. @returns the header `Set-Cookie` */
async function logIn(
  site: SiteContext,
  request: Request,
  staff: Staff,
  { way, proven }: { way: string; proven: boolean },
): Promise<string> {
  return inTransaction(site.db, async (tx) => {
    const { cookie } = await openStaffSession(tx, site, request, { staffId: staff.id, proven });
    await noteAct(tx, { staff, act: 'staff.login', about: `staff ${staff.id}`, after: { way } }, site.clock.now());
    return cookie;
  });
}
