import type { Database } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/retried.ts';
import type { Job } from '#platform/jobs/job.ts';
import { readTerms } from './glossary.server.ts';
import { differsFromFile } from './held-terms.ts';
import { takeTurn } from './write-term.server.ts';

/** What staff have changed and `docs/glossary.md` says by now is the file's again: a later release changes it for everybody. */
export const settlingJob: Job = {
  name: 'let go of what the file of the glossary has by now',
  every: 3_600_000,
  run: ({ db }) => settleTerms(db),
};

/** The same at once. What is not used at present stays, to be brought back. */
export async function settleTerms(db: Database): Promise<void> {
  await inTransaction(db, async (tx) => {
    await takeTurn(tx);
    const terms = await readTerms(tx);
    const settled = terms.filter((term) => term.inFile && !term.isRetired && !differsFromFile(term));
    const ids = settled.flatMap(({ id }) => id ?? []);
    if (ids.length > 0) await tx.deleteFrom('glossary_term').where('id', 'in', ids).execute();
  });
}
