import { isDatabaseAway } from '../db/away.ts';
import type { Platform } from '../http/site-context.ts';
import { tracedFromHere } from '../trace/traced.ts';
import type { Job } from './job.ts';
import { endLease, leaseLasts, renewLease, takeJob, untilNext } from './lease.ts';
import type { Notices } from './listen-for-notices.ts';
import { outcomeNotes } from './outcomes.ts';

/** How many runs of a woken job one process has at a time: a run that waits for a slow provider does not hold up the next. */
const lanes = 4;

/**
 * How far apart a woken job begins in one process: the notices of a crowd that come meanwhile are one run, which finds more to do
 * at once. The first is run at once. Milliseconds.
 */
const apart = 100;

/** How long the end of the process waits for what runs: with the draining of requests it stays below 30 s. Milliseconds. */
const patience = 4000;

/** How soon a job that found the database away is tried again. Milliseconds. */
const whileAway = 5000;

export interface RunningJobs {
  /** Begins no more runs, and waits for what runs. */
  stop(): Promise<void>;
}

/**
 * Runs jobs until they are stopped: each at its times, by one process of several, and woken ones at their notices.
 * A run that fails is logged; the job comes again at its next time. One that cannot begin or end because the database is away
 * is no news: it comes again a little later.
 * @param notices what wakes the woken ones; whoever began to listen stops it
 */
export function startJobs(platform: Platform, notices: Notices, jobs: readonly Job[]): RunningJobs {
  const ending = new AbortController();
  const running = new Set<Promise<unknown>>();
  const timers = new Map<Job, NodeJS.Timeout>();
  const note = outcomeNotes(platform);
  const runOnce: RunOnce = (job) => runLogged(platform, job, ending.signal, note);
  const begin = (work: () => Promise<unknown>) => {
    const run = work().finally(() => running.delete(run));
    running.add(run);
  };
  const plan = (job: Job, wait: number, work: () => void) => {
    if (!ending.signal.aborted) timers.set(job, setTimeout(work, wait));
  };

  function startLeased(job: Job): void {
    const turn = async () => plan(job, await runLeased(platform, job, runOnce), () => begin(turn));
    begin(turn);
  }

  /** @returns what has it run at once */
  function startWoken(job: Job): () => void {
    let lanesTaken = 0;
    let again = false;
    let begun = Number.NEGATIVE_INFINITY;
    let gathering = false;
    const start = () => {
      gathering = false;
      if (ending.signal.aborted) return;
      begun = performance.now();
      if (lanesTaken === lanes) again = true;
      else begin(run);
    };
    const wake = () => {
      if (gathering) return;
      const wait = begun + apart - performance.now();
      if (wait <= 0) return start();
      gathering = true;
      setTimeout(start, wait).unref();
    };
    const run = async () => {
      lanesTaken += 1;
      await runOnce(job);
      lanesTaken -= 1;
      if (!again) return;
      again = false;
      wake();
    };
    const poll = () => {
      wake();
      plan(job, job.every, poll);
    };
    poll();
    return wake;
  }

  const wakes = new Map<string, (() => void)[]>();
  for (const job of jobs) {
    if (job.wokenBy === undefined) startLeased(job);
    else wakes.set(job.wokenBy, [...(wakes.get(job.wokenBy) ?? []), startWoken(job)]);
  }
  notices.hear({
    channels: [...wakes.keys()],
    heard(channel) {
      for (const wake of wakes.get(channel) ?? []) wake();
    },
  });

  return {
    async stop() {
      ending.abort();
      for (const timer of timers.values()) clearTimeout(timer);
      const ended = Promise.all(running);
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, patience).unref())]);
    },
  };
}

type RunOnce = (job: Job) => Promise<void>;

/** Runs a job if it is due and no other process has it. @returns milliseconds until it is to be tried again */
async function runLeased(platform: Platform, job: Job, runOnce: RunOnce): Promise<number> {
  const { db, clock, log } = platform;
  try {
    const lease = await takeJob(db, job, clock.now());
    if (!lease) return await untilNext(db, job, clock.now());
    const renewing = setInterval(() => {
      renewLease(db, lease, clock.now())
        .then((ours) => ours || log.warn({ job: job.name }, 'lease lost to another process'))
        .catch((err) => isDatabaseAway(err) || log.warn({ err, job: job.name }, 'lease not renewed'));
    }, leaseLasts / 3);
    try {
      await runOnce(job);
    } finally {
      clearInterval(renewing);
      await endLease(db, lease);
    }
  } catch (err) {
    if (isDatabaseAway(err)) return Math.min(job.every, whileAway);
    log.error({ err, job: job.name }, 'job not begun or not ended');
  }
  return job.every;
}

async function runLogged(
  platform: Platform,
  job: Job,
  signal: AbortSignal,
  note: ReturnType<typeof outcomeNotes>,
): Promise<void> {
  const began = platform.clock.now();
  try {
    await tracedFromHere('job', { 'expo.job': job.name }, async () => job.run(platform, signal));
    await note(job, { began });
  } catch (error) {
    if (isDatabaseAway(error)) return;
    platform.log.error({ err: error, job: job.name }, 'job failed');
    await note(job, { began, error: error ?? 'nothing was thrown' });
  }
}
