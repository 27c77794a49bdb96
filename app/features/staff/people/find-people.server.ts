import type { Database } from '#platform/db/database.ts';
import type { Staff } from '../staff.ts';

/** Somebody of the staff, as they are found. */
export type FoundPerson = Pick<Staff, 'id' | 'name' | 'email'>;

/** Those of the staff whose name or address holds all of the words, by name. For admins. @param most at most so many */
export async function findPeople(db: Database, words: string, most: number): Promise<FoundPerson[]> {
  const asked = words.toWellFormed().replaceAll('\0', ' ').split(/\s+/).filter(Boolean);
  if (asked.length === 0) return [];
  let query = db.selectFrom('staff').select(['id', 'name', 'email']).orderBy('name').orderBy('email').limit(most);
  for (const word of asked) {
    const like = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    query = query.where(({ eb, or }) => or([eb('name', 'ilike', like), eb('email', 'ilike', like)]));
  }
  const rows = await query.execute();
  return rows.map(({ name, ...person }) => ({ ...person, name: name || person.email }));
}
