import { exhibitorsOfStands } from '#features/directory/index.server.ts';
import { allStands, readStandCode, standCode } from '#features/halls/index.server.ts';
import type { Database } from '#platform/db/database.ts';
import { type Locale, locales } from '#platform/i18n/locale.ts';
import { type FoundStand, foundShown } from './layout.ts';

/**
 * Stands by what they are called (`W2-A07`, `A07`) or by the company there, by its name in any language. A whole name
 * comes before a part of one. Looks through all stands: there are as many as the halls hold, however many companies.
 */
export async function findStands(db: Database, words: string, locale: Locale): Promise<FoundStand[]> {
  const languages = [locale, ...locales.filter((other) => other !== locale)];
  const [stands, ...inLanguages] = await Promise.all([
    allStands(db),
    ...languages.map((language) => exhibitorsOfStands(db, language)),
  ]);
  const wanted = folded(words);
  if (wanted === '') return [];
  const at = readStandCode(words);
  const called = (test: (name: string) => boolean) => (code: string) =>
    inLanguages.some((holders) => test(folded(holders.get(code)?.name ?? '')));
  const tests = [
    (code: string) => at !== undefined && code === standCode(at),
    called((name) => name === wanted),
    called((name) => name.includes(wanted)),
    (code: string) => folded(code).endsWith(`-${wanted}`),
  ];
  const codes = stands.map(standCode);
  const found = tests.map((test) => codes.filter(test)).find((some) => some.length > 0) ?? [];
  return found.slice(0, foundShown).map((code) => {
    const { name = '', lang = locale, countryName = '' } = inLanguages[0]?.get(code) ?? {};
    return { code, name, lang, countryName };
  });
}

/** For comparing: without accents, case, and superfluous spaces. */
function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}
