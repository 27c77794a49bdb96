import { Suspense } from 'react';
import { Refusal } from '#platform/http/refusal.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { readCursor } from '../exhibition.ts';
import type { Route } from './+types/index.ts';
import { CompaniesPage } from './companies-page.tsx';
import { GuidePage } from './manual/guide-page.tsx';
import { NoticesPage } from './notices/notices-page.tsx';
import { CloudPage, DownloadsPage, LayoutPage } from './parts.ts';
import { readPart } from './read-part.server.ts';

/** @throws 404 for a part of the exhibition that there is not, and for what that part does not have */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context, 'exhibition');
  const url = new URL(request.url);
  const cursor = readCursor(url.searchParams.get('cursor'));
  if (cursor === undefined) throw new Refusal(404);
  return readPart(site, url, cursor);
}

/** The part of the exhibition pages that `?cursor=` names. */
export default function ExhibitionPage({ loaderData }: Route.ComponentProps) {
  return (
    <Suspense>
      <Part part={loaderData} />
    </Suspense>
  );
}

function Part({ part }: { part: Awaited<ReturnType<typeof loader>> }) {
  switch (part.cursor) {
    case 'exhibitors':
    case 'buyers':
      return <CompaniesPage cursor={part.cursor} page={part.page} />;
    case 'cloud':
      return <CloudPage pavilion={part.pavilion} cloud={part.cloud} />;
    case 'layout':
      return <LayoutPage plan={part.plan} industries={part.industries} />;
    case 'notice':
      return <NoticesPage notices={part.notices} />;
    case 'manual':
      return <GuidePage guide={part.guide} chapters={part.chapters} />;
    case 'download':
      return <DownloadsPage downloads={part.downloads} />;
  }
}
