import { jobWords } from '#console/health/job-words.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { healthOfJobs } from '#platform/jobs/health-of-jobs.ts';
import { keptBriefly } from '../front/metrics/kept-briefly.ts';
import type { ScrapedGauge } from '../front/metrics/scraped-gauges.ts';

/** Every job of this release is told of in words (job-words.test.ts). */
const isOurs = (name: string) => Object.hasOwn(jobWords, name);

/** Both gauges are of one query. Milliseconds. */
const askedOnceIn = 1000;

/** What the site does without anybody asking: how late each job is, and which have failed. */
export function jobGauges({ db, clock }: Pick<Platform, 'db' | 'clock'>): ScrapedGauge[] {
  const jobs = keptBriefly(() => healthOfJobs(db, clock.now(), isOurs), askedOnceIn);
  return [
    {
      name: 'job_late_seconds',
      help: 'How long ago a job should have run that nobody has run yet; 0 where it is in time or runs',
      labels: ['name'],
      ofDatabase: true,
      read: async () =>
        (await jobs()).flatMap(({ name, late }) => (late === undefined ? [] : { labels: { name }, value: late })),
    },
    {
      name: 'job_failing',
      help: 'Whether the last run of a job failed: 1, or 0',
      labels: ['name'],
      ofDatabase: true,
      read: async () =>
        (await jobs()).flatMap(({ name, failed }) =>
          failed === undefined ? [] : { labels: { name }, value: Number(failed) },
        ),
    },
  ];
}
