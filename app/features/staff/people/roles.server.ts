import type { Database, Tx } from '#platform/db/database.ts';
import type { StaffRole } from '#platform/http/actor.ts';

/** The roles of somebody, in the order of the alphabet. */
export async function rolesOf(tx: Tx, staffId: number): Promise<StaffRole[]> {
  const rows = await tx
    .selectFrom('staff_role')
    .select('role')
    .where('staff_id', '=', staffId)
    .orderBy('role')
    .execute();
  return rows.map(({ role }) => role);
}

/** Gives somebody these roles and no others. */
export async function setRoles(tx: Tx, staffId: number, roles: readonly StaffRole[]): Promise<void> {
  await tx.deleteFrom('staff_role').where('staff_id', '=', staffId).execute();
  if (roles.length === 0) return;
  await tx
    .insertInto('staff_role')
    .values([...new Set(roles)].map((role) => ({ staff_id: staffId, role })))
    .execute();
}

/** Whether somebody is the only admin who can log in. Whoever takes that from another at the same moment waits. */
export async function isLastAdmin(tx: Tx, staffId: number): Promise<boolean> {
  const admins = await adminsWhoLogIn(tx).forUpdate().execute();
  return admins.length === 1 && admins[0]?.id === staffId;
}

/** Whether there is an admin who can log in. */
export async function hasAdmin(db: Database): Promise<boolean> {
  return (await adminsWhoLogIn(db).executeTakeFirst()) !== undefined;
}

function adminsWhoLogIn(db: Database | Tx) {
  return db
    .selectFrom('staff')
    .innerJoin('staff_role', 'staff_role.staff_id', 'staff.id')
    .select('staff.id')
    .where('role', '=', 'admin')
    .where('disabled_at', 'is', null)
    .where('password_hash', 'is not', null)
    .orderBy('staff.id');
}
