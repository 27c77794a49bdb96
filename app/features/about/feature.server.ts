import type { ServerFeature } from '#platform/feature/server-feature.ts';
import { aboutAddresses } from './addresses.server.ts';
import { aboutApi } from './api.ts';

export default {
  calls: [aboutApi],
  addresses: aboutAddresses,
  demonstration: {
    tags: ['about'],
    write: async (tx, seeding) => (await import('./seed.server.ts')).seedAbout(tx, seeding),
  },
} satisfies ServerFeature;
