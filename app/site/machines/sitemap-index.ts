import { siteOf } from '#platform/http/site-context.ts';
import type { Route } from './+types/sitemap-index.ts';
import { filesOfSitemap } from './listed-pages.server.ts';
import { writeIndex } from './sitemap.ts';
import { xmlHeaders } from './xml-headers.ts';

/** `/sitemap.xml`: the index of the sitemap's files. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const site = siteOf(context);
  const files = await filesOfSitemap(site);
  return new Response(writeIndex(site.settings.SITE_URL, files.length), { headers: xmlHeaders });
}
