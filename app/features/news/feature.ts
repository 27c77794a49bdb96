import type { Feature } from '#platform/feature/feature.ts';
import { newsRoutes } from './routes.ts';

declare module '#platform/search-index/findable.ts' {
  interface FindableKinds {
    news: true;
  }
}

export const news: Feature = {
  name: 'news',
  pages: newsRoutes,
  findable: [{ type: 'news', place: 1 }],
};
