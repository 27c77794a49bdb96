import type { SiteContext } from '#platform/http/site-context.ts';
import { sentOnce } from '#platform/router/data/sent-once.ts';
import { partsOf } from './queries.server.ts';
import type { PagePart, PartPage } from './services.ts';

/** The parts of a page in their order, for the page itself: their texts stand in its markup alone. */
export async function readParts(site: SiteContext, page: PartPage): Promise<PagePart[]> {
  const parts = await partsOf(site.db, page, site.locale);
  return parts.map((part) => ({ ...part, body: sentOnce(site, part.body) }));
}
