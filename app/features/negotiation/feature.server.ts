import type { ServerFeature } from '#platform/feature/server-feature.ts';
import { projectCollectionApi } from './collection/api.ts';
import { projectFigures } from './figures/project-figures.server.ts';
import { forgetMember } from './forget-member.server.ts';
import { negotiationJobs } from './jobs.server.ts';
import { negotiationAddresses } from './library/addresses.server.ts';
import { negotiationApi } from './library/api.ts';
import { negotiationLimits } from './limits.server.ts';
import { memberData } from './member-data.server.ts';
import { overviewOf } from './member-overview.server.ts';
import { projectOwnerApi } from './owner/api.ts';
import { facetsOfProjects } from './project/findable-projects.server.ts';
import { projectsQueue } from './review/inbox-queue.server.ts';
import { negotiationSealed } from './sealed-columns.server.ts';

export default {
  calls: [negotiationApi, projectOwnerApi, projectCollectionApi],
  inbox: [projectsQueue],
  figures: [projectFigures],
  limits: Object.values(negotiationLimits),
  jobs: negotiationJobs,
  addresses: negotiationAddresses,
  member: { memberData, forgetMember, overviewOf },
  facets: { project: facetsOfProjects },
  sealed: negotiationSealed,
  demonstration: {
    tags: ['negotiation'],
    write: async (tx, seeding) => (await import('./seed.server.ts')).seedNegotiation(tx, seeding),
  },
} satisfies ServerFeature;
