import { highestKey } from '#platform/feature/highest-key.server.ts';
import type { AddressList } from '#platform/feature/listed-addresses.ts';
import { activitiesHref, activityHref, partnerHref, partnersHref } from './partners.ts';

/** The partners, their activities and the lists of both, for the sitemap. */
export const partnersAddresses: AddressList = {
  tag: 'partners',
  fixed: ['/brand/', '/brand/?tab=active', partnersHref(), activitiesHref()],
  things: [
    {
      highest: highestKey('partner'),
      async between(db, { from, to }) {
        const partners = db.selectFrom('partner').select('id').where('id', '>=', from).where('id', '<=', to);
        const rows = await partners.orderBy('id').execute();
        return rows.map(({ id }) => ({ path: partnerHref(id) }));
      },
    },
    {
      highest: highestKey('brand_article'),
      async between(db, { from, to, now }) {
        const rows = await db
          .selectFrom('brand_article')
          .select(['id', 'published_at as changed'])
          .where('id', '>=', from)
          .where('id', '<=', to)
          .where('published_at', '<=', now)
          .orderBy('id')
          .execute();
        return rows.map(({ id, changed }) => ({ path: activityHref(id), changed }));
      },
    },
  ],
};
