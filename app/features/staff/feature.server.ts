import type { ServerFeature } from '#platform/feature/server-feature.ts';
import { staffApi } from './api/api.ts';
import { writeFirstAccount } from './first-account.server.ts';
import { staffJobs } from './jobs.server.ts';
import { staffLimits } from './limits.server.ts';
import { staffSealed } from './sealed-columns.server.ts';

export default {
  calls: [staffApi],
  limits: Object.values(staffLimits),
  jobs: staffJobs,
  sealed: staffSealed,
  demonstration: {
    tags: [],
    write: (tx, { settings }) => writeFirstAccount(tx, settings),
  },
} satisfies ServerFeature;
