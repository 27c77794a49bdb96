import { highestKey } from '#platform/feature/highest-key.server.ts';
import type { AddressList } from '#platform/feature/listed-addresses.ts';
import { projectHref } from '../negotiation.ts';
import { listed } from './project-rows.server.ts';

/** The pages of the project library, for the sitemap. */
export const negotiationAddresses: AddressList = {
  tag: 'negotiation',
  fixed: ['/negotiation/', '/negotiation/list'],
  things: [
    {
      highest: highestKey('project'),
      async between(db, { from, to }) {
        const rows = await listed(db)
          .select('p.id')
          .where('p.id', '>=', from)
          .where('p.id', '<=', to)
          .orderBy('p.id')
          .execute();
        return rows.map(({ id }) => ({ path: projectHref(id) }));
      },
    },
  ],
};
