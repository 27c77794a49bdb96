import type { Platform } from '../http/site-context.ts';

/** Work that is done again and again without anybody asking. */
export interface Job {
  /** Says what it does, for the log and the table `job_run`: `clear expired codes`. */
  name: string;
  /** How long after one beginning the next one comes, in milliseconds. */
  every: number;
  /**
   * A notice on this channel of the database runs it at once. Such a job runs in every process that hears it, by itself
   * or at the same time as another's: it claims what it works on. Any other job is run by one process at a time.
   */
  wokenBy?: string;
  /**
   * Does the work. What it throws is logged, and it is tried again at its next time.
   * @param signal aborted as the process ends: a long run ends after what it has in hand
   */
  run(platform: Platform, signal: AbortSignal): Promise<unknown>;
}
