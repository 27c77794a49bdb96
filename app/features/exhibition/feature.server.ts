import type { ServerFeature } from '#platform/feature/server-feature.ts';
import { exhibitionAddresses } from './addresses.server.ts';

export default {
  addresses: exhibitionAddresses,
  demonstration: {
    tags: ['exhibition'],
    write: async (tx, seeding) => (await import('./seed.server.ts')).seedExhibition(tx, seeding),
  },
} satisfies ServerFeature;
