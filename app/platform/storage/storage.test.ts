import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SettingsError } from '../config/settings.ts';
import { type FakeBucket, startFakeBucket } from './fake-bucket.fixture.ts';
import type { ListedStore } from './media-store.ts';
import { openMediaStore } from './open-media-store.ts';

let bucket: FakeBucket;
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'expo-storage-'));
  bucket = await startFakeBucket();
});
afterAll(async () => {
  await bucket.close();
  await rm(directory, { recursive: true });
});

const s3 = (secret?: string): ListedStore =>
  openMediaStore({ DATA_DIR: directory, S3_URL: bucket.url('bucket', secret) });

async function* inBits(bytes: Buffer): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 100_000) yield bytes.subarray(at, at + 100_000);
}

describe.each([
  ['on disk', () => openMediaStore({ DATA_DIR: directory })],
  ['in a bucket', () => s3()],
])('the storage %s', (_, open) => {
  test('gives back what was written: whole, its size, a part', async () => {
    const store = open();
    await store.write('videos/1.webm', Buffer.from('woven by hand'));
    expect(Buffer.from((await store.read('videos/1.webm')) ?? []).toString()).toBe('woven by hand');
    expect(await store.size('videos/1.webm')).toBe(13);
    expect(await text(store.stream('videos/1.webm', 6, 7))).toBe('by');
  });

  test('takes what comes bit by bit, in one part or in several', async () => {
    const store = open();
    const film = Buffer.alloc(17 * 1024 * 1024 + 5, 'woven by hand ');
    for (const length of [0, 5, 8 * 1024 * 1024, film.length]) {
      const key = `videos/bits-${length}.mp4`;
      await store.writeStream(key, inBits(film.subarray(0, length)));
      const stored = (await store.read(key)) ?? new Uint8Array();
      expect(Buffer.from(stored).equals(film.subarray(0, length)), String(length)).toBe(true);
    }
  });

  test('has nothing of what breaks off while it comes', async () => {
    const store = open();
    async function* broken() {
      yield* inBits(Buffer.alloc(9 * 1024 * 1024));
      throw new Error('The line is cut');
    }
    await expect(store.writeStream('videos/broken.mp4', broken())).rejects.toThrow('The line is cut');
    expect(await store.read('videos/broken.mp4')).toBeUndefined();
  });

  test('says where there is nothing, and fails a stream of it', async () => {
    const store = open();
    expect(await store.read('pictures/none.webp')).toBeUndefined();
    expect(await store.size('pictures/none.webp')).toBeUndefined();
    await expect(text(store.stream('pictures/none.webp', 0, 1))).rejects.toThrow();
  });

  test('has no more of what was taken away, and takes away what is not there', async () => {
    const store = open();
    await store.write('pictures/2.webp', Buffer.from('unpicked'));
    await store.remove('pictures/2.webp');
    await store.remove('pictures/2.webp');
    expect(await store.read('pictures/2.webp')).toBeUndefined();
  });

  test('says what lies in it, however much that is', async () => {
    const store = open();
    const written = Array.from({ length: 20 }, (_, i) => `lists/a/${i}.webp`);
    for (const key of written) await store.write(key, Buffer.from(key));
    const keys = await store.keys();
    expect(keys.filter((key) => key.startsWith('lists/')).toSorted()).toEqual(written.toSorted());
    expect(await store.folders()).toEqual(expect.arrayContaining(['lists', 'videos']));
  });

  test.each([
    '../secret',
    'pictures/../../secret',
    '/etc/passwd',
    'pictures/.hidden',
    'pictures//1',
    'pictures/a\\b',
    '',
  ])('knows no key %j', async (key) => {
    await expect(open().write(key, Buffer.from('x'))).rejects.toThrow('Not a storage key');
    await expect(open().read(key)).rejects.toThrow('Not a storage key');
  });
});

test('many may write one key at once: one of them wins whole, and nothing is left lying about', async () => {
  const store = openMediaStore({ DATA_DIR: directory });
  const writers = Array.from({ length: 20 }, (_, i) => store.write('sizes/a/320.webp', Buffer.alloc(50_000, i)));
  await Promise.all(writers);
  const bytes = (await store.read('sizes/a/320.webp')) ?? new Uint8Array();
  expect(bytes.length).toBe(50_000);
  expect(new Set(bytes).size).toBe(1);
  expect(await readdir(join(directory, 'uploads/sizes/a'))).toEqual(['320.webp']);
});

test('a bucket that refuses is reported with its status, without the secret', async () => {
  const failing = s3('wrong').read('pictures/1.webp');
  await expect(failing).rejects.toThrow('The media storage answered 403 to GET pictures/1.webp');
});

test.each(['s3://host/bucket', 's3://key@host/bucket', 's3://key:secret@host'])('%s lacks a part', (S3_URL) => {
  expect(() => openMediaStore({ DATA_DIR: directory, S3_URL })).toThrow(SettingsError);
});
