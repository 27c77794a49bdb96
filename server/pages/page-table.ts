import { consoleRoutes } from '#console/page-routes.ts';
import { localHref, readAddress } from '#platform/i18n/address.ts';
import { dataParameters, isDataRequest, pageOfData } from '#platform/router/data/data-requests.ts';
import { fileRoutes, pageRoutes } from '#site/page-routes.ts';

const patterns = [...pageRoutes, ...consoleRoutes, ...fileRoutes].map(
  ({ id, path, personal = false, listed = !personal, query = [], takes }) => ({
    id,
    path: `/${path}`,
    personal,
    listed,
    query,
    takes,
  }),
);

type Pattern = (typeof patterns)[number];

/** Pages without parameters in their path are looked up, the others tried one by one. */
const named = new Map(patterns.toReversed().map((page) => [page.path.toLowerCase(), page]));
const shaped = patterns
  .filter(({ path }) => path.includes('/:'))
  .map((page) => ({ page, shape: new RegExp(`^${page.path.split('/').map(segmentShape).join('/')}$`, 'i') }));

function segmentShape(segment: string): string {
  return segment.startsWith(':') ? '[^/]+' : segment.replaceAll('.', '\\.');
}

function findPage(path: string): Pattern | undefined {
  const bare = path.replace(/\/+$/, '');
  return named.get(bare.toLowerCase() || '/') ?? shaped.find(({ shape }) => shape.test(bare))?.page;
}

/** The id of the page at a path without language prefix, as its route has it; undefined where there is none. */
export function pageId(path: string): string | undefined {
  return findPage(path || '/')?.id;
}

/**
 * The pathname as the site writes it: of another letter case is made the specification's. Parameters and a slash at the
 * end stay as they came.
 * @returns undefined where no page has such an address
 */
export function canonicalPath(pathname: string): string | undefined {
  const address = readAddress(pathname.replaceAll(/\/{2,}/g, '/'));
  const { locale } = address;
  const path = plainSpelling(address.path);
  const page = findPage(path);
  if (!page) return undefined;
  const written = page.path.split('/');
  const segments = path.split('/').map((segment, i) => {
    const own = written[i];
    return own === undefined || own.startsWith(':') ? segment : own;
  });
  const canonical = localHref(locale, segments.join('/'));
  // `/en-US` is read as the page `/` of English: it keeps its form.
  return pathname === `/${locale}` ? pathname : canonical;
}

/** The page of an address, or of its data request, however its letters are spelt: the router reads them so too. */
function pageAt(pathname: string): Pattern | undefined {
  const { path } = readAddress(pageOfData(plainSpelling(pathname)));
  return findPage(path || '/');
}

/** Letters, digits and the like need no escape: a path has one spelling (RFC 3986, 6.2.2.2). */
export function plainSpelling(path: string): string {
  return path.replaceAll(/%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi, (escaped) =>
    decodeURIComponent(escaped),
  );
}

/** The most bytes of a multipart form that a page takes; undefined where it is one like any other. */
export function pageTakes(pathname: string): number | undefined {
  return pageAt(pathname)?.takes;
}

/** The pattern of a page's address, without language: `/news/:id`; `missing` where no page has such an address. */
export function pageRoute(pathname: string): string {
  return pageAt(pathname)?.path ?? 'missing';
}

/** Whether a page looks the same for everybody. Unknown addresses do: their 404 does. */
export function isPublic(pathname: string): boolean {
  return !pageAt(pathname)?.personal;
}

/** The parameters of the query that a page for everybody, or its data request, is made from. */
export function pageParameters(pathname: string): readonly string[] {
  const own = pageAt(pathname)?.query ?? [];
  return isDataRequest(pathname) ? [...own, ...dataParameters] : own;
}

/** Whether previews may show a page: one that looks the same for everybody, or that says so (`listed`). */
export function isListed(pathname: string): boolean {
  const { path } = readAddress(pathname);
  return findPage(path || '/')?.listed ?? true;
}
