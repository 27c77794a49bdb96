import { maySay } from '#features/staff/index.server.ts';
import type { Database } from '#platform/db/database.ts';
import type { StaffRole } from '#platform/http/actor.ts';
import { acts } from '#platform/http/may.ts';
import { type Locale, locales } from '#platform/i18n/locale.ts';

/** Somebody who may be given something to write, and the languages in which they write. */
export interface Writer {
  id: number;
  name: string;
  locales: Locale[];
}

/** Who writes, by their names. */
export async function writers(db: Database): Promise<Writer[]> {
  const writing: readonly StaffRole[] = acts.translate;
  const rows = await db
    .selectFrom('staff')
    .innerJoin('staff_role', 'staff_role.staff_id', 'staff.id')
    .select(['staff.id', 'staff.name', 'staff.email', 'staff.languages', 'staff_role.role'])
    .where('disabled_at', 'is', null)
    .where('staff_role.role', 'in', [...writing])
    .execute();
  const people = [...Map.groupBy(rows, ({ id }) => id).values()].flatMap(([person, ...more]) =>
    person ? [{ ...person, roles: [person, ...more].map(({ role }) => role) }] : [],
  );
  return people
    .map(({ id, name, email, languages, roles }) => ({
      id,
      name: name || email,
      locales: locales.filter((locale) =>
        maySay({ roles, languages: locales.filter((own) => languages.includes(own)) }, locale),
      ),
    }))
    .filter((person) => person.locales.length > 0)
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
