import { traitsJob } from '#console/companies/alike/keep-traits.server.ts';
import { adoptionJob } from '#console/content/adopt.server.ts';
import { contentJobs } from '#console/content/publishing/schedule.server.ts';
import { takeoverJob } from '#console/editions/takeover/takeover-job.server.ts';
import { changedWordingJob, wordingJob } from '#console/glossary/look-at-wording.server.ts';
import { settlingJob } from '#console/glossary/settle-terms.server.ts';
import { forgettingMisses } from '#console/misses/write-misses.server.ts';
import { rankingJob } from '#console/reads/rank-things.server.ts';
import { forgettingSheets } from '#console/sheets/checking/waiting-import.server.ts';
import { serverFeatures } from '#features/index.server.ts';
import { purgeJob } from '#platform/edge/purge-job.ts';
import type { Job } from '#platform/jobs/job.ts';
import { outboxJobs } from '#platform/outbox/outbox-jobs.ts';
import { searchIndexJobs } from '#platform/search-index/jobs.server.ts';
import { storageJobs } from '#platform/storage/files-on-their-way.server.ts';

const listing = serverFeatures.filter(({ facets, relist }) => facets || relist);

/** What the site does without anybody asking. */
export const jobs: Job[] = [
  ...outboxJobs,
  purgeJob,
  ...storageJobs,
  ...searchIndexJobs({
    facetsOf: Object.assign({}, ...listing.map(({ facets }) => facets)),
    relist: listing.flatMap(({ relist }) => relist ?? []),
    tags: ['search', ...listing.map(({ name }) => name)],
  }),
  ...serverFeatures.flatMap((feature) => feature.jobs ?? []),
  ...contentJobs,
  takeoverJob,
  adoptionJob(),
  rankingJob,
  wordingJob,
  changedWordingJob(),
  settlingJob,
  forgettingMisses,
  forgettingSheets,
  traitsJob,
];
