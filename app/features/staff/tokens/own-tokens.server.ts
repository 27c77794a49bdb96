import type { Database } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/retried.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { noteAct } from '../log/note-act.server.ts';
import type { SignedStaff } from '../sessions/staff-session.server.ts';
import { isTokenOver, keepToken, newToken, tokenKey, tokenOfKey } from './staff-tokens.server.ts';

type Needs = Pick<SiteContext, 'db' | 'clock'>;

/** A token as its owner sees it. */
export interface OwnToken {
  key: string;
  name: string;
  createdAt: Date;
  expiresAt: Date;
  isOver: boolean;
}

/** Somebody's tokens, the newest first. */
export async function tokensOf(db: Database, staffId: number): Promise<OwnToken[]> {
  const rows = await db
    .selectFrom('staff_token')
    .select(['token_hash', 'name', 'created_at', 'expires_at', isTokenOver.as('isOver')])
    .where('staff_id', '=', staffId)
    .orderBy('created_at', 'desc')
    .orderBy('token_hash')
    .execute();
  return rows.map(({ token_hash, name, created_at, expires_at, isOver }) => {
    return { key: tokenKey(token_hash), name, createdAt: created_at, expiresAt: expires_at, isOver };
  });
}

/**
 * Makes a token for a program that does what its owner may do. @returns it, this once
 * @throws Refusal 403 where no second factor was just shown
 */
export async function makeToken(
  { db, clock }: Needs,
  { staff, isProven }: SignedStaff,
  { name, days }: { name: string; days: number },
): Promise<string> {
  if (!isProven) throw new Refusal(403);
  const token = newToken();
  await inTransaction(db, async (tx) => {
    await keepToken(tx, { staffId: staff.id, token, name, days });
    const act = { staff, act: 'staff.token.make', about: `staff ${staff.id}`, after: { name, days } };
    await noteAct(tx, act, clock.now());
  });
  return token;
}

/** Takes one of one's tokens away. @throws Refusal 404 where it is none of theirs */
export async function revokeToken(
  { db, clock }: Needs,
  { staff }: Pick<SignedStaff, 'staff'>,
  key: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const taken = await tx
      .deleteFrom('staff_token')
      .where('staff_id', '=', staff.id)
      .where('token_hash', '=', tokenOfKey(key))
      .returning('name')
      .executeTakeFirst();
    if (!taken) throw new Refusal(404);
    const act = { staff, act: 'staff.token.revoke', about: `staff ${staff.id}`, before: { name: taken.name } };
    await noteAct(tx, act, clock.now());
  });
}
