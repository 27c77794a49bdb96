import { matchPath } from 'react-router';
import { localHref, readAddress } from '#platform/i18n/address.ts';
import { fileRoutes, pageRoutes } from '#site/page-routes.ts';

const patterns = [...pageRoutes, ...fileRoutes].map(({ path, personal = false }) => ({ path: `/${path}`, personal }));

function findPage(path: string): (typeof patterns)[number] | undefined {
  return patterns.find(({ path: pattern }) => matchPath({ path: pattern, caseSensitive: false }, path));
}

/**
 * The pathname as the site writes it: of another letter case is made the specification's. Parameters and a slash at the
 * end stay as they came.
 * @returns undefined where no page has such an address
 */
export function canonicalPath(pathname: string): string | undefined {
  const { locale, path } = readAddress(pathname);
  const page = findPage(path);
  if (!page) return undefined;
  const written = page.path.split('/');
  const segments = path.split('/').map((segment, i) => {
    const own = written[i];
    return own === undefined || own.startsWith(':') ? segment : own;
  });
  return localHref(locale, segments.join('/'));
}

/** Whether an address is a page that looks the same for everybody. Unknown addresses are: their 404 is. */
export function isPublic(pathname: string): boolean {
  return !findPage(readAddress(pathname).path)?.personal;
}
