import type { PageRoute } from '#platform/http/page-route.ts';

export const editionsRoutes: PageRoute[] = [
  { id: 'previous', path: 'previous', file: 'features/editions/site/previous.tsx' },
  { id: 'previous.edition', path: 'previous/detail/:id', file: 'features/editions/site/edition.tsx' },
  { id: 'countries', path: 'countries', file: 'features/editions/site/countries.tsx' },
  { id: 'countries.country', path: 'countries/:code', file: 'features/editions/site/country.tsx' },
];
