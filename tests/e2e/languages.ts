import type { Locale } from '#platform/i18n/locale.ts';

/** Those that the words of the tests are in: a language that is added is tested by its catalogues first. */
export const testedLanguages = ['zh-CN', 'en-US', 'fr-FR'] as const satisfies readonly Locale[];

export type TestedLanguage = (typeof testedLanguages)[number];

/**
 * The languages that browser tests run in: one in `npm test`, all in `npm run prove`.
 * A journey costs seconds in a browser; what differs by language alone is asked for by HTTP in all three.
 * @param turn whose turn it is: files take different ones, so that every run has seen all languages
 */
export function languagesInTurn(turn: number): readonly TestedLanguage[] {
  if (process.env.PROVE) return testedLanguages;
  const first = turn % testedLanguages.length;
  return testedLanguages.slice(first, first + 1);
}
