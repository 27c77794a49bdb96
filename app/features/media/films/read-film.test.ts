import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mp4File } from '../media.fixture.ts';
import { filmFormatOf, isPlayed, type ReadBytes } from './film-kinds.ts';
import { readMp4 } from './read-mp4.ts';
import { readWebm } from './read-webm.ts';

const root = resolve(import.meta.dirname, '../../../..');

const reading =
  (file: Buffer): ReadBytes =>
  async (start, length) =>
    file.subarray(start, start + length);

test('an MP4 says how large and long it is, wherever it says it', async () => {
  const file = mp4File({ seconds: 26, width: 1280, height: 720 });
  expect(filmFormatOf(file)).toBe('mp4');
  const facts = { width: 1280, height: 720, seconds: 26, codecs: ['avc1', 'mp4a'] };
  expect(await readMp4(reading(file), file.length)).toEqual(facts);
  expect(isPlayed('mp4', facts.codecs)).toBe(true);
});

test.each(globSync('content/demonstration/media/videos/*/film.webm', { cwd: root }))(
  'the film of the demonstration %s is read as it plays',
  async (path) => {
    const file = readFileSync(resolve(root, path));
    const facts = await readWebm(reading(file), file.length);
    expect(filmFormatOf(file)).toBe('webm');
    expect(facts).toMatchObject({ width: 960, height: 540 });
    expect(facts?.seconds).toBeGreaterThan(5);
    expect(isPlayed('webm', facts?.codecs ?? [])).toBe(true);
  },
);

test('what some browsers do not play is known by its name', () => {
  expect(isPlayed('mp4', ['hvc1', 'mp4a'])).toBe(false);
  expect(isPlayed('mp4', ['avc1', 'ac-3'])).toBe(false);
  expect(isPlayed('webm', ['V_MPEG4/ISO/AVC'])).toBe(false);
  expect(isPlayed('mp4', ['avc1'])).toBe(true);
});

test.each([
  ['that breaks off', mp4File().subarray(0, 1100)],
  ['without pictures', mp4File({ width: 0 })],
  ['without a length', mp4File({ seconds: 0 })],
])('an MP4 %s is damaged', async (_, file) => {
  expect(await readMp4(reading(file), file.length)).toBeUndefined();
});

test('whatever stands in a file, it is read to an end', async () => {
  const film = mp4File();
  const webm = readFileSync(resolve(root, 'content/demonstration/media/videos/four-editions/film.webm')).subarray(
    0,
    4000,
  );
  const spoilt = (file: Buffer) =>
    fc
      .array(fc.tuple(fc.nat(file.length - 1), fc.nat(255)), { maxLength: 12 })
      .map((changes) => changes.reduce((bytes, [at, byte]) => bytes.fill(byte, at, at + 1), Buffer.from(file)));
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
        spoilt(film),
        spoilt(webm),
      ),
      async (file) => {
        for (const read of [readMp4, readWebm]) {
          const facts = await read(reading(file), file.length);
          if (facts) expect(facts.seconds).toBeGreaterThan(0);
        }
      },
    ),
    { numRuns: 300 },
  );
});
