import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { clockWithOffset } from '#platform/clock/clock.ts';
import { type Settings, settingsOfProcess } from '#platform/config/settings.ts';
import type { OpenDatabase } from '#platform/db/open.ts';
import { Kept } from '#platform/http/kept.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { openMediaStore } from '#platform/storage/open-media-store.ts';
import { seed } from '#server/demonstration/seed.ts';
import { fixtureBundle } from '#tests/contract/fixture-bundle.ts';
import { testDatabase } from './database.ts';

interface Seeded {
  (): Platform;
  /** For what needs connections of its own. */
  database(): OpenDatabase;
}

/**
 * A platform with the little content of the fixture, for the tests of one file.
 * @param env settings that differ from the defaults
 */
export function seededPlatform(env: Record<string, string> = {}): Seeded {
  const { db, database } = testDatabase();
  let directory: string;
  let settings: Settings;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'expo-site-'));
    settings = settingsOfProcess({ ...env, DATA_DIR: directory });
    const clock = clockWithOffset(settings.CLOCK_OFFSET);
    await seed({ db: db(), media: openMediaStore(settings), settings, clock, bundle: fixtureBundle });
  });
  afterAll(() => rm(directory, { recursive: true, force: true }));
  const platform = () => ({
    settings,
    db: db(),
    clock: clockWithOffset(settings.CLOCK_OFFSET),
    log: pino({ level: 'silent' }),
    media: openMediaStore(settings),
    kept: new Kept(),
  });
  return Object.assign(platform, { database });
}
