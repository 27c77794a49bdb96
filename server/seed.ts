import { sql } from 'kysely';
import { seedAbout } from '#features/about/seed.server.ts';
import { seedDirectory } from '#features/directory/seed.server.ts';
import { seedEditions } from '#features/editions/seed.server.ts';
import { seedExhibition } from '#features/exhibition/seed.server.ts';
import { seedFinance } from '#features/finance/seed.server.ts';
import { seedHalls } from '#features/halls/seed.server.ts';
import { seedMessages } from '#features/messages/seed.server.ts';
import { seedNegotiation } from '#features/negotiation/seed.server.ts';
import { seedNews } from '#features/news/seed.server.ts';
import { seedPartners } from '#features/partners/seed.server.ts';
import { seedProgramme } from '#features/programme/seed.server.ts';
import { seedServices } from '#features/services/seed.server.ts';
import { seedTalksAbout } from '#features/talks/seed.server.ts';
import type { Bundle } from '#platform/bundle/bundle.server.ts';
import { emptyPages } from '#platform/db/page-tags.ts';
import type { Platform } from '#platform/http/site-context.ts';

/** Any fixed number, other than that of the migrations. */
const seedLock = 620_250_613;

/** Cache tags of all that the seed writes. */
const tags = [
  'editions',
  'about',
  'news',
  'media',
  'halls',
  'programme',
  'directory',
  'exhibition',
  'services',
  'partners',
  'negotiation',
  'finance',
  'messages',
];

/** What the seed stands on, and the content that it writes. */
type Seeding = Pick<Platform, 'db' | 'media' | 'settings' | 'clock'> & { bundle: Bundle };

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
    await seedEditions(tx, site);
    await seedAbout(tx, site);
    await seedNews(tx, site);
    await seedHalls(tx, site);
    await seedProgramme(tx, site);
    await seedDirectory(tx, site);
    await seedExhibition(tx, site);
    await seedServices(tx, site);
    await seedPartners(tx, site);
    await seedNegotiation(tx, site);
    await seedTalksAbout(tx, site);
    await seedFinance(tx, site);
    await seedMessages(tx, site);
    await emptyPages(tx, tags);
    return true;
  });
}
