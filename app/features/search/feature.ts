import type { Feature } from '#platform/feature/feature.ts';
import { searchRoutes } from './routes.ts';

export const search: Feature = {
  name: 'search',
  pages: searchRoutes,
  findable: [{ type: 'page', place: 11 }],
};
