import { msg } from '@lingui/core/macro';
import type { ContentKind } from '#platform/content/content-kind.ts';
import { defaultLocale } from '#platform/i18n/locale.ts';
import { countries } from '../countries/countries.server.ts';
import { countryDraft, countryFields, countryTexts } from './country-draft.server.ts';
import { emptyCountry, writeCountries } from './write-countries.server.ts';

const codes = countries(defaultLocale)
  .map(({ code }) => code)
  .toSorted();

/** The texts of the 54 countries: there are no others, and each has its page also without a text. */
export const countryKind: ContentKind = {
  name: 'country',
  group: 'places',
  words: { many: msg({ message: 'Countries', context: 'kind of content' }), one: msg`Country` },
  shared: countryFields,
  texts: countryTexts,
  title: 'lead',
  tags: ['editions'],
  address: (key) => `/countries/${key}`,
  keys: async (_db, after = '', limit) => codes.filter((code) => code > after).slice(0, limit),
  async read(db, keys) {
    const known = codes.filter((code) => keys.includes(code));
    if (known.length === 0) return new Map();
    const texts = await db.selectFrom('country_text').selectAll().where('country_code', 'in', known).execute();
    const textsOf = Map.groupBy(texts, ({ country_code }) => country_code);
    return new Map(
      known.map((code) => {
        const own = (textsOf.get(code) ?? []).map(({ locale, lead, body }) => [locale, { lead, body }]);
        return [code, { code, texts: Object.fromEntries(own) }];
      }),
    );
  },
  async write(tx, key, draft) {
    const ofKey = countryDraft.refine(({ code }) => key === undefined || key === code, { path: ['code'] });
    const { success, data, error } = ofKey.safeParse(draft);
    if (!success) return { outcome: 'invalid', error };
    await writeCountries(tx, [data]);
    return { outcome: 'written', key: data.code };
  },
  withdraw: emptyCountry,
};
