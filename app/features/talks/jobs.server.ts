import type { Job } from '#platform/jobs/job.ts';
import { dropFiles } from './files/store-files.server.ts';
import { tellUnread } from './notices/tell-unread.server.ts';
import { waitForAnswers } from './notices/wait-for-answer.server.ts';

const minute = 60_000;

/** What the talks do by themselves. */
export const talksJobs: Job[] = [
  { name: 'remind of requests and let them expire', every: 10 * minute, run: waitForAnswers },
  { name: 'tell of unread messages', every: minute, run: tellUnread },
  { name: 'drop files of talks', every: 10 * minute, run: dropFiles },
];
