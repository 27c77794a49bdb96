import { sql } from 'kysely';
import { serverFeatures } from '#features/index.server.ts';
import { emptyPages } from '#platform/db/page-tags.ts';
import type { Seeding } from '#platform/feature/server-feature.ts';

/** Any fixed number, other than that of the migrations. */
const seedLock = 620_250_613;

/**
 * Fills an empty database with the content of a bundle, features in the order in which they need each other.
 * All or nothing, and once: a database that has an edition is left as it is.
 * @returns whether anything was written
 * @throws BundleError naming the file, the field and what is wrong
 */
export async function seed(site: Seeding): Promise<boolean> {
  const { db, bundle } = site;
  await bundle.manifest();
  return db.transaction().execute(async (tx) => {
    // Of two processes that start at once one fills the database, and the other then finds it filled.
    await sql`select pg_advisory_xact_lock(${seedLock})`.execute(tx);
    const edition = await tx.selectFrom('edition').select('id').executeTakeFirst();
    if (edition) return false;
    const demonstrations = serverFeatures.flatMap(({ demonstration = [] }) => demonstration);
    for (const { write } of demonstrations) await write(tx, site);
    await emptyPages(
      tx,
      demonstrations.flatMap(({ tags }) => tags),
    );
    return true;
  });
}
