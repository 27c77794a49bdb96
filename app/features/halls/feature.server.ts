import type { ServerFeature } from '#platform/feature/server-feature.ts';

export default {
  demonstration: {
    tags: ['halls'],
    write: async (tx, seeding) => (await import('./seed.server.ts')).seedHalls(tx, seeding),
  },
} satisfies ServerFeature;
