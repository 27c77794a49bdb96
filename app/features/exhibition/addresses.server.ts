import { industries } from '#features/editions/index.server.ts';
import { highestKey } from '#platform/feature/highest-key.server.ts';
import type { AddressList } from '#platform/feature/listed-addresses.ts';
import { pavilionHref } from './cloud.ts';
import { cursors, guideHref, noticeHref, noticesHref } from './exhibition.ts';
import { hasText } from './notices.server.ts';

/** The pages of the exhibition, the pavilions of the industries, and the notices, for the sitemap. */
export const exhibitionAddresses: AddressList = {
  tag: 'exhibition',
  fixed: [
    ...cursors.map((cursor) => `/exhibition/?cursor=${cursor}`),
    guideHref('visitor'),
    noticesHref(),
    ...industries('en-US').map(({ id }) => pavilionHref('industry', String(id))),
  ],
  things: [
    {
      highest: highestKey('exhibition_notice'),
      async between(db, { from, to, now }) {
        const rows = await db
          .selectFrom('exhibition_notice')
          .select(['id', 'published_at as changed'])
          .where('id', '>=', from)
          .where('id', '<=', to)
          .where('published_at', '<=', now)
          .where(hasText)
          .orderBy('id')
          .execute();
        return rows.map(({ id, changed }) => ({ path: noticeHref(id), changed }));
      },
    },
  ],
};
