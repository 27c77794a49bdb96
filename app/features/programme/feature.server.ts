import type { ServerFeature } from '#platform/feature/server-feature.ts';
import { programmeAddresses } from './addresses.server.ts';
import { programmeApi } from './api.ts';

export default {
  calls: [programmeApi],
  addresses: programmeAddresses,
  demonstration: {
    tags: ['programme'],
    write: async (tx, seeding) => (await import('./seed.server.ts')).seedProgramme(tx, seeding),
  },
} satisfies ServerFeature;
