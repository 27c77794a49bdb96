import type { ServerFeature } from '#platform/feature/server-feature.ts';
import { mediaJobs } from './jobs.server.ts';

export default {
  jobs: mediaJobs,
} satisfies ServerFeature;
