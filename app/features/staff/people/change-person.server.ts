import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/retried.ts';
import type { StaffRole } from '#platform/http/actor.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { staffIdByAddress } from '../find-staff.server.ts';
import { type Invited, invite } from '../invitations/invite.server.ts';
import { type NotedAct, noteAct } from '../log/note-act.server.ts';
import { endStaffSessions, howMany } from '../sessions/own-sessions.server.ts';
import type { SignedStaff } from '../sessions/staff-session.server.ts';
import { deleteOf } from './delete-of.server.ts';
import { hasAdmin, isLastAdmin, rolesOf, setRoles } from './roles.server.ts';

type Needs = Pick<SiteContext, 'db' | 'clock'>;

/** What an admin says of somebody. */
export interface Duties {
  roles: readonly StaffRole[];
  /** In which a translator may write. */
  languages: readonly Locale[];
}

/** `last admin`: nobody else could give roles then, so it stays as it is. */
export type Changed = 'done' | 'last admin';

/**
 * Changes what somebody may do, from their next request on.
 * @throws Refusal 403 where a role or language is added and no second factor was just shown
 */
export async function changeDuties(site: Needs, signed: SignedStaff, id: number, duties: Duties): Promise<Changed> {
  return changing(site, id, async (tx, person) => {
    const before = { roles: await rolesOf(tx, id), languages: person.languages.toSorted() };
    const after = { roles: duties.roles.toSorted(), languages: duties.languages.toSorted() };
    const isMore =
      after.roles.some((role) => !before.roles.includes(role)) ||
      after.languages.some((locale) => !before.languages.includes(locale));
    if (isMore && !signed.isProven) throw new Refusal(403);
    if (!after.roles.includes('admin') && (await isLastAdmin(tx, id))) return 'last admin';
    await setRoles(tx, id, duties.roles);
    await tx.updateTable('staff').set({ languages: after.languages }).where('id', '=', id).execute();
    return { staff: signed.staff, act: 'staff.roles', before, after };
  });
}

/** Disables somebody: what they are logged in with and their tokens end at once, in every process. */
export async function disablePerson(site: Needs, { staff }: Pick<SignedStaff, 'staff'>, id: number): Promise<Changed> {
  return changing(site, id, async (tx, { isDisabled }) => {
    if (isDisabled) return 'as it was';
    if (await isLastAdmin(tx, id)) return 'last admin';
    return { staff, ...(await disabling(tx, id, site.clock.now())) };
  });
}

/**
 * Disables somebody for the operator, the last admin too: an operator can invite another.
 * @returns whether an admin who can log in is left; undefined where nobody has that address
 */
export async function disableByAddress(site: Needs, email: string): Promise<boolean | undefined> {
  const id = await staffIdByAddress(site.db, email);
  if (id === undefined) return undefined;
  await changing(site, id, async (tx, { isDisabled }) =>
    isDisabled ? 'as it was' : { staff: 'site', ...(await disabling(tx, id, site.clock.now())) },
  );
  return hasAdmin(site.db);
}

async function disabling(tx: Tx, id: number, now: Date) {
  await tx.updateTable('staff').set({ disabled_at: now }).where('id', '=', id).execute();
  const { before, after } = await endStaffSessions(tx, id);
  const { staff_token: tokens } = await deleteOf(tx, id, ['staff_token', 'staff_challenge', 'staff_invitation']);
  return {
    act: 'staff.disable',
    before: { disabled: false, ...before, tokens },
    after: { disabled: true, ...after, tokens: 0 },
  };
}

/** Lets somebody in again who was disabled, with what they logged in with before. @throws Refusal 403 where no second factor was just shown */
export async function enablePerson(site: Needs, { staff, isProven }: SignedStaff, id: number): Promise<void> {
  if (!isProven) throw new Refusal(403);
  await changing(site, id, async (tx, { isDisabled }) => {
    if (!isDisabled) return 'as it was';
    await tx.updateTable('staff').set({ disabled_at: null }).where('id', '=', id).execute();
    return { staff, act: 'staff.enable', before: { disabled: true }, after: { disabled: false } };
  });
}

/** Logs somebody out everywhere. */
export async function endSessionsOfPerson(
  site: Needs,
  { staff }: Pick<SignedStaff, 'staff'>,
  id: number,
): Promise<void> {
  await changing(site, id, async (tx) => {
    const ended = await endStaffSessions(tx, id);
    return howMany(ended) === 0 ? 'as it was' : { staff, act: 'staff.sessions.end', ...ended };
  });
}

/**
 * Invites somebody who is new. @returns the token of the invitation; undefined where somebody has that address
 * @throws Refusal 403 for an admin where no second factor was just shown
 */
export async function invitePerson(
  { db, clock }: Needs,
  { staff, isProven }: SignedStaff,
  invited: Required<Invited>,
): Promise<string | undefined> {
  if (invited.roles.includes('admin') && !isProven) throw new Refusal(403);
  return inTransaction(db, async (tx) => {
    const known = await staffIdByAddress(tx, invited.email);
    if (known !== undefined) return undefined;
    return (await invite(tx, invited, { staff, now: clock.now() })).token;
  });
}

/**
 * Invites somebody once more, with the roles they have. @returns the token of the invitation
 * @throws Refusal 403 where no second factor was just shown: whoever follows it has their account
 */
export async function inviteAgain({ db, clock }: Needs, { staff, isProven }: SignedStaff, id: number): Promise<string> {
  if (!isProven) throw new Refusal(403);
  return inTransaction(db, async (tx) => {
    const { email } = await personOf(tx, id);
    const { token } = await invite(tx, { email, roles: await rolesOf(tx, id) }, { staff, now: clock.now() });
    return token;
  });
}

/** Changes somebody, and notes what it says; where all is as it was, there is nothing to note. */
async function changing(
  { db, clock }: Needs,
  id: number,
  change: (tx: Tx, person: Person) => Promise<Omit<NotedAct, 'about'> | 'last admin' | 'as it was'>,
): Promise<Changed> {
  return inTransaction(db, async (tx) => {
    const noted = await change(tx, await personOf(tx, id));
    if (noted === 'last admin') return noted;
    if (noted === 'as it was') return 'done';
    await noteAct(tx, { ...noted, about: `staff ${id}` }, clock.now());
    return 'done';
  });
}

type Person = Awaited<ReturnType<typeof personOf>>;

async function personOf(tx: Tx, id: number) {
  const person = await tx
    .selectFrom('staff')
    .select(['email', 'languages'])
    .select(sql<boolean>`disabled_at is not null`.as('isDisabled'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!person) throw new Refusal(404);
  return person;
}
