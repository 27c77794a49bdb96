import { sql } from 'kysely';
import type { Database, Tx } from '#platform/db/database.ts';
import type { StaffRole } from '#platform/http/actor.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { Staff } from './staff.ts';

/** The columns that a member of staff is made from, of a query on `staff`. */
export const staffColumns = [
  'staff.id',
  'staff.email',
  'staff.name',
  'staff.locale',
  sql<Locale[]>`staff.languages`.as('languages'),
  sql<StaffRole[]>`array(select role from staff_role where staff_role.staff_id = staff.id order by role)`.as('roles'),
] as const;

/** Somebody as the console knows them; without a name they are called by their address. */
export function presentStaff({ id, email, name, locale, languages, roles }: Staff): Staff {
  return { id, email, name: name || email, locale, languages, roles };
}

/** The number of whoever has an address, disabled or not. */
export async function staffIdByAddress(db: Database | Tx, email: string): Promise<number | undefined> {
  const address = email.toLowerCase();
  return (await db.selectFrom('staff').select('id').where('email', '=', address).executeTakeFirst())?.id;
}

/** The highest number that somebody can have. */
const highestId = 2_147_483_647;

/** Somebody of the staff who is not disabled; nobody has a number that is none. */
export async function staffById(db: Database | Tx, id: number): Promise<Staff | undefined> {
  if (!Number.isInteger(id) || Math.abs(id) > highestId) return undefined;
  const row = await db
    .selectFrom('staff')
    .select(staffColumns)
    .where('staff.id', '=', id)
    .where('staff.disabled_at', 'is', null)
    .executeTakeFirst();
  return row && presentStaff(row);
}
