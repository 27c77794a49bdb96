import { sql } from 'kysely';
import type { Job } from '#platform/jobs/job.ts';
import { knownFor } from './codes/known-account.server.ts';
import { sessionIdle } from './members/members.ts';

/** What the accounts do by themselves. */
export const accountsJobs: Job[] = [
  {
    name: 'clear codes and counts',
    every: 10 * 60_000,
    async run({ db, clock }) {
      const now = clock.now();
      for (const table of ['one_time_code', 'captcha_pass', 'kept_form'] as const) {
        await db.deleteFrom(table).where('expires_at', '<', now).execute();
      }
      // A count that somebody writes just now is left for the next time: neither waits for the other.
      await sql`
        delete from usage_count where (limit_name, who) in (
          select limit_name, who from usage_count where until <= ${now} for update skip locked)`.execute(db);
    },
  },
  {
    name: 'clear accounts that were known',
    every: 3_600_000,
    run: ({ db, clock }) =>
      db
        .deleteFrom('known_account')
        .where('seen_at', '<=', new Date(clock.now().getTime() - knownFor))
        .execute(),
  },
  {
    name: 'clear sessions that are over',
    every: 3_600_000,
    run: ({ db, clock }) =>
      db
        .deleteFrom('member_session')
        .where(({ eb, or }) =>
          or([eb('seen_at', '<=', new Date(clock.now().getTime() - sessionIdle)), eb('ends_at', '<=', clock.now())]),
        )
        .execute(),
  },
];
