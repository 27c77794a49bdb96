import type { PageRoute } from '#platform/http/page-route.ts';

export const editionsRoutes: PageRoute[] = [
  { id: 'countries.country', path: 'countries/:code', file: 'features/editions/site/country.tsx' },
];
