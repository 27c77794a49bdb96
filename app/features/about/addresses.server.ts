import { highestKey } from '#platform/feature/highest-key.server.ts';
import type { AddressList } from '#platform/feature/listed-addresses.ts';
import { articleHref, cursorHref, cursors } from './about.ts';

/** The pages of the section and its articles, for the sitemap. An article that stands on one of these has no page of its own. */
export const aboutAddresses: AddressList = {
  tag: 'about',
  fixed: cursors.map(cursorHref),
  things: [
    {
      highest: highestKey('about_article'),
      async between(db, { from, to }) {
        const rows = await db
          .selectFrom('about_article')
          .select(['id', 'key', 'updated_on as updatedOn'])
          .where('id', '>=', from)
          .where('id', '<=', to)
          // What is withdrawn has no text.
          .where(({ exists, selectFrom }) =>
            exists(selectFrom('about_article_text').select('locale').whereRef('article_id', '=', 'about_article.id')),
          )
          .orderBy('id')
          .execute();
        return rows
          .map(({ id, key, updatedOn }) => ({ path: articleHref({ id, key }), changed: new Date(updatedOn) }))
          .filter(({ path }) => !cursors.some((cursor) => cursorHref(cursor) === path));
      },
    },
  ],
};
