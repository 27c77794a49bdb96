import { exhibitorsOfStands } from '#features/directory/index.server.ts';
import { allStands, readStandCode, type Stand, standCode } from '#features/halls/index.server.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { type Locale, locales } from '#platform/i18n/locale.ts';
import { type FoundStand, foundShown } from './layout.ts';

/** The companies of the halls in one language, by the codes of their stands. */
type Holders = Awaited<ReturnType<typeof exhibitorsOfStands>>;

type Needs = Pick<SiteContext, 'db' | 'kept' | 'locale'>;

/** All stands, as the plan of the grounds and the search both need them. */
export function keptStands({ db, kept }: Needs): Promise<Stand[]> {
  return kept.get('stands', ['halls'], () => allStands(db));
}

/** Who has which stand, in one language. */
export function keptHolders({ db, kept }: Needs, locale: Locale): Promise<Holders> {
  return kept.get(`holders of stands ${locale}`, ['halls', 'directory'], () => exhibitorsOfStands(db, locale));
}

/**
 * Stands by what they are called (`W2-A07`, `A07`) or by the company there, by its name in any language. A whole name
 * comes before a part of one. Looks through all stands: there are as many as the halls hold, however many companies.
 */
export async function findStands(site: Needs, words: string): Promise<FoundStand[]> {
  const { locale } = site;
  const languages = [locale, ...locales.filter((other) => other !== locale)];
  const [stands, ...inLanguages] = await Promise.all([
    keptStands(site),
    ...languages.map((language) => keptHolders(site, language)),
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
