import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Tx } from '#platform/db/database.ts';
import type { StaffRole } from '#platform/http/actor.ts';
import { presentStaff, staffColumns } from '../find-staff.server.ts';
import { noteAct } from '../log/note-act.server.ts';
import { deleteOf, takeLogin } from '../people/delete-of.server.ts';
import { dutiesBefore } from '../people/duties-before.server.ts';
import { setRoles } from '../people/roles.server.ts';
import type { Staff } from '../staff.ts';
import { tokenDays } from './token-days.ts';

/** Begins every token, so that one that was left lying about can be found by a search. */
const mark = 'expo_staff_';

/** 256 random bits need no slow hash, and a look-up by their hash says nothing by its time. */
function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The member of staff who was given a token that is still good: by the time of the database, whatever clock the site has. */
export async function staffByToken(db: Database, token: string): Promise<Staff | undefined> {
  const row = await db
    .selectFrom('staff_token')
    .innerJoin('staff', 'staff.id', 'staff_token.staff_id')
    .select(staffColumns)
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .where('staff.disabled_at', 'is', null)
    .executeTakeFirst();
  return row && presentStaff(row);
}

/** The member of staff who sends a request. @param authorization the header: `Bearer` and a token */
export async function staffOf(db: Database, authorization: string | undefined): Promise<Staff | undefined> {
  const [, token] = /^bearer +([\w-]{1,100})$/i.exec(authorization ?? '') ?? [];
  return token === undefined ? undefined : staffByToken(db, token);
}

/** A new token, which is written nowhere. */
export const newToken = () => mark + randomBytes(32).toString('base64url');

/** What its owner calls a token by: it opens nothing. */
export const tokenKey = (hash: Buffer) => hash.toString('base64url');
export const tokenOfKey = (key: string) => Buffer.from(key, 'base64url');

/** Keeps a token of somebody. @param about `days`: for how long it is good, by the time of the database */
export async function keepToken(
  tx: Tx,
  { staffId, token, name, days }: { staffId: number; token: string; name: string; days: number },
): Promise<void> {
  await tx
    .insertInto('staff_token')
    .values({
      token_hash: hashOf(token),
      staff_id: staffId,
      name,
      expires_at: sql<Date>`now() + make_interval(days => ${days}::integer)`,
    })
    .execute();
}

/** Whether a token is good no longer. */
export const isTokenOver = sql<boolean>`coalesce(staff_token.expires_at <= now(), false)`;

/**
 * Gives somebody roles and a token, in place of those they had; for the operator.
 * @param days for how long the token is good
 * @returns the token, which is written nowhere and cannot be shown again
 */
export async function addStaff(
  db: Database,
  { email, roles, days = tokenDays.usual }: { email: string; roles: readonly StaffRole[]; days?: number },
): Promise<string> {
  const token = newToken();
  await db.transaction().execute(async (tx) => {
    const { roles: had, disabled } = await dutiesBefore(tx, email.toLowerCase());
    const { id } = await tx
      .insertInto('staff')
      .values({ email: email.toLowerCase() })
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ disabled_at: null }))
      .returning('id')
      .executeTakeFirstOrThrow();
    const taken = disabled ? await takeLogin(tx, id) : undefined;
    await setRoles(tx, id, roles);
    const { staff_token: tokens } = await deleteOf(tx, id, ['staff_token']);
    await keepToken(tx, { staffId: id, token, name: '', days });
    const before = { roles: had, disabled, tokens, ...taken?.before };
    const after = { roles: roles.toSorted(), disabled: false, tokens: 1, days, ...taken?.after };
    await noteAct(tx, { staff: 'site', act: 'staff.token.make', about: `staff ${id}`, before, after }, new Date());
  });
  return token;
}

/** Takes somebody's tokens away; what they did stays under their name. @returns whether they had one */
export async function revokeStaff(db: Database, email: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const taken = await tx
      .deleteFrom('staff_token')
      .using('staff')
      .whereRef('staff.id', '=', 'staff_token.staff_id')
      .where('staff.email', '=', email.toLowerCase())
      .returning('staff.id')
      .execute();
    const [first] = taken;
    if (!first) return false;
    const noted = { before: { tokens: taken.length }, after: { tokens: 0 } };
    await noteAct(tx, { staff: 'site', act: 'staff.token.revoke', about: `staff ${first.id}`, ...noted }, new Date());
    return true;
  });
}

/** Somebody of the staff, and a token of theirs; null where they have none. */
export interface ListedStaff extends Staff {
  since: Date | null;
  until: Date | null;
  isOver: boolean;
}

/** Everybody of the staff, with each of their tokens. */
export async function listStaff(db: Database): Promise<ListedStaff[]> {
  const rows = await db
    .selectFrom('staff')
    .leftJoin('staff_token', 'staff_token.staff_id', 'staff.id')
    .select([...staffColumns, 'staff_token.created_at as since'])
    .select('staff_token.expires_at as until')
    .select(isTokenOver.as('isOver'))
    .orderBy('staff.email')
    .execute();
  return rows.map((row) => ({ ...row, ...presentStaff(row) }));
}
