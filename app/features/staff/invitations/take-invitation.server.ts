import { hashPassword, passwordProblem } from '#features/accounts/index.server.ts';
import type { PasswordProblem } from '#features/accounts/ui/password-messages.ts';
import { inTransaction } from '#platform/db/retried.ts';
import { noteSecurity, pseudonym } from '#platform/http/security-log.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { staffById } from '../find-staff.server.ts';
import { noteAct } from '../log/note-act.server.ts';
import { deleteOf } from '../people/delete-of.server.ts';
import { endStaffSessions } from '../sessions/own-sessions.server.ts';
import type { Staff } from '../staff.ts';
import { invitationHash } from './invite.server.ts';

/** Whom an invitation means that is still good. */
export async function invitedBy({ db, clock }: Pick<SiteContext, 'db' | 'clock'>, token: string) {
  const row = await db
    .selectFrom('staff_invitation')
    .select('staff_id')
    .where('token_hash', '=', invitationHash(token))
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  return row && staffById(db, row.staff_id);
}

export interface TypedAccount {
  name: string;
  password: string;
  locale: Locale;
}

export type Taken =
  | { outcome: 'taken'; staff: Staff }
  | { outcome: 'gone' }
  | { outcome: 'problem'; problem: PasswordProblem };

/**
 * Follows an invitation: name, password and language are set, and the account begins anew. Of somebody who had one before, the
 * second factors, recovery codes, sessions and tokens are gone. No session yet: the second factor comes first.
 */
export async function takeInvitation(site: SiteContext, token: string, typed: TypedAccount): Promise<Taken> {
  const invited = await invitedBy(site, token);
  if (!invited) return { outcome: 'gone' };
  const problem = await passwordProblem(typed.password, [invited.email, typed.name].filter(Boolean));
  if (problem) return { outcome: 'problem', problem };
  const password_hash = await hashPassword(typed.password);
  const { id } = invited;
  const now = site.clock.now();
  const taken = await inTransaction(site.db, async (tx): Promise<Taken> => {
    const spent = await tx
      .deleteFrom('staff_invitation')
      .where('token_hash', '=', invitationHash(token))
      .where('expires_at', '>', now)
      .returning('staff_id')
      .executeTakeFirst();
    if (!spent) return { outcome: 'gone' };
    const { name, locale } = typed;
    await tx.updateTable('staff').set({ name, locale, password_hash }).where('id', '=', id).execute();
    const { before: had, after: has } = await endStaffSessions(tx, id);
    const all = ['staff_factor', 'staff_recovery_code', 'staff_challenge', 'staff_token'] as const;
    const { staff_factor: factors, staff_token: tokens } = await deleteOf(tx, id, all);
    const staff = await staffById(tx, id);
    if (!staff) return { outcome: 'gone' };
    const before = { name: invited.name, locale: invited.locale, ...had, factors, tokens };
    const after = { name, locale, ...has, factors: 0, tokens: 0 };
    await noteAct(tx, { staff, act: 'staff.join', about: `staff ${id}`, before, after }, now);
    return { outcome: 'taken', staff };
  });
  if (taken.outcome === 'taken')
    noteSecurity(site, 'credentials', { what: 'invitation', member: pseudonym(site.settings, `staff ${id}`) });
  return taken;
}
