import type { PageRoute } from '#platform/feature/page-route.ts';

export const countriesRoutes: PageRoute[] = [
  { id: 'countries', path: 'countries', file: 'features/countries/site/countries.tsx' },
  { id: 'countries.country', path: 'countries/:code', file: 'features/countries/site/country.tsx' },
];
