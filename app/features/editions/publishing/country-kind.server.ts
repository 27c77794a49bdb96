import { msg } from '@lingui/core/macro';
import type { ContentKind, Draft } from '#platform/content/content-kind.ts';
import { draftsOf, readingSome } from '#platform/content/drafts-of.server.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { defaultLocale } from '#platform/i18n/locale.ts';
import { countries, country } from '../countries/countries.server.ts';
import { countryDraft, countryFields, countryTexts } from './country-draft.server.ts';
import { emptyCountry, writeCountries } from './write-countries.server.ts';

const codes = countries(defaultLocale)
  .map(({ code }) => code)
  .toSorted();

/** The texts of the 54 countries: there are no others, and each has its page also without a text. */
export const countryKind: ContentKind = {
  name: 'country',
  group: 'places',
  words: {
    many: msg({ message: 'Countries', context: 'kind of content' }),
    one: msg`Country`,
    only: msg`All 54 African countries are listed here, so none can be added.`,
  },
  shared: countryFields,
  texts: countryTexts,
  called: (code, locale) => country(code, locale)?.name,
  tags: ['editions'],
  address: (key) => `/countries/${key}`,
  keys: async (_db, after = '', limit) => codes.filter((code) => code > after).slice(0, limit),
  read: readingSome(readCountries),
  async write(tx, key, draft) {
    const ofKey = countryDraft.refine(({ code }) => key === undefined || key === code, { path: ['code'] });
    const { success, data, error } = ofKey.safeParse(draft);
    if (!success) return { outcome: 'invalid', error };
    await writeCountries(tx, [data]);
    return { outcome: 'written', key: data.code };
  },
  withdraw: emptyCountry,
};

async function readCountries(db: Database | Tx, keys: readonly string[]): Promise<Map<string, Draft>> {
  const texts = await db
    .selectFrom('country_text')
    .select(['country_code as of', 'locale', 'lead', 'body'])
    .where('country_code', 'in', keys)
    .execute();
  const known = codes.filter((code) => keys.includes(code));
  return draftsOf(
    known.map((code) => ({ of: code, code })),
    texts,
  );
}
