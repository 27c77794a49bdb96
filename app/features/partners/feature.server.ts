import type { ServerFeature } from '#platform/feature/server-feature.ts';
import { partnersAddresses } from './addresses.server.ts';
import { partnersApi } from './api.ts';
import { brandArticleKind } from './publishing/activity-kind.server.ts';
import { partnerKind } from './publishing/partner-kind.server.ts';
import { partnerTierKind } from './publishing/tier-kind.server.ts';

export default {
  calls: [partnersApi],
  content: [partnerKind, brandArticleKind, partnerTierKind],
  addresses: partnersAddresses,
  demonstration: {
    tags: ['partners'],
    write: async (tx, seeding) => (await import('./seed.server.ts')).seedPartners(tx, seeding),
  },
} satisfies ServerFeature;
