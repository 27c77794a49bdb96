import { highestKey } from '#platform/feature/highest-key.server.ts';
import type { AddressList } from '#platform/feature/listed-addresses.ts';
import { countries } from './countries/countries.server.ts';
import { isSeenEdition } from './seen.server.ts';
import { editionHref } from './ui/edition-href.ts';

/** The pages of the editions and of the countries, for the sitemap. */
export const editionsAddresses: AddressList = {
  tag: 'editions',
  fixed: ['/previous/', '/countries/', ...countries('en-US').map(({ code }) => `/countries/${code}`)],
  things: [
    {
      highest: highestKey('edition'),
      async between(db, { from, to }) {
        const rows = await db
          .selectFrom('edition')
          .select('id')
          .where('id', '>=', from)
          .where('id', '<=', to)
          .where(isSeenEdition('edition.id'))
          .where(({ exists, selectFrom }) =>
            exists(selectFrom('edition_text').select('name').whereRef('edition_text.edition_id', '=', 'edition.id')),
          )
          .orderBy('id')
          .execute();
        return rows.map(({ id }) => ({ path: editionHref(id) }));
      },
    },
  ],
};
