import type { ServerFeature } from '#platform/feature/server-feature.ts';
import { partnersAddresses } from './addresses.server.ts';
import { partnersApi } from './api.ts';

export default {
  calls: [partnersApi],
  addresses: partnersAddresses,
  demonstration: {
    tags: ['partners'],
    write: async (tx, seeding) => (await import('./seed.server.ts')).seedPartners(tx, seeding),
  },
} satisfies ServerFeature;
