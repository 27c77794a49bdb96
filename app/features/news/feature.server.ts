import type { ServerFeature } from '#platform/feature/server-feature.ts';
import { newsAddresses } from './addresses.server.ts';
import { newsApi } from './api.ts';
import { writeCategories } from './categories.server.ts';
import { articleKind } from './publishing/article-kind.server.ts';
import { newsCategoryKind } from './publishing/category-kind.server.ts';
import { newsFreshness } from './publishing/news-freshness.server.ts';

export default {
  calls: [newsApi],
  content: [articleKind, newsCategoryKind],
  freshness: [newsFreshness],
  addresses: newsAddresses,
  atStart: ({ db }) => db.transaction().execute(writeCategories),
  demonstration: {
    tags: ['news', 'media'],
    write: async (tx, seeding) => (await import('./seed.server.ts')).seedNews(tx, seeding),
  },
} satisfies ServerFeature;
