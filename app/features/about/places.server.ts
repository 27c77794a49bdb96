import { languageRank } from '#platform/db/best-language.ts';
import type { Database } from '#platform/db/database.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { Desk, Venue } from './about.ts';

/** The desks of the secretariat in their order. */
export async function desks(db: Database, locale: Locale): Promise<Desk[]> {
  return deskRows(db, locale).execute();
}

/** The desk for a subject (`exhibitor`, `project` …), or undefined where there is none. */
export async function desk(db: Database, key: string, locale: Locale): Promise<Desk | undefined> {
  return deskRows(db, locale).where('desk.key', '=', key).executeTakeFirst();
}

function deskRows(db: Database, locale: Locale) {
  return db
    .selectFrom('desk')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('desk_text')
          .select(['name', 'tasks', 'locale'])
          .whereRef('desk_key', '=', 'desk.key')
          .orderBy(languageRank(locale))
          .limit(1)
          .as('text'),
      (join) => join.onTrue(),
    )
    .select(['desk.key', 'desk.phone', 'desk.email', 'text.name', 'text.tasks', 'text.locale as lang'])
    .orderBy('desk.position')
    .orderBy('desk.key');
}

/** The venues in their order, with their names in Chinese for a driver. */
export async function venues(db: Database, locale: Locale): Promise<Venue[]> {
  const rows = await db
    .selectFrom('venue')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('venue_text')
          .select(['name', 'purpose', 'address', 'ways', 'locale'])
          .whereRef('venue_key', '=', 'venue.key')
          .orderBy(languageRank(locale))
          .limit(1)
          .as('text'),
      (join) => join.onTrue(),
    )
    .leftJoin('venue_text as chinese', (join) =>
      join.onRef('chinese.venue_key', '=', 'venue.key').on('chinese.locale', '=', 'zh-CN'),
    )
    .select([
      'venue.key',
      'text.name',
      'text.purpose',
      'text.address',
      'text.ways',
      'text.locale as lang',
      'chinese.name as chineseName',
      'chinese.address as chineseAddress',
    ])
    .orderBy('venue.position')
    .orderBy('venue.key')
    .execute();
  return rows.map(({ chineseName, chineseAddress, ...venue }) => ({
    ...venue,
    chinese: chineseName === null ? undefined : { name: chineseName, address: chineseAddress ?? '' },
  }));
}
