import { randomUUID } from 'node:crypto';
import type { Database } from '#platform/db/database.ts';
import type { StaffRole } from '#platform/http/actor.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { staffById } from './find-staff.server.ts';
import type { Staff } from './staff.ts';

/** Somebody of the staff with some roles, who has no session; a translator with the languages they may write in. */
export async function somePerson(db: Database, roles: readonly StaffRole[], languages: Locale[] = []): Promise<Staff> {
  const { id } = await db
    .insertInto('staff')
    .values({ email: `${randomUUID()}@expo.example`, name: roles.join(' and '), languages })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('staff_role')
    .values(roles.map((role) => ({ staff_id: id, role })))
    .execute();
  const staff = await staffById(db, id);
  if (!staff) throw new Error('Nobody was written');
  return staff;
}
