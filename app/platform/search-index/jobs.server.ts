import { emptyPages } from '../db/page-tags.ts';
import type { Job } from '../jobs/job.ts';
import { type Listings, languagesWaiting, rebuild } from './rebuild.server.ts';
import { tokeniseAnew } from './token-version.server.ts';

/** What the search index does by itself. */
export function searchIndexJobs(listings: Listings): Job[] {
  const { facetsOf, tags } = listings;
  return [
    {
      name: 'tokenise anew what an earlier release has',
      every: 60_000,
      async run({ db, log }, signal) {
        const things = await tokeniseAnew(db, facetsOf, signal);
        if (things === 0) return;
        // Their numbers were not known until all was tokenised.
        await db.transaction().execute((tx) => emptyPages(tx, [...tags]));
        log.info({ things }, 'search index tokenised anew');
      },
    },
    {
      name: 'list what is there in languages that wait for it',
      every: 60_000,
      async run({ db, log }, signal) {
        const languages = await languagesWaiting(db);
        if (languages.length === 0) return;
        const made = await rebuild(db, listings, signal);
        if (!signal.aborted) log.info({ ...made, languages }, 'lists and search made anew');
      },
    },
  ];
}
