import type { AddressList } from '#platform/feature/listed-addresses.ts';
import { servicePages } from './pages.ts';
import { providerHref } from './services.ts';

/** The pages of the services, for the sitemap: those of the section, and one for each hotel. */
export const servicesAddresses: AddressList = {
  tag: 'services',
  fixed: servicePages.map(({ path }) => path),
  things: [
    {
      async highest(db) {
        const newest = db.selectFrom('hotel').select('provider_id').orderBy('provider_id', 'desc').limit(1);
        return (await newest.executeTakeFirst())?.provider_id ?? 0;
      },
      async between(db, { from, to }) {
        const rows = await db
          .selectFrom('hotel')
          .select('provider_id as id')
          .where('provider_id', '>=', from)
          .where('provider_id', '<=', to)
          .orderBy('provider_id')
          .execute();
        return rows.map(({ id }) => ({ path: providerHref({ id, type: 'hotel' }) }));
      },
    },
  ],
};
