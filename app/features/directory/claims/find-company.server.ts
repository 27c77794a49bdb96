import type { SiteContext } from '#platform/http/site-context.ts';
import type { CompanyCard } from '../directory.ts';
import { readBuyersPage, readExhibitorsPage } from '../list/list-page.server.ts';

/** So many companies are offered. */
const most = 10;

/** Companies by words of their names and texts, exhibitors first: among them somebody finds their own. */
export async function findOwnCompany(site: SiteContext, words: string): Promise<CompanyCard[]> {
  if (words === '') return [];
  const url = new URL(`http://site/?${new URLSearchParams({ keyword: words.slice(0, 100) })}`);
  // What is asked here is one visitor's, and no page of everybody's is made of it.
  const reader = { ...site, tags: new Set<string>() };
  const pages = await Promise.all([readExhibitorsPage(reader, url), readBuyersPage(reader, url)]);
  return pages.flatMap(({ companies }) => companies).slice(0, most);
}
