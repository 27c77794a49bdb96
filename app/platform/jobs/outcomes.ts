import { isDatabaseAway } from '../db/away.ts';
import { codeOf } from '../error-code.ts';
import type { Platform } from '../http/site-context.ts';
import type { Job } from './job.ts';

/** A job that does well again and again is noted so often, and no oftener: it may be woken many times a second. Milliseconds. */
const notedEvery = 30_000;
const longestError = 200;

/** One run of a job. */
interface Run {
  began: Date;
  /** What it threw; undefined where it did well. */
  error?: unknown;
}

/** @returns what notes what became of each run of a job; it never throws */
export function outcomeNotes({
  db,
  clock,
  log,
}: Pick<Platform, 'db' | 'clock' | 'log'>): (job: Job, run: Run) => Promise<void> {
  const doneWell = new Map<string, number>();
  return async ({ name }, { began, error }) => {
    const now = performance.now();
    const isWell = error === undefined;
    if (isWell && now - (doneWell.get(name) ?? Number.NEGATIVE_INFINITY) < notedEvery) return;
    if (isWell) doneWell.set(name, now);
    else doneWell.delete(name);
    const run = { began_at: began, ended_at: clock.now() };
    const failure = isWell ? {} : { failed_at: run.ended_at, error: errorText(error) };
    try {
      await db
        .insertInto('job_outcome')
        .values({ name, ...run, ...failure })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ ...run, ...failure }))
        .execute();
    } catch (err) {
      if (!isDatabaseAway(err)) log.warn({ err, job: name }, 'outcome not noted');
    }
  };
}

/** What an error says, on a line: what may be an address or a number of somebody does not stand in it. */
function errorText(error: unknown): string {
  const [says, code] = [error instanceof Error ? error.message : String(error), codeOf(error)];
  const line = says
    .replaceAll(/\S*@\S*/g, '…')
    .replaceAll(/\+?\d[\d\s().-]{4,}\d/g, '…')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return [code, line || 'no message'].filter(Boolean).join(': ').slice(0, longestError);
}
