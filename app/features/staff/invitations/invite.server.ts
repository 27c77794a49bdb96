import { createHash, randomBytes } from 'node:crypto';
import type { Tx } from '#platform/db/database.ts';
import type { StaffRole } from '#platform/http/actor.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { type NotedAct, noteAct } from '../log/note-act.server.ts';
import { takeLogin } from '../people/delete-of.server.ts';
import { dutiesBefore } from '../people/duties-before.server.ts';
import { setRoles } from '../people/roles.server.ts';

/** So long an invitation is good, in milliseconds. */
export const invitationLifetime = 7 * 86_400_000;

/** @returns what stands in the table for an invitation */
export const invitationHash = (token: string) => createHash('sha256').update(token).digest();

export interface Invited {
  email: string;
  roles: readonly StaffRole[];
  /** A translator's. */
  languages?: readonly Locale[];
}

/**
 * Invites somebody who is new, or once more somebody who has lost what they log in with; earlier invitations are no longer good.
 * Nothing of their account changes before they follow it, but the roles; what somebody who was disabled logged in with is gone
 * at once.
 * @returns the token of the invitation, which is written nowhere and cannot be shown again
 */
export async function invite(
  tx: Tx,
  { email, roles, languages }: Invited,
  { staff, now }: { staff: NotedAct['staff']; now: Date },
): Promise<{ token: string; staffId: number }> {
  const token = randomBytes(32).toString('base64url');
  const before = await dutiesBefore(tx, email.toLowerCase());
  const { id } = await tx
    .insertInto('staff')
    .values({ email: email.toLowerCase() })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ disabled_at: null }))
    .returning('id')
    .executeTakeFirstOrThrow();
  const taken = before.disabled ? await takeLogin(tx, id) : undefined;
  await setRoles(tx, id, roles);
  if (languages)
    await tx
      .updateTable('staff')
      .set({ languages: [...languages] })
      .where('id', '=', id)
      .execute();
  await tx.deleteFrom('staff_invitation').where('staff_id', '=', id).execute();
  await tx
    .insertInto('staff_invitation')
    .values({
      token_hash: invitationHash(token),
      staff_id: id,
      expires_at: new Date(now.getTime() + invitationLifetime),
    })
    .execute();
  const after = { roles: roles.toSorted(), languages: languages ?? before.languages, disabled: false };
  await noteAct(
    tx,
    {
      staff,
      act: 'staff.invite',
      about: `staff ${id}`,
      before: { ...before, ...taken?.before },
      after: { ...after, ...taken?.after },
    },
    now,
  );
  return { token, staffId: id };
}

/** The address of an invitation, for whoever hands it over. */
export function invitationLink({ settings }: Pick<SiteContext, 'settings'>, token: string): string {
  return new URL(`/console/invitation/${token}`, settings.SITE_URL).href;
}
