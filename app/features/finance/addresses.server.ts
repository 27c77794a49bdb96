import { highestKey } from '#platform/feature/highest-key.server.ts';
import type { AddressList } from '#platform/feature/listed-addresses.ts';
import { providerHref, providersHref } from './finance.ts';
import { isShown } from './providers/providers.server.ts';
import { currencies } from './rates/currencies.ts';

/** The pages of the finance section, for the sitemap. */
export const financeAddresses: AddressList = {
  tag: 'finance',
  fixed: ['/finance/', providersHref(), '/finance/rates', ...currencies.map(({ code }) => `/finance/rates/${code}`)],
  things: [
    {
      highest: highestKey('finance_provider'),
      async between(db, { from, to }) {
        const rows = await db
          .selectFrom('finance_provider')
          .select('id')
          .where('id', '>=', from)
          .where('id', '<=', to)
          .where(isShown)
          .orderBy('id')
          .execute();
        return rows.map(({ id }) => ({ path: providerHref(id) }));
      },
    },
  ],
};
