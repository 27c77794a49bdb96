import { defaultLocale, isLocale, type Locale, locales } from './locale.ts';

/** A path of the site taken apart: `/fr-FR/news/` is French, `/news/`. */
export interface Address {
  locale: Locale;
  /** The path without its language prefix, always beginning with `/`. */
  path: string;
}

/** Splits a pathname into its language and the path below it. A path without a prefix is Chinese. */
export function readAddress(pathname: string): Address {
  const [, first = '', ...rest] = pathname.split('/');
  if (isLocale(first) && first !== defaultLocale) return { locale: first, path: `/${rest.join('/')}` };
  return { locale: defaultLocale, path: pathname };
}

/** The address of a path of the site in a language: `localHref('fr-FR', '/news/')` is `/fr-FR/news/`. */
export function localHref(locale: Locale, path: string): string {
  return locale === defaultLocale ? path : `/${locale}${path}`;
}

/**
 * The languages' addresses of one path, for `hreflang` and the language bar.
 */
export function alternates(path: string): { locale: Locale; href: string }[] {
  return locales.map((locale) => ({ locale, href: localHref(locale, path) }));
}

const languageLike = /^[a-z]{2,3}-[a-z]{2}$/i;

/** Whether the first segment looks like a language that the site does not speak (`/de-DE/news/`, `/EN-us/`): such a path is not found. */
export function hasUnsupportedLanguage(pathname: string): boolean {
  const first = pathname.split('/')[1] ?? '';
  return languageLike.test(first) && !isLocale(first);
}
