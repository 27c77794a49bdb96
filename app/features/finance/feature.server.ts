import type { ServerFeature } from '#platform/feature/server-feature.ts';
import { financeAddresses } from './addresses.server.ts';
import { financeApi } from './api.ts';
import { financeJobs } from './jobs.server.ts';
import { financeLimits, financeShares } from './limits.server.ts';
import { forgetMember, memberData } from './messages/own-messages.server.ts';
import { financeProviderKind } from './providers/provider-kind.server.ts';
import { financeSealed } from './sealed-columns.server.ts';

export default {
  calls: [financeApi],
  content: [financeProviderKind],
  limits: Object.values(financeLimits),
  shares: Object.values(financeShares),
  jobs: financeJobs,
  addresses: financeAddresses,
  member: { memberData, forgetMember },
  sealed: financeSealed,
  demonstration: {
    tags: ['finance'],
    write: async (tx, seeding) => (await import('./seed.server.ts')).seedFinance(tx, seeding),
  },
} satisfies ServerFeature;
