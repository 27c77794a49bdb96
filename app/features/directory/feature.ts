import type { Feature } from '#platform/feature/feature.ts';
import { directoryConsole, directoryRoutes } from './routes.ts';

declare module '#platform/search-index/findable.ts' {
  interface FindableKinds {
    exhibitor: true;
    buyer: true;
  }
}

export const directory: Feature = {
  name: 'directory',
  pages: directoryRoutes,
  console: directoryConsole,
  findable: [
    { type: 'exhibitor', place: 3 },
    { type: 'buyer', place: 4 },
  ],
};
