import type { Feature } from '#platform/feature/feature.ts';
import { partnersRoutes } from './routes.ts';

declare module '#platform/search-index/findable.ts' {
  interface FindableKinds {
    partner: true;
  }
}

export const partners: Feature = {
  name: 'partners',
  pages: partnersRoutes,
  findable: [{ type: 'partner', place: 7 }],
};
