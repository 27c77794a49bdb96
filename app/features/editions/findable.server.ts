import { eachText, type Texts } from '#platform/i18n/texts.ts';
import type { Findable } from '#platform/search-index/findable.ts';
import { plainText } from '#platform/search-index/plain-text.ts';
import { countryName } from './countries/countries.server.ts';
import { editionHref } from './ui/edition-href.ts';

/** An edition as the search finds it: by its name and theme, and by its guests. */
export function findableEdition(edition: {
  number: number;
  startDate: string;
  guestCountries: string[];
  texts: Texts<{ name: string; theme: string; summary: string; body: string; provinces: string[] }>;
}): Findable {
  return {
    type: 'edition',
    id: String(edition.number),
    path: editionHref(edition.number),
    texts: eachText(edition.texts, ({ name, theme, summary, body, provinces }) => ({
      title: name,
      body: `${theme}. ${summary} ${plainText(body)}`,
      words: provinces.join(' '),
    })),
    countries: edition.guestCountries,
    date: new Date(`${edition.startDate}T00:00:00+08:00`),
  };
}

/** A country with a text of its own as the search finds it. */
export function findableCountry({
  code,
  texts,
}: {
  code: string;
  texts: Texts<{ lead: string; body: string }>;
}): Findable {
  return {
    type: 'country',
    id: code,
    path: `/countries/${code}`,
    texts: eachText(texts, ({ lead, body }, locale) => ({
      title: countryName(code, locale),
      body: `${lead} ${plainText(body)}`,
    })),
    countries: [code],
  };
}
