import type { Job } from '#platform/jobs/job.ts';
import { dropFiles } from './files/drop-files.server.ts';
import { sealPlainContacts } from './project/seal-plain-contacts.server.ts';
import { tellSearches } from './searches/tell-searches.server.ts';

const hour = 3_600_000;

/** What the project library does by itself. */
export const negotiationJobs: Job[] = [
  { name: 'seal contacts of projects', every: 24 * hour, run: sealPlainContacts },
  { name: 'take unused files of projects away', every: hour / 6, run: dropFiles },
  { name: 'tell of new projects in saved searches', every: hour / 4, run: tellSearches },
];
