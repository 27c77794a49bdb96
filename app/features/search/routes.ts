import type { PageRoute } from '#platform/feature/page-route.ts';

export const searchRoutes: PageRoute[] = [
  { id: 'search', path: 'search', file: 'features/search/site/search.tsx', query: ['keyword', 'type', 'page'] },
];
