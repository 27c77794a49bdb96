import type { ServerFeature } from '#platform/feature/server-feature.ts';

export default {
  demonstration: {
    tags: ['halls'],
    write: async (tx, { media }) => (await import('./seed.server.ts')).seedHalls(tx, media),
  },
} satisfies ServerFeature;
