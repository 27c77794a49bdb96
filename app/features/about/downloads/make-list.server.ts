import { latestExhibitors } from '#features/directory/index.server.ts';
import { countries } from '#features/editions/index.server.ts';
import { csvOf } from '#platform/csv.ts';
import type { Database } from '#platform/db/database.ts';
import { namesIn } from '#platform/i18n/fixed-words.server.ts';
import { languages } from '#platform/i18n/languages.ts';
import { defaultLocale, type Locale, locales } from '#platform/i18n/locale.ts';
import type { FileSource } from './downloads.ts';

/** More rows than this are no list that a spreadsheet is opened for. */
const mostRows = 10_000;

/** Makes a list of the download centre from what the site says now, as CSV. */
export function makeList(db: Database, source: FileSource, locale: Locale): Promise<string> {
  switch (source) {
    case 'exhibitors':
      return listExhibitors(db, locale);
    case 'countries':
      return Promise.resolve(listCountries());
  }
}

/** Who exhibits, by name; no contact details, which are shown one at a time and on request only. */
async function listExhibitors(db: Database, locale: Locale): Promise<string> {
  const companies = await latestExhibitors(db, { locale, limit: mostRows });
  const { compare } = new Intl.Collator(locale);
  const rows = companies
    .toSorted((one, other) => compare(one.name, other.name))
    .map(({ name, countryName, industryName, line, stands }) => [
      name,
      countryName,
      industryName,
      line,
      stands.map(({ code }) => code).join(' '),
    ]);
  return csvOf([Object.values(namesIn(locale).exhibitorColumns), ...rows]);
}

/** The countries of Africa in every language, by their codes. */
function listCountries(): string {
  const inEach = locales.map((locale) => new Map(countries(locale).map(({ code, name }) => [code, name])));
  const codes = countries(defaultLocale).map(({ code }) => code);
  const rows = codes.toSorted().map((code) => [code, ...inEach.map((names) => names.get(code) ?? '')]);
  return csvOf([['ISO 3166', ...locales.map((locale) => languages[locale].name)], ...rows]);
}
