import { localHref, readAddress } from '#platform/i18n/address.ts';
import { isLocale, type Locale } from '#platform/i18n/locale.ts';
import type { RequestAddress } from '../request-address.ts';

const aYear = 31_536_000;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
const neverInAPath = /[\u0000-\u001f\\\u007f]/;

/** The language that `/language/{locale}` chooses; undefined for any other path and any other language. */
export function chosenLanguage(pathname: string): Locale | undefined {
  const [, first, locale, ...rest] = pathname.split('/');
  if (first !== 'language' || rest.some(Boolean)) return undefined;
  return isLocale(locale) ? locale : undefined;
}

/**
 * Where `/language/{locale}?to={path}` lands: the same page in the chosen language, with its query; the home page
 * where `to` is missing or anything but a path of this site.
 */
export function switchTarget(locale: Locale, { search }: Pick<RequestAddress, 'search'>): string {
  const home = localHref(locale, '/');
  const to = new URLSearchParams(search).get('to') ?? '/';
  if (!to.startsWith('/') || to.startsWith('//') || neverInAPath.test(to)) return home;
  const base = 'http://front.invalid';
  if (!URL.canParse(to, base)) return home;
  const url = new URL(to, base);
  if (url.origin !== base) return home;
  const path = withoutPrefix(url.pathname);
  // `/.//host` and `/en-US//host` only become another host's address here.
  if (path.startsWith('//') || path.startsWith('/language/')) return home;
  return localHref(locale, path) + url.search;
}

/** The cookie `language`; scripts of the page set it too, so it is not HttpOnly. */
export function languageCookie(locale: Locale, secure: boolean): string {
  return `language=${locale}; Path=/; Max-Age=${aYear}; SameSite=Lax${secure ? '; Secure' : ''}`;
}

function withoutPrefix(pathname: string): string {
  const [, first, ...rest] = pathname.split('/');
  return isLocale(first) ? `/${rest.join('/')}` : readAddress(pathname).path;
}
