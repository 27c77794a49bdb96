import type { AddressList } from '#platform/feature/listed-addresses.ts';
import { eventHref } from './programme.ts';

/** The programme and its events, for the sitemap. */
export const programmeAddresses: AddressList = {
  tag: 'programme',
  fixed: ['/forum/'],
  things: [
    {
      async highest(db) {
        const row = await db.selectFrom('event').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
        return row?.id ?? 0;
      },
      async between(db, { from, to }) {
        const rows = await db
          .selectFrom('event')
          .select(['id', 'updated_at as changed'])
          .where('id', '>=', from)
          .where('id', '<=', to)
          .orderBy('id')
          .execute();
        return rows.map(({ id, changed }) => ({ path: eventHref(id), changed }));
      },
    },
  ],
};
