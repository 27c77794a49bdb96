import type { Job } from '#platform/jobs/job.ts';

const day = 86_400_000;
/** How long a refused message is kept, for its writer to see what became of it. */
const refusedKept = 30 * day;
/** How long it is kept who wrote a message, and how they are reached. */
const contactKept = 365 * day;

/** What the message board does by itself. */
export const messagesJobs: Job[] = [
  {
    name: 'forget refused messages and old contacts of the board',
    every: day,
    async run({ db, clock }) {
      const before = (age: number) => new Date(clock.now().getTime() - age);
      await db
        .deleteFrom('board_message')
        .where('status', '=', 'refused')
        .where('reviewed_at', '<', before(refusedKept))
        .execute();
      await db
        .updateTable('board_message')
        .set({ contact_sealed: null })
        .where('created_at', '<', before(contactKept))
        .where('contact_sealed', 'is not', null)
        .execute();
    },
  },
];
