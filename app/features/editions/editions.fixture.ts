import type { Database } from '#platform/db/database.ts';
import type { Locale } from '#platform/i18n/locale.ts';

/** What a test says of an edition; the rest is filled in. */
interface EditionFixture {
  number: number;
  startDate?: string;
  endDate?: string;
  current?: boolean;
  /** Names by language: a language left out has no text. */
  names?: Partial<Record<Locale, string>>;
  guests?: string[];
}

/** Writes an edition with texts in the languages given. */
export async function insertEdition(db: Database, fixture: EditionFixture): Promise<void> {
  const { number, startDate = '2025-06-12', endDate = '2025-06-15', current = false, guests = [] } = fixture;
  const names = fixture.names ?? { 'zh-CN': '博览会', 'en-US': 'Expo', 'fr-FR': 'Exposition' };
  await db
    .insertInto('edition')
    .values({ id: number, start_date: startDate, end_date: endDate, is_current: current })
    .execute();
  const texts = Object.entries(names).map(([locale, name]) => ({
    ...{ edition_id: number, locale: locale as Locale, name, theme: '', summary: '', body: '' },
    ...{ venue: '', address: '', opening_hours: '' },
  }));
  if (texts.length > 0) await db.insertInto('edition_text').values(texts).execute();
  const rows = guests.map((code, position) => ({ edition_id: number, country_code: code, position }));
  if (rows.length > 0) await db.insertInto('edition_guest').values(rows).execute();
}
