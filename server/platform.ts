import type { Logger } from 'pino';
import { writeCategories } from '#features/news/index.server.ts';
import { keepDaysOpen } from '#features/reservations/demonstration-days.server.ts';
import { writeSitePages } from '#features/search/index.server.ts';
import { clockWithOffset } from '#platform/clock/clock.ts';
import type { Settings } from '#platform/config/settings.ts';
import { migrate } from '#platform/db/migrate.ts';
import { type OpenDatabase, openDatabaseWhenThere } from '#platform/db/open.ts';
import { Kept } from '#platform/http/kept.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { tokeniseAnew } from '#platform/search-index/token-version.server.ts';
import { openMediaStore } from '#platform/storage/open-media-store.ts';
import { newLog } from './log.ts';
import { seed } from './seed.ts';

export interface OpenPlatform {
  platform: Platform;
  database: OpenDatabase;
}

/**
 * Opens what the site stands on: database (migrated, and in a demonstration filled), storage, clock and log.
 * @throws EmbeddedDatabaseError, DatabaseAway, or the error of a migration
 */
export async function openPlatform(settings: Settings, log: Logger = newLog()): Promise<OpenPlatform> {
  const clock = clockWithOffset(settings.CLOCK_OFFSET);
  const media = openMediaStore(settings);
  const database = await openDatabaseWhenThere(settings, log);
  try {
    const run = await migrate(database);
    if (run.length > 0) log.info({ migrations: run }, 'database migrated');
    await database.db.transaction().execute(writeCategories);
    await writeSitePages(database.db);
    const tokenised = await tokeniseAnew(database.db);
    if (tokenised > 0) log.info({ things: tokenised }, 'search index tokenised anew');
    if (settings.DEMO) await keepDaysOpen(database.db, clock.now());
    if (settings.DEMO && (await seed({ db: database.db, media, settings, clock })))
      log.info('demonstration content written');
  } catch (error) {
    await database.close();
    throw error;
  }
  return { platform: { settings, db: database.db, clock, log, media, kept: new Kept() }, database };
}
