import { venueDay } from '../clock/clock.ts';
import type { Job } from '../jobs/job.ts';
import { deliverMessages } from './deliver-messages.ts';
import { outboxNotice } from './send-message.ts';

const hour = 3_600_000;
/** How long it can be read in the database why a message was given up. */
const failuresKept = 7 * 24 * hour;
/** And how many text messages left on a day. */
const countsKept = 35 * 24 * hour;

/** Delivering (at once, or where a notice was missed or a try failed, within seconds) and clearing away. */
export const outboxJobs: Job[] = [
  // Each has runs of its own: a gateway that does not answer holds up no mail.
  ...(['sms', 'email'] as const).map(
    (channel): Job => ({
      name: `deliver messages by ${channel}`,
      every: 5000,
      wokenBy: outboxNotice,
      run: (platform, signal) => deliverMessages(platform, signal, channel),
    }),
  ),
  {
    name: 'forget messages given up',
    every: hour,
    async run({ db, clock }) {
      const now = clock.now().getTime();
      const long = new Date(now - failuresKept);
      await db.deleteFrom('outbox_message').where('failed_at', '<', long).execute();
      // One that waits still needs to know who has it.
      await db
        .deleteFrom('text_delivery')
        .where('handed_at', '<', long)
        .where('id', 'not in', (eb) => eb.selectFrom('outbox_message').select('id'))
        .execute();
      await db
        .deleteFrom('text_day')
        .where('day', '<', venueDay(new Date(now - countsKept)))
        .execute();
    },
  },
];
