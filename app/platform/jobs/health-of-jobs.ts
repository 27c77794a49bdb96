import type { Selectable } from 'kysely';
import type { JobOutcomeTable, JobRunTable } from '#db/schema/tables.gen.ts';
import type { Database } from '../db/database.ts';

/** How a job does, of whichever process runs it. */
interface JobState {
  name: string;
  /** Seconds since it should have run; undefined for one that is woken, or run by each process: it has no time of its own. */
  late: number | undefined;
  /** Whether its last run failed; undefined where none has ended. */
  failed: boolean | undefined;
}

/** Whether a process runs the job now. */
export function isRunning({ lease_until }: Pick<Selectable<JobRunTable>, 'lease_until'>, now: Date): boolean {
  return lease_until !== null && lease_until > now;
}

/** Whether the last run of a job failed. */
export function hasFailed({
  ended_at,
  failed_at,
}: Pick<Selectable<JobOutcomeTable>, 'ended_at' | 'failed_at'>): boolean {
  return failed_at !== null && failed_at >= ended_at;
}

/**
 * How jobs do that have run before.
 * @param isOurs whether a job of this name is there still: the rows of one that another release had stay, and nobody runs it
 */
export async function healthOfJobs(db: Database, now: Date, isOurs: (name: string) => boolean): Promise<JobState[]> {
  const [runs, outcomes] = await Promise.all([
    db.selectFrom('job_run').select(['name', 'next_at', 'lease_until']).execute(),
    db.selectFrom('job_outcome').select(['name', 'ended_at', 'failed_at']).execute(),
  ]);
  const names = [...new Set([...runs, ...outcomes].map(({ name }) => name))].filter(isOurs).sort();
  return names.map((name) => {
    const run = runs.find((each) => each.name === name);
    const outcome = outcomes.find((each) => each.name === name);
    const late = run && (isRunning(run, now) ? 0 : Math.max(0, now.getTime() - run.next_at.getTime()) / 1000);
    return { name, late, failed: outcome && hasFailed(outcome) };
  });
}
