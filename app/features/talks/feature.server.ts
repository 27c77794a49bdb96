import { sessionsChannel } from '#features/accounts/index.server.ts';
import type { ServerFeature } from '#platform/feature/server-feature.ts';
import { talksApi } from './api.ts';
import { talksChannel } from './entry/wake-talk.server.ts';
import { forgetMember } from './forget-member.server.ts';
import { talksJobs } from './jobs.server.ts';
import { talksLimits } from './limits.server.ts';
import { memberData } from './member-data.server.ts';
import { reportsQueue } from './reports/inbox-queue.server.ts';
import { talksSealed } from './sealed-columns.server.ts';
import { endStreams, heardInTalks, heardOfSessions } from './streams/talk-streams.server.ts';
import { overviewOf } from './thread/member-overview.server.ts';
import { newsOf } from './thread/queries.server.ts';

export default {
  calls: [talksApi],
  inbox: [reportsQueue],
  limits: Object.values(talksLimits),
  jobs: talksJobs,
  hears: { [talksChannel]: heardInTalks, [sessionsChannel]: heardOfSessions },
  atEnd: endStreams,
  member: { memberData, forgetMember, newsOf, overviewOf },
  sealed: talksSealed,
  demonstration: {
    tags: [],
    write: async (tx, seeding) => (await import('./seed.server.ts')).seedTalksAbout(tx, seeding),
  },
} satisfies ServerFeature;
