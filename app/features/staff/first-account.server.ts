import { randomBytes } from 'node:crypto';
import { hashPassword } from '#features/accounts/index.server.ts';
import type { Settings } from '#platform/config/settings.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { staffRoles } from '#platform/http/actor.ts';

/** The account by which a demonstration is tried. */
export const firstAccount = 'admin@demo.example';

/** Whether somebody is let in by the password alone: the demonstration's first account, and only in a demonstration. */
export function needsNoFactor({ DEMO }: Pick<Settings, 'DEMO'>, { email }: { email: string }): boolean {
  return DEMO && email === firstAccount;
}

/** Writes it into a new demonstration: it can do everything, and has no password yet. */
export async function writeFirstAccount(tx: Tx, { DEMO }: Pick<Settings, 'DEMO'>): Promise<void> {
  if (!DEMO) return;
  const { id } = await tx
    .insertInto('staff')
    .values({ email: firstAccount, name: 'Demo' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('staff_role')
    .values(staffRoles.map((role) => ({ staff_id: id, role })))
    .execute();
}

/**
 * Gives the demonstration's first account its password where it has none.
 * @returns the password, this once; undefined where it has one already, or this is no demonstration
 */
export async function giveFirstPassword(db: Database, { DEMO }: Pick<Settings, 'DEMO'>): Promise<string | undefined> {
  if (!DEMO) return undefined;
  const waiting = await db
    .selectFrom('staff')
    .select('id')
    .where('email', '=', firstAccount)
    .where('password_hash', 'is', null)
    .executeTakeFirst();
  if (!waiting) return undefined;
  const password = randomBytes(12).toString('base64url');
  const password_hash = await hashPassword(password);
  const given = await db
    .updateTable('staff')
    .set({ password_hash })
    .where('id', '=', waiting.id)
    .where('password_hash', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return given && password;
}
