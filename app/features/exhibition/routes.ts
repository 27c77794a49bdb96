import type { PageRoute } from '#platform/feature/page-route.ts';

/** Which page, and what these pages read: lists of companies, cloud, layout, manual. */
const query = [
  'cursor',
  ...['keyword', 'industry', 'country', 'region', 'hall', 'sort', 'page'],
  ...['zoom', 'stand', 'find'],
  'guide',
];

export const exhibitionRoutes: PageRoute[] = [
  { id: 'exhibition', path: 'exhibition', file: 'features/exhibition/site/index.tsx', query },
  {
    id: 'exhibition.more',
    path: 'exhibition/more',
    file: 'features/exhibition/site/more.tsx',
    query: ['id', 'for', 'page'],
  },
];
