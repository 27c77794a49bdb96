import type { Feature } from '#platform/feature/feature.ts';
import { servicesRoutes } from './routes.ts';

declare module '#platform/search-index/findable.ts' {
  interface FindableKinds {
    service: true;
  }
}

export const services: Feature = {
  name: 'services',
  pages: servicesRoutes,
  findable: [{ type: 'service', place: 6 }],
};
