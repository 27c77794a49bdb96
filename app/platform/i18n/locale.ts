/** The three languages of the site (specification 4): BCP 47 tags, the default first. */
export const locales = ['zh-CN', 'en-US', 'fr-FR'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'zh-CN';

/** Where a text is missing in the first language, the next ones are tried in this order. */
const readingOrder: Record<Locale, readonly Locale[]> = {
  'zh-CN': ['zh-CN', 'en-US', 'fr-FR'],
  'en-US': ['en-US', 'fr-FR', 'zh-CN'],
  'fr-FR': ['fr-FR', 'en-US', 'zh-CN'],
};

/** The languages in which to look for a text, best first, for a reader of `locale`. */
export function languagesFor(locale: Locale): Locale[] {
  return [...readingOrder[locale]];
}

/** The language's own part of its tag: `zh`, `en`, `fr`. */
export function shortName(locale: Locale): string {
  return locale.slice(0, 2);
}

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** The language of something that is said, such as of Lingui's words: the one place where its text is found to be one of the site's. */
export function localeOf({ locale }: { locale: string }): Locale {
  if (!isLocale(locale)) throw new Error(`The site does not speak ${locale}`);
  return locale;
}

const languageHeaders: Record<Locale, string> = { 'zh-CN': '1', 'en-US': '2', 'fr-FR': '3' };

/** The value of the `Language` request header for a locale: 1, 2 or 3 (specification 4). */
export function languageHeader(locale: Locale): string {
  return languageHeaders[locale];
}

/** Reads the `Language` request header; missing or anything else means Chinese (contract, Languages). */
export function localeOfLanguageHeader(value: string | null | undefined): Locale {
  return locales.find((locale) => languageHeaders[locale] === value) ?? defaultLocale;
}
