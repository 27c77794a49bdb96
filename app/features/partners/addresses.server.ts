import { highestKey } from '#platform/feature/highest-key.server.ts';
import type { AddressList } from '#platform/feature/listed-addresses.ts';
import { allPartners, published } from './partner-rows.server.ts';
import { activitiesHref, activityHref, partnerHref, partnersHref } from './partners.ts';

/** The partners, their activities and the lists of both, for the sitemap. */
export const partnersAddresses: AddressList = {
  tag: 'partners',
  fixed: ['/brand/', '/brand/?tab=active', partnersHref(), activitiesHref()],
  things: [
    {
      highest: highestKey('partner'),
      async between(db, { from, to }) {
        const rows = await allPartners(db).where('id', '>=', from).where('id', '<=', to).orderBy('id').execute();
        return rows.map(({ id }) => ({ path: partnerHref(id) }));
      },
    },
    {
      highest: highestKey('brand_article'),
      async between(db, { from, to, now }) {
        const rows = await published(db, now)
          .clearOrderBy()
          .where('id', '>=', from)
          .where('id', '<=', to)
          .orderBy('id')
          .execute();
        return rows.map(({ id, published_at }) => ({ path: activityHref(id), changed: published_at }));
      },
    },
  ],
};
