import { sql } from 'kysely';
import type { ContentKind } from '#platform/content/content-kind.ts';
import type { Database } from '#platform/db/database.ts';
import type { StaffRole } from '#platform/http/actor.ts';
import { type Locale, locales } from '#platform/i18n/locale.ts';
import { mayWrite } from '../policy/content-policy.server.ts';

/** Somebody who may be given something. */
export interface Writer {
  id: number;
  name: string;
  /** The languages that they may write in. */
  languages: Locale[];
  /** Whether a thing as a whole may be theirs. */
  mayOwn: boolean;
}

/** All who write things of a kind, by name. */
export async function writersOf(db: Database, kind: ContentKind): Promise<Writer[]> {
  const rows = await db
    .selectFrom('staff')
    .select(['id', 'name', 'email', sql<Locale[]>`languages`.as('languages')])
    .select(sql<StaffRole[]>`array(select role from staff_role where staff_id = staff.id)`.as('roles'))
    .where('disabled_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .limit(500)
    .execute();
  return rows
    .map((each) => ({
      id: each.id,
      name: each.name || each.email,
      languages: locales.filter((locale) => mayWrite(each, locale, kind)),
      mayOwn: mayWrite(each, 'shared', kind),
    }))
    .filter(({ languages, mayOwn }) => mayOwn || languages.length > 0);
}
