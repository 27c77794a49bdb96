import type { PageRoute } from '#platform/feature/page-route.ts';

export const partnersRoutes: PageRoute[] = [
  { id: 'brand', path: 'brand', file: 'features/partners/site/brand.tsx', query: ['tab'] },
  {
    id: 'brand.more',
    path: 'brand/more',
    file: 'features/partners/site/more.tsx',
    query: ['tab', 'tier', 'id', 'page'],
  },
  { id: 'brand.article', path: 'brand/articleDetail/:id', file: 'features/partners/site/article.tsx' },
];
