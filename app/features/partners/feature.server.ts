import type { ServerFeature } from '#platform/feature/server-feature.ts';
import { partnersAddresses } from './addresses.server.ts';
import { partnersApi } from './api.ts';
import { tierNames } from './names.server.ts';
import { brandArticleKind } from './publishing/activity-kind.server.ts';
import { partnerKind } from './publishing/partner-kind.server.ts';

export default {
  calls: [partnersApi],
  content: [partnerKind, brandArticleKind, tierNames.kind],
  addresses: partnersAddresses,
  demonstration: {
    tags: ['partners'],
    write: async (tx, seeding) => (await import('./seed.server.ts')).seedPartners(tx, seeding),
  },
} satisfies ServerFeature;
