import type { Feature } from '#platform/feature/feature.ts';
import { aboutFileRoutes, aboutRoutes } from './routes.ts';

declare module '#platform/search-index/findable.ts' {
  interface FindableKinds {
    download: true;
  }
}

export const about: Feature = {
  name: 'about',
  pages: aboutRoutes,
  files: aboutFileRoutes,
  findable: [{ type: 'download', place: 10 }],
};
