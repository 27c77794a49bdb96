import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { clockWithOffset } from '#platform/clock/clock.ts';
import { type Settings, settingsOfProcess } from '#platform/config/settings.ts';
import type { OpenDatabase } from '#platform/db/open.ts';
import { Kept } from '#platform/http/kept.ts';
import { undescribed } from '#platform/http/refusal.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { openMediaStore } from '#platform/storage/open-media-store.ts';
import { testDatabase } from './database.ts';

interface Empty {
  (): Platform;
  /** For what needs connections of its own. */
  database(): OpenDatabase;
}

/**
 * A platform without content, for the tests of one file: a migrated database, settings with secrets, a folder of its own.
 * @param env settings that differ from the defaults
 */
export function emptyPlatform(env: Record<string, string> = {}): Empty {
  const { db, database } = testDatabase();
  let settings: Settings;
  beforeAll(async () => {
    const directory = await mkdtemp(join(tmpdir(), 'expo-site-'));
    settings = settingsOfProcess({ ...env, DATA_DIR: directory });
  });
  afterAll(() => rm(settings.DATA_DIR, { recursive: true, force: true }));
  const platform = () => ({
    settings,
    db: db(),
    clock: clockWithOffset(settings.CLOCK_OFFSET),
    log: pino({ level: 'error' }, { write: (line) => line.includes(undescribed) && console.error(line) }),
    media: openMediaStore(settings),
    kept: new Kept(),
  });
  return Object.assign(platform, { database });
}
