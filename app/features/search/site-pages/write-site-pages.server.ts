import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { countries } from '#features/editions/index.server.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { locales } from '#platform/i18n/locale.ts';
import { eachText } from '#platform/i18n/texts.ts';
import type { Findable } from '#platform/search-index/findable.ts';
import { makeFindable, makeUnfindable } from '#platform/search-index/make-findable.server.ts';
import { type SitePage, sitePages } from './site-pages.ts';

const prefix = 'site-';
/** Any fixed number, other than those of the migrations and the seed. */
const pagesLock = 620_250_614;

/**
 * Has the site's own pages found as this release describes them, and the pages of countries that have no text yet by
 * their names; what is as it was is left.
 */
export async function writeSitePages(db: Database, pages: readonly SitePage[] = sitePages): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${pagesLock})`.execute(tx);
    const known = await knownPages(tx);
    const wanted = pages.map(findablePage);
    const changed = wanted.filter(
      (page) => !isDeepStrictEqual(known.get(page.id), { path: page.path, texts: page.texts }),
    );
    const gone = [...known.keys()].filter((id) => !wanted.some((page) => page.id === id));
    await makeFindable(tx, changed);
    await makeUnfindable(tx, 'page', gone);
    await makeFindable(tx, await countriesWithoutText(tx));
  });
}

function findablePage({ id, path, texts }: SitePage): Findable {
  return { type: 'page', id: prefix + id, path, texts: eachText(texts, (text) => ({ words: '', ...text })) };
}

async function knownPages(tx: Tx): Promise<Map<string, Pick<Findable, 'path' | 'texts'>>> {
  const rows = await tx
    .selectFrom('search_entry as e')
    .leftJoin('search_text as text', 'text.entry_id', 'e.id')
    .where('e.type', '=', 'page')
    .where('e.thing_id', 'like', `${prefix}%`)
    .select(['e.thing_id', 'e.path', 'text.locale', 'text.title', 'text.body', 'text.words'])
    .execute();
  const known = new Map<string, Pick<Findable, 'path' | 'texts'>>();
  for (const { thing_id, path, locale, title, body, words } of rows) {
    const page = known.get(thing_id) ?? { path, texts: {} };
    if (locale && title !== null && body !== null) page.texts[locale] = { title, body, words: words ?? '' };
    known.set(thing_id, page);
  }
  return known;
}

async function countriesWithoutText(tx: Tx): Promise<Findable[]> {
  const rows = await tx.selectFrom('search_entry').select('thing_id').where('type', '=', 'country').execute();
  const known = new Set(rows.map(({ thing_id }) => thing_id));
  const own = new Map(locales.map((locale) => [locale, countries(locale)]));
  const missing = countries('en-US').filter(({ code }) => !known.has(code));
  return missing.map(({ code }) => {
    const texts: Findable['texts'] = {};
    for (const [locale, all] of own) {
      const country = all.find((one) => one.code === code);
      if (country) texts[locale] = { title: country.name, body: country.regionName };
    }
    return { type: 'country', id: code, path: `/countries/${code}`, texts, countries: [code] };
  });
}
