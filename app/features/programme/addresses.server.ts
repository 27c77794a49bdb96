import { isSeenEdition } from '#features/editions/index.server.ts';
import { highestKey } from '#platform/feature/highest-key.server.ts';
import type { AddressList } from '#platform/feature/listed-addresses.ts';
import { eventHref } from './programme.ts';

/** The programme and its events, for the sitemap. */
export const programmeAddresses: AddressList = {
  tag: 'programme',
  fixed: ['/forum/'],
  things: [
    {
      highest: highestKey('event'),
      async between(db, { from, to }) {
        const rows = await db
          .selectFrom('event')
          .select(['id', 'updated_at as changed'])
          .where('id', '>=', from)
          .where('id', '<=', to)
          .where(isSeenEdition('event.edition_id'))
          .where(({ exists, selectFrom }) =>
            exists(selectFrom('event_text').select('title').whereRef('event_text.event_id', '=', 'event.id')),
          )
          .orderBy('id')
          .execute();
        return rows.map(({ id, changed }) => ({ path: eventHref(id), changed }));
      },
    },
  ],
};
