import { hashPassword, passwordProblem, type TooManyWrong } from '#features/accounts/index.server.ts';
import type { PasswordProblem } from '#features/accounts/ui/password-messages.ts';
import { inTransaction } from '#platform/db/retried.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { noteSecurity, pseudonym } from '#platform/http/security-log.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { makeRecoveryCodes, recoveryCodesLeft } from '../factors/recovery-codes.server.ts';
import { noteAct } from '../log/note-act.server.ts';
import { ownPassword } from '../login/prove-password.server.ts';
import { endStaffSessions } from '../sessions/own-sessions.server.ts';
import type { SignedStaff } from '../sessions/staff-session.server.ts';

type Needs = Pick<SiteContext, 'db' | 'clock'>;

/** Changes how somebody is called and the language of their console. */
export async function changeOwnProfile(
  { db, clock }: Needs,
  { staff }: SignedStaff,
  { name, locale }: { name: string; locale: Locale },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.updateTable('staff').set({ name, locale }).where('id', '=', staff.id).execute();
    const before = { name: staff.name, locale: staff.locale };
    await noteAct(
      tx,
      { staff, act: 'staff.profile', about: `staff ${staff.id}`, before, after: { name, locale } },
      clock.now(),
    );
  });
}

export type PasswordChanged =
  | { outcome: 'set' | 'old-missing' | 'old-wrong' }
  | { outcome: 'problem'; problem: PasswordProblem }
  | TooManyWrong;

/** Changes one's password, with the old one; all other sessions end. */
export async function changeOwnPassword(
  site: SiteContext,
  signed: SignedStaff,
  { old, password }: { old: string; password: string },
): Promise<PasswordChanged> {
  const { staff, sessionId } = signed;
  const problem = await passwordProblem(password, [staff.email, staff.name]);
  const right = await ownPassword(site, signed, old);
  if (typeof right === 'object') return right;
  if (right !== 'right') return { outcome: right === 'missing' ? 'old-missing' : 'old-wrong' };
  if (problem) return { outcome: 'problem', problem };
  const password_hash = await hashPassword(password);
  await inTransaction(site.db, async (tx) => {
    await tx.updateTable('staff').set({ password_hash }).where('id', '=', staff.id).execute();
    const ended = await endStaffSessions(tx, staff.id, sessionId);
    await tx.deleteFrom('staff_challenge').where('staff_id', '=', staff.id).execute();
    await noteAct(tx, { staff, act: 'staff.password', about: `staff ${staff.id}`, ...ended }, site.clock.now());
  });
  noteSecurity(site, 'credentials', { what: 'staff password', member: pseudonym(site.settings, `staff ${staff.id}`) });
  return { outcome: 'set' };
}

/** Makes one's recovery codes anew. @throws Refusal 403 where no second factor was just shown */
export async function renewRecoveryCodes({ db, clock }: Needs, { staff, isProven }: SignedStaff): Promise<string[]> {
  if (!isProven) throw new Refusal(403);
  return inTransaction(db, async (tx) => {
    const before = { codes: await recoveryCodesLeft(tx, staff.id) };
    const codes = await makeRecoveryCodes(tx, staff.id);
    const noted = { before, after: { codes: codes.length } };
    await noteAct(tx, { staff, act: 'staff.codes', about: `staff ${staff.id}`, ...noted }, clock.now());
    return codes;
  });
}
