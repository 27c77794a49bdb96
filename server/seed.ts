import { seedAbout } from '#features/about/seed.server.ts';
import { seedEditions } from '#features/editions/seed.server.ts';
import { seedNews } from '#features/news/seed.server.ts';
import type { Database } from '#platform/db/database.ts';
import type { MediaStore } from '#platform/storage/media-store.ts';

/**
 * Fills an empty database with the demonstration content, features in the order in which they need each other.
 * All or nothing, and once: a database that has an edition is left as it is.
 * @returns whether anything was written
 */
export async function seed({ db, media }: { db: Database; media: MediaStore }): Promise<boolean> {
  const edition = await db.selectFrom('edition').select('id').executeTakeFirst();
  if (edition) return false;
  await db.transaction().execute(async (tx) => {
    await seedEditions(tx);
    await seedAbout(tx);
    await seedNews(tx, media);
  });
  return true;
}
