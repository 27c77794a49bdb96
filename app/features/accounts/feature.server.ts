import type { ServerFeature } from '#platform/feature/server-feature.ts';
import { accountApi } from './account-api.ts';
import { accountsApi } from './api.ts';
import { authApi } from './auth-api.ts';
import { accountsJobs } from './jobs.server.ts';
import { accountsLookups } from './lookup-columns.server.ts';
import { accountsSealed } from './sealed-columns.server.ts';

export default {
  calls: [accountsApi, authApi, accountApi],
  jobs: accountsJobs,
  sealed: accountsSealed,
  lookups: accountsLookups,
} satisfies ServerFeature;
