import type { Database, Tx } from '#platform/db/database.ts';

/** All that was written is taken back. */
class TakenBack extends Error {
  override name = 'TakenBack';
}

/**
 * Does something in a transaction, and takes back all that it has written: nobody else sees any of it, and nobody is told.
 * @returns what the work gives
 * @throws what the work throws
 */
export async function takingBack<Made>(db: Database, work: (tx: Tx) => Promise<Made>): Promise<Made> {
  const { promise, resolve } = Promise.withResolvers<Made>();
  try {
    await db.transaction().execute(async (tx) => {
      resolve(await work(tx));
      throw new TakenBack('Taken back');
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
  return promise;
}
