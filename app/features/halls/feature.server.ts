import type { ServerFeature } from '#platform/feature/server-feature.ts';
import { hallKind } from './hall-kind.server.ts';
import { hallPlaceKind } from './place-kind.server.ts';

export default {
  content: [hallKind, hallPlaceKind],
  bundleParts: async () => [(await import('./plan-part.server.ts')).planPart],
  demonstration: {
    tags: ['halls'],
    write: async (tx, seeding) => (await import('./seed.server.ts')).seedHalls(tx, seeding),
  },
} satisfies ServerFeature;
