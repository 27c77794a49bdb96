import type { ServerFeature } from '#platform/feature/server-feature.ts';
import { editionsAddresses } from './addresses.server.ts';
import { editionsApi } from './api.ts';

export default {
  calls: [editionsApi],
  addresses: editionsAddresses,
  demonstration: {
    tags: ['editions'],
    write: async (tx, seeding) => (await import('./seed.server.ts')).seedEditions(tx, seeding),
  },
} satisfies ServerFeature;
