import type { ServerFeature } from '#platform/feature/server-feature.ts';
import { servicesAddresses } from './addresses.server.ts';
import { servicesApi } from './api.ts';

export default {
  calls: [servicesApi],
  addresses: servicesAddresses,
  demonstration: {
    tags: ['services'],
    write: async (tx, seeding) => (await import('./seed.server.ts')).seedServices(tx, seeding),
  },
} satisfies ServerFeature;
