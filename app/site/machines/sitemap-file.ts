import { siteOf } from '#platform/http/site-context.ts';
import type { Route } from './+types/sitemap-file.ts';
import { filesOfSitemap, pagesOfFile } from './listed-pages.server.ts';
import { readSitemapName, writeSitemap } from './sitemap.ts';
import { xmlHeaders } from './xml-headers.ts';

/** `/sitemaps/fr-FR-1.xml`: pages of a language with their other languages. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const site = siteOf(context);
  const name = readSitemapName(params.file);
  const file = name && (await filesOfSitemap(site))[name.number - 1];
  if (!file) return new Response('Not found', { status: 404 });
  const pages = await pagesOfFile(site, file);
  return new Response(writeSitemap(site.settings.SITE_URL, name.locale, pages), { headers: xmlHeaders });
}
