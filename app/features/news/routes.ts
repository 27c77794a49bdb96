import type { PageRoute } from '#platform/feature/page-route.ts';

export const newsRoutes: PageRoute[] = [
  { id: 'news', path: 'news', file: 'features/news/site/index.tsx' },
  { id: 'news.feed', path: 'news/rss.xml', file: 'features/news/site/feed.ts' },
  { id: 'news.list', path: 'news/more/list/:type', file: 'features/news/site/list.tsx', query: ['page'] },
  { id: 'news.article', path: 'news/more/detail/:type/:id', file: 'features/news/site/article/article.tsx' },
];
