import type { ServerFeature } from '#platform/feature/server-feature.ts';
import { directoryAddresses } from './addresses.server.ts';
import { directoryApi } from './api.ts';
import { changesQueue } from './changes/changes-queue.server.ts';
import { directoryJobs } from './changes/jobs.server.ts';
import { forgetMember, memberData } from './changes/member-data.server.ts';
import { claimsQueue } from './claims/claims-queue.server.ts';
import { directoryLimits } from './claims/limits.server.ts';
import { buyerKind } from './publishing/buyer-kind.server.ts';
import { exhibitorKind } from './publishing/exhibitor-kind.server.ts';
import { facetsOfCompanies } from './publishing/findable-company.server.ts';
import { productKind } from './publishing/product-kind.server.ts';
import { standKind } from './publishing/stand-kind.server.ts';
import { relistCompanies } from './relist-companies.server.ts';
import { directoryShares } from './reveal-contacts.server.ts';

export default {
  calls: [directoryApi],
  content: [exhibitorKind, buyerKind, productKind, standKind],
  inbox: [claimsQueue, changesQueue],
  limits: Object.values(directoryLimits),
  shares: Object.values(directoryShares),
  jobs: directoryJobs,
  member: { memberData, forgetMember },
  addresses: directoryAddresses,
  facets: { exhibitor: facetsOfCompanies, buyer: facetsOfCompanies },
  relist: relistCompanies,
  demonstration: {
    tags: ['directory'],
    write: async (tx, seeding) => (await import('./seed.server.ts')).seedDirectory(tx, seeding),
  },
} satisfies ServerFeature;
