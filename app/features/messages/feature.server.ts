import type { ServerFeature } from '#platform/feature/server-feature.ts';
import { messagesAddresses } from './addresses.server.ts';
import { messagesApi } from './api.ts';
import { messageFigures } from './figures/message-figures.server.ts';
import { messagesJobs } from './jobs.server.ts';
import { messagesLimits, messagesShares } from './limits.server.ts';
import { forgetMember, memberData } from './own-messages.server.ts';
import { messagesStaffApi } from './review/api.ts';
import { messagesQueue } from './review/inbox-queue.server.ts';
import { messagesFreshness } from './review/messages-freshness.server.ts';
import { messagesSealed } from './sealed-columns.server.ts';

export default {
  calls: [messagesApi, messagesStaffApi],
  inbox: [messagesQueue],
  freshness: [messagesFreshness],
  figures: [messageFigures],
  limits: Object.values(messagesLimits),
  shares: Object.values(messagesShares),
  jobs: messagesJobs,
  addresses: messagesAddresses,
  member: { memberData, forgetMember },
  sealed: messagesSealed,
  demonstration: {
    tags: ['messages'],
    write: async (tx, seeding) => (await import('./seed.server.ts')).seedMessages(tx, seeding),
  },
} satisfies ServerFeature;
