import { facetsOfCompanies } from '#features/directory/index.server.ts';
import { facetsOfProjects } from '#features/negotiation/index.server.ts';
import { emptyPages } from '#platform/db/page-tags.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import type { Job } from '#platform/jobs/job.ts';
import { tokeniseAnew } from '#platform/search-index/token-version.server.ts';

/** What lists are narrowed by, by type of thing. */
const facetsOf = { exhibitor: facetsOfCompanies, buyer: facetsOfCompanies, project: facetsOfProjects };

/** What the search does by itself. */
export const searchJobs: Job[] = [{ name: 'tokenise anew what an earlier release has', every: 60_000, run: tokenise }];

/** Empties the pages whose numbers were not known meanwhile. */
async function tokenise({ db, log }: Pick<SiteContext, 'db' | 'log'>, signal: AbortSignal): Promise<void> {
  const things = await tokeniseAnew(db, facetsOf, signal);
  if (things === 0) return;
  await db.transaction().execute((tx) => emptyPages(tx, ['search', 'directory', 'negotiation']));
  log.info({ things }, 'search index tokenised anew');
}
