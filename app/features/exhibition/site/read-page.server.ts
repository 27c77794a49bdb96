import { downloads } from '#features/about/index.server.ts';
import {
  type CompaniesPage,
  readBuyersPage,
  readExhibitorsPage,
  type ShownCompaniesPage,
} from '#features/directory/index.server.ts';
import { industries } from '#features/editions/index.server.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { sentOnce } from '#platform/router/data/sent-once.ts';
import { readCloud } from '../cloud.server.ts';
import { type Cursor, noticesShown, readAudience } from '../exhibition.ts';
import { readGuide } from '../guide.server.ts';
import { readLayout } from '../layout.server.ts';
import { notices } from '../notices.server.ts';

/**
 * What a page of the exhibition shows.
 * @throws 404 for a filter, a page, a hall, a guide that it does not have
 */
export async function readExhibitionPage(site: SiteContext, url: URL, cursor: Cursor) {
  switch (cursor) {
    case 'exhibitors':
      return { cursor, page: shown(site, await readExhibitorsPage(site, url)) };
    case 'buyers':
      return { cursor, page: shown(site, await readBuyersPage(site, url)) };
    case 'cloud':
      return { cursor, ...(await readOnlineHall(site, url)) };
    case 'layout':
      return { cursor, plan: await readLayout(site, url), industries: industries(site.locale) };
    case 'notice':
      return { cursor, notices: await readNotices(site) };
    case 'manual':
      return { cursor, ...(await readManual(site, url)) };
    case 'download':
      site.tags.add('about');
      return { cursor, downloads: await downloads(site.db, site.locale, { audience: 'exhibitor' }) };
  }
}

async function readOnlineHall(site: SiteContext, url: URL) {
  const cloud = await readCloud(site, url);
  const pavilion = cloud.kind === 'hall' ? undefined : { kind: cloud.kind, key: cloud.key, name: cloud.name };
  return { pavilion, cloud: sentOnce(site, cloud) };
}

function shown(site: SiteContext, { companies, choices, ...page }: CompaniesPage): ShownCompaniesPage {
  return { ...page, companies: sentOnce(site, companies), choices: sentOnce(site, choices) };
}

async function readNotices({ db, locale, clock }: SiteContext) {
  const choice = { locale, now: clock.now(), limit: noticesShown };
  const [exhibitor, visitor] = await Promise.all([
    notices(db, { ...choice, audience: 'exhibitor' }),
    notices(db, { ...choice, audience: 'visitor' }),
  ]);
  return { exhibitor, visitor };
}

async function readManual(site: SiteContext, { searchParams }: URL) {
  const asked = searchParams.get('guide');
  const guide = asked === null ? 'exhibitor' : readAudience(asked);
  if (!guide) throw new Refusal(404);
  return { guide, chapters: sentOnce(site, await readGuide(site.db, guide, site.locale)) };
}
