import { purgeNotice } from '../db/page-tags.ts';
import type { Job } from '../jobs/job.ts';
import { sendPurges } from './send-purges.ts';

/** Purging at the edge: at once, and where a notice was missed, a try failed or it is the second time, within five seconds. */
export const purgeJob: Job = {
  name: 'purge pages at the edge',
  every: 5000,
  wokenBy: purgeNotice,
  run: (platform, signal) => sendPurges(platform, signal),
};
