import { sql } from 'kysely';
import type { Job } from '#platform/jobs/job.ts';

/** What the accounts do by themselves. */
export const accountsJobs: Job[] = [
  {
    name: 'clear codes and counts',
    every: 10 * 60_000,
    async run({ db, clock }) {
      const now = clock.now();
      for (const table of ['one_time_code', 'captcha'] as const) {
        await db.deleteFrom(table).where('expires_at', '<', now).execute();
      }
      // A count that somebody writes just now is left for the next time: neither waits for the other.
      await sql`
        delete from usage_count where (limit_name, who) in (
          select limit_name, who from usage_count where until <= ${now} for update skip locked)`.execute(db);
    },
  },
];
