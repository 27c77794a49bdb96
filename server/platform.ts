import type { Logger } from 'pino';
import { serverFeatures } from '#features/index.server.ts';
import { clockWithOffset } from '#platform/clock/clock.ts';
import type { Settings } from '#platform/config/settings.ts';
import { checkLookupKeys } from '#platform/crypto/claim-lookup-keys.ts';
import type { Database } from '#platform/db/database.ts';
import { migrate } from '#platform/db/migrate.ts';
import { type OpenDatabase, openDatabaseWhenThere } from '#platform/db/open.ts';
import { Kept } from '#platform/http/kept.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { openMediaStore } from '#platform/storage/open-media-store.ts';
import { newLog } from './log.ts';

export interface OpenPlatform {
  platform: Platform;
  database: OpenDatabase;
}

/**
 * Opens what the site stands on: database (migrated, and in a demonstration filled), storage, clock and log.
 * @param opening the database, where somebody has begun to open it
 * @throws EmbeddedDatabaseError, DatabaseAway, SettingsError where it is in use with a key that is not given, or the error of a migration
 */
export async function openPlatform(
  settings: Settings,
  log: Logger = newLog(),
  opening: Promise<OpenDatabase> = openDatabaseWhenThere(settings, log),
): Promise<OpenPlatform> {
  const clock = clockWithOffset(settings.CLOCK_OFFSET);
  const media = openMediaStore(settings);
  const database = await opening;
  try {
    const run = await migrate(database);
    if (run.length > 0) log.info({ migrations: run }, 'database migrated');
    await checkLookupKeys(database.db, settings);
    for (const { atStart } of serverFeatures) await atStart?.({ db: database.db, settings, clock });
    if (settings.DEMO && (await hasNoContent(database.db))) {
      // Much to load, and needed once.
      const [{ seed }, { demonstration }] = await Promise.all([
        import('./demonstration/seed.ts'),
        import('./demonstration/demonstration.ts'),
      ]);
      if (await seed({ db: database.db, media, settings, clock, bundle: demonstration }))
        log.info('demonstration content written');
    }
  } catch (error) {
    await database.close();
    throw error;
  }
  return { platform: { settings, db: database.db, clock, log, media, kept: new Kept() }, database };
}

/** Whether the demonstration's content has still to be written; the seed itself looks again, under its lock. */
async function hasNoContent(db: Database): Promise<boolean> {
  return (await db.selectFrom('edition').select('id').limit(1).executeTakeFirst()) === undefined;
}
