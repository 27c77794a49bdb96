import type { Feature } from '#platform/feature/feature.ts';
import { programmeRoutes } from './routes.ts';

declare module '#platform/search-index/findable.ts' {
  interface FindableKinds {
    event: true;
  }
}

export const programme: Feature = {
  name: 'programme',
  pages: programmeRoutes,
  findable: [{ type: 'event', place: 2 }],
};
