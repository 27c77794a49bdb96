import { editionsOfSite } from '#features/editions/index.server.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { type SiteContext, siteOf } from '#platform/http/site-context.ts';
import { sentOnce } from '#platform/router/data/sent-once.ts';
import type { PageHandle } from '#shell/page-handle.ts';
import { pagesOf } from '#ui/pages/pages-of.ts';
import { tierNames } from '../names.server.ts';
import { activitiesPerPage, partnersPerPage, readNumber, readTab, readTier, tiers } from '../partners.ts';
import { activities, keptActivityCount, keptPartnerCount, partners, readPartner } from '../queries.server.ts';
import type { Route } from './+types/more.ts';
import { AllActivities } from './all-activities.tsx';
import { AllPartners } from './all-partners.tsx';
import { PartnerPage } from './partner-page.tsx';

export const handle = { section: 'brand' } satisfies PageHandle;

/**
 * All partners (`?tier=&page=`), all activities (`?tab=active&page=`), or one partner (`?id=`).
 * @throws 404 for a partner, tab, tier or page that does not exist
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context, 'partners');
  const query = new URL(request.url).searchParams;
  const tab = readTab(query.get('tab'));
  const page = query.get('page') === null ? 1 : readNumber(query.get('page'));
  if (tab === undefined || page === undefined) throw notFound();
  if (query.has('id')) return onePartner(site, query.get('id'));
  return tab === 'active' ? allActivities(site, page) : allPartners(site, query.get('tier'), page);
}

const notFound = () => new Refusal(404);

async function onePartner(site: SiteContext, asked: string | null) {
  const { db, locale, clock } = site;
  const id = readNumber(asked);
  const partner = id === undefined ? undefined : await readPartner(db, id, locale);
  if (!partner) throw notFound();
  const own = { locale, now: clock.now(), partnerId: partner.id, limit: activitiesPerPage };
  const peers = await partners(db, { locale, tier: partner.tier, limit: partnersPerPage });
  return {
    shows: 'partner' as const,
    partner,
    sinceYear: await yearOf(site, partner.since),
    activities: await activities(db, own),
    peers: peers.filter((peer) => peer.id !== partner.id).slice(0, 6),
    tierHeading: (await tierNames.names(db, locale))[partner.tier].all,
  };
}

async function yearOf(site: SiteContext, edition: number): Promise<string | undefined> {
  return (await editionsOfSite(site)).find(({ number }) => number === edition)?.startDate.slice(0, 4);
}

async function allActivities(site: SiteContext, page: number) {
  const { db, locale, clock } = site;
  const { total } = await keptActivityCount(site);
  const pages = pagesOf(total, activitiesPerPage);
  if (page > pages) throw notFound();
  const choice = { locale, now: clock.now(), limit: activitiesPerPage, offset: (page - 1) * activitiesPerPage };
  return { shows: 'activities' as const, page, pages, activities: sentOnce(site, await activities(db, choice)) };
}

async function allPartners(site: SiteContext, asked: string | null, page: number) {
  const { db, locale } = site;
  const tier = readTier(asked);
  if (tier === undefined) throw notFound();
  const chosen = tier ?? undefined;
  const [{ total }, counts, names] = await Promise.all([
    keptPartnerCount(site, chosen),
    Promise.all(tiers.map((each) => keptPartnerCount(site, each))),
    tierNames.names(db, locale),
  ]);
  const pages = pagesOf(total, partnersPerPage);
  if (page > pages) throw notFound();
  const choice = { locale, tier: chosen, limit: partnersPerPage, offset: (page - 1) * partnersPerPage };
  const found = await partners(db, choice);
  return {
    shows: 'partners' as const,
    page,
    pages,
    // The total is kept for a while, and may count what is gone.
    isEmpty: found.length === 0,
    tier,
    tiers: tiers.map((value, i) => ({
      value,
      label: names[value].all,
      count: counts[i]?.total ?? 0,
    })),
    partners: sentOnce(site, found),
  };
}

/** The long lists of the section, and a partner's own page. */
export default function More({ loaderData: page }: Route.ComponentProps) {
  switch (page.shows) {
    case 'partner':
      return <PartnerPage {...page} />;
    case 'activities':
      return <AllActivities {...page} />;
    case 'partners':
      return <AllPartners {...page} />;
  }
}
