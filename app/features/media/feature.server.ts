import type { ServerFeature } from '#platform/feature/server-feature.ts';
import { mediaJobs } from './jobs.server.ts';
import { mediaFreshness } from './library/media-freshness.server.ts';

export default {
  bundleParts: async () => [(await import('./bundle/media-part.server.ts')).mediaPart],
  freshness: [mediaFreshness],
  jobs: mediaJobs,
} satisfies ServerFeature;
