import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { type Cursor, readCursor, twins } from './about.ts';
import { readAboutPage } from './read-page.server.ts';

/** The page of the section that an address asks for. @throws 404 for a page, a filter or a page of files that does not exist */
export async function readAbout(site: SiteContext, query: URLSearchParams) {
  const cursor = cursorOf(site.path, query);
  const page = cursor && (await readAboutPage(site, cursor, query));
  if (!page) throw new Refusal(404);
  return page;
}

export type AboutPageData = Awaited<ReturnType<typeof readAbout>>;

/** The page that an address asks for: by its cursor below `/about/`, else by the address itself. */
function cursorOf(path: string, query: URLSearchParams): Cursor | undefined {
  const [, , twin = ''] = path.split('/');
  return twin === '' ? readCursor(query.get('cursor')) : twins[twin];
}
