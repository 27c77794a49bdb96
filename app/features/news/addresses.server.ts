import { highestKey } from '#platform/feature/highest-key.server.ts';
import type { AddressList } from '#platform/feature/listed-addresses.ts';
import { isSeen } from './article-rows.server.ts';
import { articleHref, categoryDefinitions, listHref } from './news.ts';

/** The pages of the news, for the sitemap. An article changes when it is published. */
export const newsAddresses: AddressList = {
  tag: 'news',
  fixed: ['/news/', ...categoryDefinitions.map(({ hexId }) => listHref(hexId))],
  things: [
    {
      highest: highestKey('article'),
      async between(db, { from, to, now }) {
        const rows = await db
          .selectFrom('article')
          .innerJoin('news_category', 'news_category.id', 'article.category_id')
          .select(['article.id', 'news_category.hex_id as hexId', 'article.published_at as changed'])
          .where('article.id', '>=', from)
          .where('article.id', '<=', to)
          .where(isSeen('article'))
          .where('article.published_at', '<=', now)
          .orderBy('article.id')
          .execute();
        return rows.map(({ id, hexId, changed }) => ({ path: articleHref(hexId, id), changed }));
      },
    },
  ],
};
