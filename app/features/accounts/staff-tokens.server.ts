import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '#platform/db/database.ts';
import type { Staff, StaffRole } from './staff.ts';

/** Begins every token, so that one that was left lying about can be found by a search. */
const mark = 'expo_staff_';

/** 256 random bits need no slow hash, and a look-up by their hash says nothing by its time. */
function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The member of staff who was given a token. */
export async function staffByToken(db: Database, token: string): Promise<Staff | undefined> {
  return db
    .selectFrom('staff_token')
    .innerJoin('staff', 'staff.id', 'staff_token.staff_id')
    .select(['staff.id', 'staff.email', 'staff.role'])
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
}

/** The member of staff who sends a request. @param authorization the header: `Bearer` and a token */
export async function staffOf(db: Database, authorization: string | undefined): Promise<Staff | undefined> {
  const [, token] = /^bearer +([\w-]{1,100})$/i.exec(authorization ?? '') ?? [];
  return token === undefined ? undefined : staffByToken(db, token);
}

/**
 * Gives somebody a role and a token, in place of those they had.
 * @returns the token, which is written nowhere and cannot be shown again
 */
export async function addStaff(db: Database, { email, role }: { email: string; role: StaffRole }): Promise<string> {
  const token = mark + randomBytes(32).toString('base64url');
  await db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('staff')
      .values({ email: email.toLowerCase(), role })
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ role }))
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx.deleteFrom('staff_token').where('staff_id', '=', id).execute();
    await tx
      .insertInto('staff_token')
      .values({ token_hash: hashOf(token), staff_id: id })
      .execute();
  });
  return token;
}

/** Takes somebody's token away; what they did stays under their name. @returns whether they had one */
export async function revokeStaff(db: Database, email: string): Promise<boolean> {
  const taken = await db
    .deleteFrom('staff_token')
    .using('staff')
    .whereRef('staff.id', '=', 'staff_token.staff_id')
    .where('staff.email', '=', email.toLowerCase())
    .returning('staff.id')
    .execute();
  return taken.length > 0;
}

/** Everybody who was given a role; `since` when they have had their token, null where it was taken away. */
export async function listStaff(db: Database): Promise<(Staff & { since: Date | null })[]> {
  return db
    .selectFrom('staff')
    .leftJoin('staff_token', 'staff_token.staff_id', 'staff.id')
    .select(['staff.id', 'staff.email', 'staff.role', 'staff_token.created_at as since'])
    .orderBy('staff.email')
    .execute();
}
