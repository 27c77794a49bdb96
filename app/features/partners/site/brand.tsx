import { useLingui } from '@lingui/react/macro';
import { redirect } from 'react-router';
import { desk } from '#features/about/index.server.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { type SiteContext, siteOf } from '#platform/http/site-context.ts';
import { localHref } from '#platform/i18n/address.ts';
import { sentOnce } from '#platform/router/data/sent-once.ts';
import { Banner } from '#shell/banner.tsx';
import type { PageHandle } from '#shell/page-handle.ts';
import { PageHead } from '#shell/page-head.tsx';
import { AsSent } from '#shell/rendering/as-sent.tsx';
import { tierNames } from '../names.server.ts';
import { activitiesShown, partnersPerPage, readTab, tiers } from '../partners.ts';
import { activities, keptActivityCount, keptPartnerCount, partners } from '../queries.server.ts';
import type { Route } from './+types/brand.ts';
import { ActivitiesTab } from './activities-tab.tsx';
import { BecomePartner } from './become-partner.tsx';
import { BrandNav } from './brand-nav.tsx';
import { Tiers } from './tiers.tsx';

export const handle = { section: 'brand' } satisfies PageHandle;

/** @throws 301 to `/brand/` where that tab is named (specification 2); 404 for a tab that does not exist */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context, 'partners', 'about');
  const asked = new URL(request.url).searchParams.get('tab');
  const tab = readTab(asked);
  if (tab === undefined) throw new Refusal(404);
  if (asked === 'brand') throw redirect(localHref(site.locale, '/brand/'), 301);
  return tab === 'brand' ? readBrand(site) : readActive(site);
}

async function readBrand(site: SiteContext) {
  const { db, locale } = site;
  const [all, { total }, contact, names] = await Promise.all([
    partners(db, { locale, limit: partnersPerPage }),
    keptPartnerCount(site),
    desk(db, 'partner', locale),
    tierNames.names(db, locale),
  ]);
  const byTier = tiers.map((tier) => ({
    tier,
    name: names[tier].all,
    partners: all.filter((partner) => partner.tier === tier),
  }));
  const shown = byTier.filter(({ partners }) => partners.length > 0);
  return { tab: 'brand' as const, tiers: sentOnce(site, shown), total, desk: contact };
}

async function readActive(site: SiteContext) {
  const { db, locale, clock } = site;
  const [newest, { total }] = await Promise.all([
    activities(db, { locale, now: clock.now(), limit: activitiesShown }),
    keptActivityCount(site),
  ]);
  return { tab: 'active' as const, activities: sentOnce(site, newest), total };
}

/** The partner window: who stands behind the expo by tier, or what these partners have done. */
export default function BrandPage({ loaderData: page }: Route.ComponentProps) {
  const { t } = useLingui();
  const brand = page.tab === 'brand';
  const title = brand ? t`Partner window` : t`Partners’ activities`;
  const description = brand
    ? t`The organisations behind the China-Africa Economic and Trade Expo, in five tiers: what each contributes, and how to become a partner.`
    : t`What expo partners do beyond their stands: tastings, training, trials, deliveries, by date.`;
  return (
    <>
      <PageHead title={title} description={description} query={brand ? undefined : ['tab']} />
      <Banner section="brand" title={title} lead={description} />
      <BrandNav current={page.tab} />
      {page.tab === 'brand' ? (
        <>
          <AsSent of={page.tiers} name="tiers">
            {(tiers) => <Tiers tiers={tiers} total={page.total} />}
          </AsSent>
          <BecomePartner desk={page.desk} />
        </>
      ) : (
        <AsSent of={page.activities} name="activities">
          {(activities) => <ActivitiesTab activities={activities} total={page.total} />}
        </AsSent>
      )}
    </>
  );
}
