import type { Job } from '../jobs/job.ts';
import { deliverMessages } from './deliver-messages.ts';
import { outboxNotice } from './send-message.ts';

const hour = 3_600_000;
/** How long it can be read in the database why a message was given up. */
const failuresKept = 7 * 24 * hour;

/** Delivering (at once, or where a notice was missed or a try failed, within seconds) and clearing away. */
export const outboxJobs: Job[] = [
  { name: 'deliver messages', every: 5000, wokenBy: outboxNotice, run: deliverMessages },
  {
    name: 'forget messages given up',
    every: hour,
    run: ({ db, clock }) =>
      db
        .deleteFrom('outbox_message')
        .where('failed_at', '<', new Date(clock.now().getTime() - failuresKept))
        .execute(),
  },
];
