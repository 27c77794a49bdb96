const home = '/console/';
/** Pages that lead nowhere from a login. */
const others = /^\/console\/(?:login|logout|invitation|prove)(?:\/|$)/;

/** Where a login of the console leads on to: a path of the console with its query, never one elsewhere. @param wished as it came */
export function consolePath(wished: string | null | undefined): string {
  if (!wished?.startsWith('/') || wished.length > 1000 || /[\\\p{C}]/u.test(wished)) return home;
  try {
    const { origin, pathname, search } = new URL(wished, 'http://site.invalid');
    if (origin !== 'http://site.invalid' || !/^\/console(?:\/|$)/.test(pathname)) return home;
    return others.test(pathname) ? home : pathname + search;
  } catch {
    return home;
  }
}

/** The `to` of a page's address. */
export const nextOf = (request: Request) => consolePath(new URL(request.url).searchParams.get('to'));

/** A page that leads on to another. */
export const leadingTo = (page: string, to: string) => `${page}?${new URLSearchParams({ to })}`;

/** The login, for whoever was too slow or wrong too often; it says so. */
export const beginAgain = (to: string) => `${leadingTo('/console/login/', to)}&over`;
