import { type Locale, locales } from '#platform/i18n/locale.ts';
import type { Findable, FindableText } from '#platform/search-index/findable.ts';
import { countryName } from './countries/countries.server.ts';
import { editionHref } from './ui/edition-href.ts';

type Texts<T> = Partial<Record<Locale, T>>;

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
    texts: inEach(edition.texts, ({ name, theme, summary, body, provinces }) => ({
      title: name,
      body: `${theme}. ${summary} ${plain(body)}`,
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
    texts: inEach(texts, ({ lead, body }, locale) => ({
      title: countryName(code, locale),
      body: `${lead} ${plain(body)}`,
    })),
    countries: [code],
  };
}

function inEach<T>(texts: Texts<T>, present: (text: T, locale: Locale) => FindableText): Texts<FindableText> {
  const entries = locales.flatMap((locale) => {
    const text = texts[locale];
    return text ? [[locale, present(text, locale)] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** Text without its tags; the bodies of editions hold no other markup than bodyHtml makes. */
function plain(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
