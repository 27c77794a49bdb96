import type { ServerFeature } from '#platform/feature/server-feature.ts';
import { accountsApi } from './captcha/api.ts';
import { accountsJobs } from './jobs.server.ts';
import { accountsLimits, accountsShares } from './limits.server.ts';
import { authApi } from './login/api.ts';
import { accountsLookups } from './members/lookup-columns.server.ts';
import { accountApi } from './own/api.ts';
import { accountsSealed } from './sealed-columns.server.ts';

export default {
  calls: [accountsApi, authApi, accountApi],
  limits: Object.values(accountsLimits),
  shares: Object.values(accountsShares),
  jobs: accountsJobs,
  sealed: accountsSealed,
  lookups: accountsLookups,
} satisfies ServerFeature;
