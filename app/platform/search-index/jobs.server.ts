import { emptyPages } from '../db/page-tags.ts';
import type { Job } from '../jobs/job.ts';
import { type FacetsOf, tokeniseAnew } from './token-version.server.ts';

/**
 * What the search index does by itself.
 * @param facetsOf what the features narrow their lists by
 * @param tags cache tags of the pages whose numbers are not known until all is tokenised
 */
export function searchIndexJobs(facetsOf: FacetsOf, tags: readonly string[]): Job[] {
  return [
    {
      name: 'tokenise anew what an earlier release has',
      every: 60_000,
      async run({ db, log }, signal) {
        const things = await tokeniseAnew(db, facetsOf, signal);
        if (things === 0) return;
        await db.transaction().execute((tx) => emptyPages(tx, [...tags]));
        log.info({ things }, 'search index tokenised anew');
      },
    },
  ];
}
