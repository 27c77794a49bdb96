import { languages } from './languages.ts';

/** A language of the site, by its tag. */
export type Locale = keyof typeof languages;

/** All of them, the default first. */
export const locales = Object.keys(languages) as [Locale, ...Locale[]];

export const [defaultLocale] = locales;

/** The languages in which to look for a text, best first, for a reader of `locale`. */
export function languagesFor(locale: Locale): Locale[] {
  return [...new Set([locale, languages[locale].next, ...locales])];
}

/** The language's own part of its tag: `zh`, `en`, `fr`. */
export function shortName(locale: Locale): string {
  return locale.split('-', 1)[0] ?? locale;
}

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** The language of something that is said, such as of Lingui's words: the one place where its text is found to be one of the site's. */
export function localeOf({ locale }: { locale: string }): Locale {
  if (!isLocale(locale)) throw new Error(`The site does not speak ${locale}`);
  return locale;
}

/** The `dir` of a document in a language; none where its lines begin on the left, as they do where nothing is said. */
export function directionOf(locale: Locale): 'rtl' | undefined {
  const { dir }: { dir: string } = languages[locale];
  return dir === 'rtl' ? dir : undefined;
}

/** A language by its own name, as it stands alone: `Français`. */
export function nameAlone(locale: Locale): string {
  const [first = '', ...rest] = languages[locale].name;
  return first.toUpperCase() + rest.join('');
}

/** A value of the `Language` request header that asks for a language (specification 4). */
export type LanguageHeader = (typeof languages)[Locale]['header'];

/** The value of the `Language` request header for a locale: 1, 2, 3 and so on (specification 4). */
export function languageHeader(locale: Locale): LanguageHeader {
  return languages[locale].header;
}

/** Reads the `Language` request header; missing or anything else means Chinese (contract, Languages). */
export function localeOfLanguageHeader(value: string | null | undefined): Locale {
  return locales.find((locale) => languageHeader(locale) === value) ?? defaultLocale;
}
