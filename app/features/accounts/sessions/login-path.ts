/** Where the login leads to where nothing else is said. */
const home = '/account/';

/** The pages of the login, which carry on where it leads. */
const login = /^\/login(?:\/|$)/;

/** Pages that lead nowhere from the login, and addresses that are no pages. */
const others = /^\/(?:login|logout|api|media|weave|qr|language)(?:\/|$)/;

/**
 * The page that a login leads on to: a path of this site with its query, never another host. Of the login's own pages it is
 * the one that led there.
 * @param wished as it came, in an address or a form
 */
export function loginPath(wished: string | null | undefined): string {
  if (!wished?.startsWith('/') || wished.length > 1000 || /[\\\p{C}]/u.test(wished)) return home;
  try {
    const { origin, pathname, search, searchParams } = new URL(wished, 'http://site.invalid');
    if (origin !== 'http://site.invalid' || pathname.startsWith('//')) return home;
    if (login.test(pathname) && searchParams.has('to')) return loginPath(searchParams.get('to'));
    return others.test(pathname) ? home : pathname + search;
  } catch {
    return home;
  }
}
