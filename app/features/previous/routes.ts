import type { PageRoute } from '#platform/feature/page-route.ts';

export const previousRoutes: PageRoute[] = [
  { id: 'previous', path: 'previous', file: 'features/previous/site/previous.tsx' },
  { id: 'previous.edition', path: 'previous/detail/:id', file: 'features/previous/site/edition.tsx' },
];
