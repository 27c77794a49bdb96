import { msg } from '@lingui/core/macro';
import * as field from '#platform/content/fields.server.ts';
import { namedList } from '#platform/content/named-list.server.ts';
import type { Database } from '#platform/db/database.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { namesIn } from '#platform/i18n/fixed-words.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { type PageWords, type ServicePage, servicePage, servicePages } from './pages.ts';

/** What the pages of the section are called, and what they say of themselves. */
export const pageNames = namedList({
  name: 'service-page',
  group: 'places',
  words: { many: msg`Service pages`, one: msg`Service page` },
  texts: {
    name: field.line(msg`Name`, 60),
    lead: field.lines(msg`Lead`, 400, { hint: msg`One or two sentences under the title, also for previews.` }),
    summary: field.lineOrNone(msg`On its door`, 120, {
      hint: msg`What is to be found there, on the front of the services.`,
    }),
  },
  title: 'name',
  tags: ['services', 'menu'],
  keys: servicePages.map(({ key }) => key),
  house: (locale) => namesIn(locale).servicePages,
  address: (key) => servicePage(key).path,
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
