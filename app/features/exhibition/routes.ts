import type { PageRoute } from '#platform/http/page-route.ts';

export const exhibitionRoutes: PageRoute[] = [
  { id: 'exhibition', path: 'exhibition', file: 'features/exhibition/site/index.tsx' },
  { id: 'exhibition.more', path: 'exhibition/more', file: 'features/exhibition/site/more.tsx' },
];
