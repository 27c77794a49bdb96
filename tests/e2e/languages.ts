import { type Locale, locales } from '#platform/i18n/locale.ts';

/**
 * The languages that browser tests run in: one in `npm test`, all in `npm run prove`.
 * A journey costs seconds in a browser; what differs by language alone is asked for by HTTP in all three.
 * @param turn whose turn it is: files take different ones, so that every run has seen all languages
 */
export function languagesInTurn(turn: number): readonly Locale[] {
  if (process.env.PROVE) return locales;
  const first = turn % locales.length;
  return locales.slice(first, first + 1);
}
