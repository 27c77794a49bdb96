import { sql } from 'kysely';
import { serverFeatures } from '#features/index.server.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { emptyPages } from '#platform/db/page-tags.ts';
import type { Seeding } from '#platform/feature/server-feature.ts';

/** Any fixed number, other than that of the migrations. */
const seedLock = 620_250_613;

/** What whoever fills a database wants of it. */
interface Filling {
  /** Whether the database is as empty as it has to be; left out: it has no edition. */
  isEmpty?(db: Database | Tx): Promise<boolean>;
  /** What belongs into the same transaction. @param things how many were written, where they were counted */
  andThen?(tx: Tx, things: number | undefined): Promise<void>;
}

/** How the content of a bundle is written. */
interface Writing {
  /** @returns how many things, where they are counted */
  write(tx: Tx): Promise<number | undefined>;
  /** Cache tags of what is written. */
  tags: readonly string[];
  /** What comes once it has been committed. */
  afterwards?(): Promise<void>;
}

/**
 * Fills an empty database with the content of a bundle, features in the order in which they need each other.
 * All or nothing, and once: a database that has an edition is left as it is.
 * @returns whether anything was written
 * @throws BundleError naming the file, the field and what is wrong
 */
export async function seed(site: Seeding, { isEmpty = hasNoEdition, andThen }: Filling = {}): Promise<boolean> {
  const { form } = await site.bundle.manifest();
  if (!(await isEmpty(site.db))) return false;
  const { write, tags, afterwards } = form === 1 ? writtenByPeople(site) : await writtenBySite(site);
  const isWritten = await site.db.transaction().execute(async (tx) => {
    // Of two processes that start at once one fills the database, and the other then finds it filled.
    await sql`select pg_advisory_xact_lock(${seedLock})`.execute(tx);
    if (!(await isEmpty(tx))) return false;
    const things = await write(tx);
    await emptyPages(tx, [...tags]);
    await andThen?.(tx, things);
    return true;
  });
  if (isWritten) await afterwards?.();
  return isWritten;
}

async function hasNoEdition(db: Database | Tx): Promise<boolean> {
  return (await db.selectFrom('edition').select('id').limit(1).executeTakeFirst()) === undefined;
}

/** Each feature has a form of its own, in which people write. */
function writtenByPeople(site: Seeding): Writing {
  const demonstrations = serverFeatures.flatMap(({ demonstration = [] }) => demonstration);
  return {
    tags: demonstrations.flatMap(({ tags }) => tags),
    async write(tx) {
      for (const { write } of demonstrations) await write(tx, site);
      return undefined;
    },
  };
}

/** What the site has written itself is read by its kinds of content; a start has no need of that. */
async function writtenBySite(site: Seeding): Promise<Writing> {
  const { makeKnown, readyBundle, tagsOfBundles, writeBundle } = await import('#console/bundle/bring-in.server.ts');
  const ready = await readyBundle(site, site.bundle);
  return {
    tags: await tagsOfBundles(),
    write: (tx) => writeBundle(tx, ready, site.clock.now()),
    afterwards: () => makeKnown(site),
  };
}
