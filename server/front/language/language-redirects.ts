import { isApiPath } from '#platform/http/api-path.ts';
import { hasUnsupportedLanguage, localHref, readAddress } from '#platform/i18n/address.ts';
import { defaultLocale, isLocale, type Locale } from '#platform/i18n/locale.ts';
import type { RequestAddress } from '../request-address.ts';
import type { Site } from '../site.ts';

/** Where a request is sent on to. */
export interface Redirect {
  status: 302 | 308;
  location: string;
  /** Whether it hangs on the visitor's cookie. */
  personal: boolean;
}

/** A path whose last part ends like a file (`.data`, `.svg`, `.xml`) is no page. */
const fileLike = /\.[a-z0-9]{1,8}$/i;
const notPages = ['/api', '/assets', '/language', '/preview'];

/** Whether a path may be a page's: not of the API, of files, of the router's data requests or of the language bar. */
export function isPage(pathname: string): boolean {
  if (fileLike.test(pathname)) return false;
  return !notPages.some((folder) => pathname === folder || pathname.startsWith(`${folder}/`));
}

/** Whether the answer at this address depends on the cookie `language`: it has no prefix. */
export function needsCookieVary(pathname: string): boolean {
  return readAddress(pathname).locale === defaultLocale && !hasUnsupportedLanguage(pathname);
}

/** The language that the cookie `language` asks for, where it is one of the site's; anything else is ignored. */
export function localeOfCookie(cookieHeader: string | undefined): Locale | undefined {
  const value = /(?:^|;)\s*language=([^;]*)/.exec(cookieHeader ?? '')?.[1]?.trim();
  return isLocale(value) ? value : undefined;
}

/**
 * The language and letter-case rules of the contract (Languages, Pages) for a GET.
 * @returns where the visitor belongs, or undefined where the address is right
 */
export function languageRedirect(
  { pathname, search }: RequestAddress,
  cookieHeader: string | undefined,
  site: Pick<Site, 'canonicalPath'>,
): Redirect | undefined {
  const prefix = `/${defaultLocale}`;
  if (pathname === prefix || pathname.startsWith(`${prefix}/`)) {
    return { status: 308, location: ownPath(pathname.slice(prefix.length)) + search, personal: false };
  }
  if (isApiPath(pathname) || hasUnsupportedLanguage(pathname)) return undefined;
  const canonical = site.canonicalPath(pathname);
  if (canonical !== undefined && canonical !== pathname) {
    return { status: 308, location: ownPath(canonical) + search, personal: false };
  }
  const wished = localeOfCookie(cookieHeader);
  if (!wished || wished === defaultLocale || !isPage(pathname) || !needsCookieVary(pathname)) return undefined;
  return { status: 302, location: localHref(wished, pathname) + search, personal: true };
}

/** A path that cannot be read as another host: `//host` becomes `/host`. */
export function ownPath(pathname: string): string {
  return `/${pathname.replace(/^[/\\]+/, '')}`;
}
