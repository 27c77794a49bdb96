import { msg } from '@lingui/core/macro';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { type Locale, locales } from '#platform/i18n/locale.ts';

const yes = msg({ message: 'yes', context: 'in a sheet' });
const no = msg({ message: 'no', context: 'in a sheet' });

/** How a cell says whether something is so. */
export function flagWord(value: boolean, locale: Locale): string {
  return i18nFor(locale)._(value ? yes : no);
}

const inAnyLanguage = (value: boolean) => locales.map((locale) => flagWord(value, locale));

/** What people and programs write for yes and for no, in small letters. */
const saidYes = new Set(['y', 'true', '1', 'x', '✓', '✔', 'vrai', '真', '对', ...inAnyLanguage(true)]);
const saidNo = new Set(['n', 'false', '0', 'faux', '假', '不', ...inAnyLanguage(false)]);

/** @returns undefined where it is neither */
export function flagOf(text: string): boolean | undefined {
  const said = text.toLowerCase();
  if (saidYes.has(said)) return true;
  return saidNo.has(said) ? false : undefined;
}
