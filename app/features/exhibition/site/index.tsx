import { Refusal } from '#platform/http/refusal.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { readCursor } from '../exhibition.ts';
import type { Route } from './+types/index.ts';
import { CloudPage, CompaniesPage, DownloadsPage, GuidePage, LayoutPage, NoticesPage } from './lazy-pages.ts';
import { readExhibitionPage } from './read-page.server.ts';

/** @throws 404 for a page of the exhibition that there is not, and for what that page does not have */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context, 'exhibition');
  const url = new URL(request.url);
  const cursor = readCursor(url.searchParams.get('cursor'));
  if (cursor === undefined) throw new Refusal(404);
  return readExhibitionPage(site, url, cursor);
}

/** The page of the exhibition that `?cursor=` names. It wakes whole, once its script has come. */
export default function ExhibitionPage({ loaderData: page }: Route.ComponentProps) {
  switch (page.cursor) {
    case 'exhibitors':
    case 'buyers':
      return <CompaniesPage cursor={page.cursor} page={page.page} />;
    case 'cloud':
      return <CloudPage pavilion={page.pavilion} cloud={page.cloud} />;
    case 'layout':
      return <LayoutPage plan={page.plan} industries={page.industries} />;
    case 'notice':
      return <NoticesPage notices={page.notices} />;
    case 'manual':
      return <GuidePage guide={page.guide} chapters={page.chapters} />;
    case 'download':
      return <DownloadsPage downloads={page.downloads} />;
  }
}
