import { sql } from 'kysely';
import { maySay } from '#features/staff/index.server.ts';
import type { ContentKind } from '#platform/content/content-kind.ts';
import type { Database } from '#platform/db/database.ts';
import type { StaffRole } from '#platform/http/actor.ts';
import { may } from '#platform/http/may.ts';
import { type Locale, locales } from '#platform/i18n/locale.ts';

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
export async function writersOf(db: Database, { act }: Pick<ContentKind, 'act'>): Promise<Writer[]> {
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
    .filter((each) => may(each, 'translate') && (!act || may(each, act)))
    .map((each) => ({
      id: each.id,
      name: each.name || each.email,
      languages: locales.filter((locale) => maySay(each, locale)),
      mayOwn: may(each, 'write'),
    }));
}
