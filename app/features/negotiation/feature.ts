import type { Feature } from '#platform/feature/feature.ts';
import { negotiationConsole, negotiationRoutes } from './routes.ts';

declare module '#platform/search-index/findable.ts' {
  interface FindableKinds {
    project: true;
  }
}

export const negotiation: Feature = {
  name: 'negotiation',
  pages: negotiationRoutes,
  console: negotiationConsole,
  findable: [{ type: 'project', place: 5 }],
};
