import type { Tx } from '#platform/db/database.ts';

/** What somebody of the staff has beside their name, and what comes to an end with their access. */
type OfStaff = 'staff_factor' | 'staff_recovery_code' | 'staff_challenge' | 'staff_token' | 'staff_invitation';

/** Deletes all that somebody has in some tables. @returns how many rows there were in each */
export async function deleteOf(tx: Tx, staffId: number, tables: readonly OfStaff[]): Promise<Record<OfStaff, number>> {
  const deleted = { staff_factor: 0, staff_recovery_code: 0, staff_challenge: 0, staff_token: 0, staff_invitation: 0 };
  for (const table of tables) {
    const { numDeletedRows } = await tx.deleteFrom(table).where('staff_id', '=', staffId).executeTakeFirst();
    deleted[table] = Number(numDeletedRows);
  }
  return deleted;
}

/**
 * Takes away what somebody logs in with, before an operator or an invitation lets them in again who were disabled: perhaps it
 * was disabled because another had it. @returns how many second factors they had and have, as the log says it
 */
export async function takeLogin(tx: Tx, staffId: number): Promise<Record<'before' | 'after', { factors: number }>> {
  await tx.updateTable('staff').set({ password_hash: null }).where('id', '=', staffId).execute();
  const gone = await deleteOf(tx, staffId, ['staff_factor', 'staff_recovery_code', 'staff_challenge']);
  return { before: { factors: gone.staff_factor }, after: { factors: 0 } };
}
