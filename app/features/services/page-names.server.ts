import { writtenNames } from '#platform/content/written-names.server.ts';
import type { Database } from '#platform/db/database.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { namesIn } from '#platform/i18n/fixed-words.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { type PageWords, type ServicePage, servicePages } from './pages.ts';

/** What the pages of the section are called, and what they say of themselves. */
export const pageNames = writtenNames({
  list: 'service-page',
  keys: servicePages.map(({ key }) => key),
  house: (locale) => namesIn(locale).servicePages,
});

/** The words at the head of a page of the section, in the reader's language. */
export async function pageWords(
  { db, locale }: Pick<SiteContext, 'db' | 'locale'>,
  key: ServicePage['key'],
): Promise<PageWords> {
  const names = await pageNames.names(db, locale);
  const { name, lead } = names[key];
  return { name, lead, pages: servicePages.map((page) => ({ key: page.key, name: names[page.key].name })) };
}

/** The pages that staff call otherwise than the house, by their paths. */
export async function renamedPages(db: Database, locale: Locale): Promise<Record<string, string>> {
  const [names, house] = [await pageNames.names(db, locale), namesIn(locale).servicePages];
  const renamed = servicePages.filter(({ key }) => names[key].name !== house[key].name);
  return Object.fromEntries(renamed.map(({ key, path }) => [path, names[key].name]));
}
