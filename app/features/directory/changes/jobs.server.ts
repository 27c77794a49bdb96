import type { Job } from '#platform/jobs/job.ts';

const day = 86_400_000;
/** How long a claim that was refused or has ended is kept, for its member to see what became of it. */
const claimKept = 30 * day;
/** How long it is kept what a company asked to have changed, once that is decided. */
const changeKept = 365 * day;

/** What the directory does by itself. */
export const directoryJobs: Job[] = [
  {
    name: 'forget claims on companies and decided changes of old',
    every: day,
    async run({ db, clock }) {
      const before = (age: number) => new Date(clock.now().getTime() - age);
      await db
        .deleteFrom('company_claim')
        .where('state', 'in', ['refused', 'ended'])
        .where('decided_at', '<', before(claimKept))
        .execute();
      await db
        .deleteFrom('company_change')
        .where('state', '<>', 'waiting')
        .where('decided_at', '<', before(changeKept))
        .execute();
    },
  },
];
