import type { Selectable } from 'kysely';
import type { JobOutcomeTable, JobRunTable } from '#db/schema/tables.gen.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { hasFailed, isRunning } from '#platform/jobs/health-of-jobs.ts';
import { comingTime, shortTime } from '../shown/short-time.server.ts';
import { jobWords } from './job-words.ts';

type JobState = 'running' | 'failed' | 'well' | 'unknown';

/** A job as it was last run, in whichever process; times are in words. */
export interface JobHealth {
  /** As the log calls it. */
  name: string;
  /** What it does; undefined for one of another release, whose name stands alone. */
  does: string | undefined;
  state: JobState;
  began: string | undefined;
  /** One that is woken, or run by each process, has no time of its own. */
  next: string | undefined;
  /** The last run that failed, however many have done well since. */
  failed: { at: string; error: string } | undefined;
}

/** The jobs of the site: those whose last run failed first. */
export async function readJobs(site: Pick<SiteContext, 'db' | 'clock' | 'locale'>): Promise<JobHealth[]> {
  const { db, clock, locale } = site;
  const [outcomes, runs] = await Promise.all([
    db.selectFrom('job_outcome').selectAll().execute(),
    db.selectFrom('job_run').selectAll().execute(),
  ]);
  const now = clock.now();
  const i18n = i18nFor(locale);
  const names = [...new Set([...outcomes, ...runs].map(({ name }) => name))].sort();
  const jobs = names.map((name): JobHealth => {
    const outcome = outcomes.find((each) => each.name === name);
    const run = runs.find((each) => each.name === name);
    const words = jobWords[name];
    return {
      ...{ name, does: words && i18n._(words) },
      state: stateOf(outcome, run, now),
      began: outcome && shortTime(outcome.began_at, now, locale),
      next: run && comingTime(run.next_at, locale),
      failed: failureOf(outcome, (moment) => shortTime(moment, now, locale)),
    };
  });
  return jobs.toSorted((one, other) => Number(other.state === 'failed') - Number(one.state === 'failed'));
}

type Outcome = Selectable<JobOutcomeTable>;

function stateOf(outcome: Outcome | undefined, run: Selectable<JobRunTable> | undefined, now: Date): JobState {
  if (run && isRunning(run, now)) return 'running';
  if (!outcome) return 'unknown';
  return hasFailed(outcome) ? 'failed' : 'well';
}

function failureOf(outcome: Outcome | undefined, timeOf: (moment: Date) => string): JobHealth['failed'] {
  if (!outcome?.failed_at) return undefined;
  return { at: timeOf(outcome.failed_at), error: outcome.error ?? '' };
}
