import type { Job } from '#platform/jobs/job.ts';
import { staffIdle } from './staff.ts';

/** What the staff's part does by itself. */
export const staffJobs: Job[] = [
  {
    name: 'clear what staff log in with that is over',
    every: 10 * 60_000,
    async run({ db, clock }) {
      const now = clock.now();
      for (const table of ['staff_challenge', 'staff_invitation'] as const) {
        await db.deleteFrom(table).where('expires_at', '<=', now).execute();
      }
      await db
        .deleteFrom('staff_session')
        .where(({ eb, or }) => or([eb('seen_at', '<=', new Date(now.getTime() - staffIdle)), eb('ends_at', '<=', now)]))
        .execute();
    },
  },
];
