import type { Feature } from '#platform/feature/feature.ts';
import { searchRoutes } from './routes.ts';

declare module '#platform/search-index/findable.ts' {
  interface FindableKinds {
    page: true;
  }
}

export const search: Feature = {
  name: 'search',
  pages: searchRoutes,
  findable: [{ type: 'page', place: 11 }],
};
