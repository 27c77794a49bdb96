import { industries, participants } from '#features/editions/index.server.ts';
import { type Locale, locales } from '#platform/i18n/locale.ts';
import { inEach } from '#platform/i18n/texts.ts';
import { type Synonym, type Synonyms, synonymKey } from '#platform/search-index/keyword.ts';
import { mark } from '#platform/search-index/tokens.ts';
import { countryAliases } from './country-aliases.ts';
import { industryAliases } from './industry-aliases.ts';

/** Something with several names. */
interface Named {
  token: string;
  /** By which it is looked for. */
  keys: string[];
  /** By which texts in a language call it. */
  names: Record<Locale, string>;
}

/** Countries and industries with all their names. */
function allNamed(): Named[] {
  const countryOf = new Map(
    locales.map((locale) => [locale, new Map(participants(locale).map((one) => [one.code, one.name]))]),
  );
  const industryOf = new Map(
    locales.map((locale) => [locale, new Map(industries(locale).map((one) => [one.id, one.name]))]),
  );
  const countries = participants('en-US').map(({ code }): Named => {
    const names = inEach((locale) => countryOf.get(locale)?.get(code) ?? '');
    return { token: mark.country + code, keys: [...Object.values(names), ...(countryAliases[code] ?? [])], names };
  });
  const trades = industries('en-US').map(({ id }): Named => {
    const names = inEach((locale) => industryOf.get(locale)?.get(id) ?? '');
    return { token: mark.industry + id, keys: [...Object.values(names), ...(industryAliases[id] ?? [])], names };
  });
  return [...countries, ...trades];
}

/** The names of countries and industries, in every language, and what stands for them in texts of each. */
const synonymsOf = inEach(inLanguage);

function inLanguage(locale: Locale): Synonyms {
  const synonyms = new Map<string, Synonym>();
  for (const { token, keys, names } of allNamed()) {
    for (const key of new Set(keys.map(synonymKey))) {
      const known = synonyms.get(key) ?? { tokens: [], names: [] };
      // A short name of an industry is a word of its own, found as such; a country has one name in a text.
      const ownNames = token.startsWith(mark.country) ? [names[locale]] : [];
      synonyms.set(key, { tokens: [...known.tokens, token], names: [...known.names, ...ownNames] });
    }
  }
  return synonyms;
}

/** What names stand for, for readers of a language: RDC, DRC and 刚果（金） are one country, by its name in their texts. */
export function synonyms(locale: Locale): Synonyms {
  return synonymsOf[locale];
}
