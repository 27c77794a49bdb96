import { emptyPages } from '#platform/db/page-tags.ts';
import type { Job } from '#platform/jobs/job.ts';
import { importRates } from './rates/import-rates.server.ts';
import { keepSamples } from './rates/keep-samples.server.ts';

const hour = 3_600_000;
/** How long what was written to a provider is kept here: it went to them by mail at once. */
const messagesKept = 365 * 24 * hour;

/** What the finance section does by itself. */
export const financeJobs: Job[] = [
  {
    name: 'import exchange rates',
    every: 6 * hour,
    async run(platform) {
      const { settings, db, clock } = platform;
      if (settings.RATES_SOURCE) await importRates(platform, settings.RATES_SOURCE);
      else if (settings.DEMO) await keepSamples(db, clock.now());
      // Rates that nobody renews grow stale, and the pages say so.
      else await db.transaction().execute((tx) => emptyPages(tx, ['finance']));
    },
  },
  {
    name: 'forget old messages to providers',
    every: 24 * hour,
    run: ({ db, clock }) =>
      db
        .deleteFrom('finance_message')
        .where('created_at', '<', new Date(clock.now().getTime() - messagesKept))
        .execute(),
  },
];
