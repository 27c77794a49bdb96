import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { readMigrations } from '#platform/db/schema/migrations.ts';
import { type FakeBucket, startFakeBucket } from '#platform/storage/fake-bucket.fixture.ts';
import type { ListedStore } from '#platform/storage/media-store.ts';
import { openMediaStore } from '#platform/storage/open-media-store.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { contentsOf, type EmptyTarget, emptyTarget, writeFiles, writeSome } from './backup.fixture.ts';
import { makeBackup } from './make-backup.ts';
import { type BackupPlace, nameOfBackup, placeOf } from './place.ts';
import { bringBack, restoreBackup } from './restore-backup.ts';

// A database is made, migrated and filled, several times.
vi.setConfig({ testTimeout: 240_000 });

const platform = emptyPlatform();
let bucket: FakeBucket;
let directory: string;
let target: EmptyTarget;

beforeAll(async () => {
  await writeSome(platform());
  bucket = await startFakeBucket();
  directory = await mkdtemp(join(tmpdir(), 'expo-backups-'));
});
afterAll(async () => {
  await bucket.close();
  await rm(directory, { recursive: true });
});
afterEach(() => target.remove());

/** What notes that it was made is not in it. */
const notInIt = ['backup_evidence', 'next of backup_evidence_id_seq'];
const without = (all: Record<string, string>, names: string[]) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)));

async function bytesIn(store: ListedStore): Promise<Record<string, Buffer>> {
  const keys = (await store.keys()).toSorted();
  return Object.fromEntries(
    await Promise.all(keys.map(async (key) => [key, Buffer.from((await store.read(key)) ?? [])] as const)),
  );
}

describe.each<[string, () => { media: ListedStore; place: BackupPlace }]>([
  [
    'folders',
    () => ({
      media: openMediaStore({ DATA_DIR: join(directory, 'folder') }),
      place: placeOf({ BACKUP_URL: `file://${directory}/elsewhere`, DATA_DIR: directory }),
    }),
  ],
  [
    'buckets',
    () => ({
      media: openMediaStore({ DATA_DIR: directory, S3_URL: bucket.url('bucket/media') }),
      place: placeOf({ BACKUP_URL: bucket.url('bucket/backups'), DATA_DIR: directory }),
    }),
  ],
])('in %s', (_, where) => {
  test('every row, counter and file comes back as it was, and what is newer than the backup runs over it', async () => {
    const { media, place } = where();
    await writeFiles(media);
    const { settings, log } = platform();
    const backed = { database: platform.database(), media, settings, place, now: new Date() };
    const before = await contentsOf(platform().db);
    const { name } = await makeBackup(backed);

    target = await emptyTarget();
    await bringBack({ ...target, settings, log }, place, name);
    expect(without(await contentsOf(target.database.db), notInIt)).toEqual(without(before, notInIt));
    expect(await bytesIn(target.media)).toEqual(await bytesIn(media));
    await target.remove();

    target = await emptyTarget();
    const newer = { name: '9999-newer.sql', sql: '-- expand, release 99\ncreate table newer (id integer primary key)' };
    const migrations = [...readMigrations(), newer];
    const restored = await restoreBackup({ ...target, settings, log, migrations }, place, name);
    expect(restored).toMatchObject({ migrated: ['9999-newer.sql'], erased: 0 });
    // Nobody is logged in any more, and an id that was given out is not given out again.
    expect((await contentsOf(target.database.db)).member_session).toMatch(/^0 /);
    const next = { email: 'next@expo.example', name: 'Next' };
    const made = await target.database.db.insertInto('staff').values(next).returning('id').executeTakeFirstOrThrow();
    const there = await platform().db.selectFrom('staff').select('id').execute();
    expect(there.map(({ id }) => id)).not.toContain(made.id);
  });
});

test('the latest ones are kept, older ones go once a newer one is whole, and one that was broken off goes after a day', async () => {
  target = await emptyTarget();
  const settings = { ...platform().settings, BACKUP_KEEP: 2, BACKUP_URL: `file://${directory}/kept` };
  const place = placeOf(settings);
  const at = (hours: number) => new Date(Date.parse('2026-11-27T00:00:00Z') + hours * 3_600_000);
  const { media } = target;
  await media.write('pictures/1.webp', Buffer.from('woven'));
  const make = (now: Date) => makeBackup({ database: platform.database(), media, settings, place, now });
  await place.open(nameOfBackup(at(1))).write('tables/half.jsonl.gz', Buffer.from('x'));
  for (const hours of [0, 2, 4]) await make(at(hours));
  expect(await place.names()).toEqual([1, 2, 4].map((hours) => nameOfBackup(at(hours))));
  await make(at(26));
  expect(await place.names()).toEqual([4, 26].map((hours) => nameOfBackup(at(hours))));
  await expect(make(at(26))).rejects.toThrow('is there already');
});
