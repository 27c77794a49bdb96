import { venueDay } from '#platform/clock/clock.ts';
import type { Job } from '#platform/jobs/job.ts';
import { forgetOldAnswers } from '#platform/once/once.ts';
import { tellHoldersJob } from './closing/tell-holders.server.ts';
import { keepDaysOpen } from './days/demonstration-days.server.ts';
import { contactCountriesJob } from './figures/contact-countries.server.ts';
import { purgeJob } from './purge.server.ts';
import { expireOffers } from './waiting-list/expire-offers.server.ts';

const minute = 60_000;

/** What the reservations do by themselves. */
export const reservationJobs: Job[] = [
  purgeJob,
  tellHoldersJob,
  contactCountriesJob,
  { name: 'expire offers', every: minute / 2, run: expireOffers },
  {
    name: 'keep demonstration days open',
    every: 60 * minute,
    run: async ({ settings, db, clock }) => {
      if (settings.DEMO) await keepDaysOpen(db, clock.now());
    },
  },
  {
    name: 'clear drafts, answers and counts',
    every: 10 * minute,
    async run({ db, clock }) {
      await forgetOldAnswers({ db, clock });
      for (const table of ['reservation_draft', 'ended_holder'] as const) {
        await db.deleteFrom(table).where('expires_at', '<=', clock.now()).execute();
      }
      // Nobody books for a day that is over.
      await db.deleteFrom('reservation_account_day').where('date', '<', venueDay(clock.now())).execute();
    },
  },
];
