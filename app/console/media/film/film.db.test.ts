import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ReadableStream } from 'node:stream/web';
import { expect, test } from 'vitest';
import { findMedia } from '#features/media/index.server.ts';
import { box, mp4File, pictureFile, webmFile, webmFilm, words32 } from '#features/media/media.fixture.ts';
import { somePerson } from '#features/staff/person.fixture.ts';
import type { StaffRole } from '#platform/http/actor.ts';
import { BodyTooLarge } from '#platform/http/body/body-limits.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { pageArguments, siteFor } from '#tests/support/site-for.ts';
import { staffCookie } from '#tests/support/staff-request.ts';
import { action } from './film.tsx';

const platform = emptyPlatform();
const path = '/console/media/film/';

const MiB = 1024 * 1024;
const heading = (name: string) => `--x\r\nContent-Disposition: form-data; name="film"; filename="${name}"\r\n\r\n`;

/** A form with a film as the front hands it on: piece by piece. */
async function* formOf(file: Buffer, { name = 'a.mp4', more = 0, breaksOff }: Sent): AsyncGenerator<Uint8Array> {
  yield Buffer.from(heading(name));
  for (let at = 0; at < file.length; at += MiB) yield file.subarray(at, at + MiB);
  for (let i = 0; i < more; i += 1) yield Buffer.alloc(MiB, 7);
  if (breaksOff) throw breaksOff;
  yield Buffer.from('\r\n--x--\r\n');
}

interface Sent {
  name?: string;
  /** MiB that follow what stands in the file. */
  more?: number;
  /** With what it ends before its end. */
  breaksOff?: Error;
  role?: StaffRole;
}

/** Sends the form of the page with a file. */
async function send(file: Buffer, sent: Sent = {}) {
  const site = siteFor(platform());
  const person = await somePerson(site.db, [sent.role ?? 'editor']);
  const headers = { Cookie: await staffCookie(site, person.id), 'Content-Type': 'multipart/form-data; boundary=x' };
  const body = ReadableStream.from(formOf(file, sent));
  const init = { method: 'POST', headers, body, duplex: 'half' };
  return action(pageArguments(site, new Request(`http://localhost${path}`, init as RequestInit), {}));
}

const filmsStored = () => readdir(join(platform().settings.DATA_DIR, 'uploads/videos')).catch(() => []);
const onTheirWay = () => platform().db.selectFrom('file_on_its_way').select('storage_key').execute();

test('a film that browsers play is in the library, with what it says of itself', async () => {
  const film = mp4File({ seconds: 26, width: 1280, height: 720, bytes: 300_000 });
  const answer = await send(film);
  expect(answer).toMatchObject({ status: 303 });
  const row = await platform().db.selectFrom('media').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    kind: 'video',
    mime: 'video/mp4',
    width: 1280,
    height: 720,
    seconds: 26,
    poster_id: null,
  });
  expect(answer instanceof Response && answer.headers.get('Location')).toBe(`/en-US/console/media/${row.id}/`);
  expect(Buffer.from((await platform().media.read(row.storage_key)) ?? []).equals(film)).toBe(true);
  expect(await onTheirWay()).toEqual([]);
});

test.each([
  ['an MP4 with sound', mp4File(), false],
  ['an MP4 without', mp4File({ sound: '' }), true],
  ['a WebM with sound', webmFilm(), false],
  ['a WebM without', webmFilm({ sound: false }), true],
])('whether something is to be heard in %s is known as it comes', async (_, film, silent) => {
  expect(await send(film)).toMatchObject({ status: 303 });
  const { id } = await platform().db.selectFrom('media').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  expect(await findMedia(platform().db, id, 'en-US')).toMatchObject({ silent });
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

/** Times as 64 bits, in version 1 of the box. */
const longHead = (duration: bigint, scale = 1000) => {
  const head = Buffer.concat([words32(0x01000000, 0, 0, 0, 0, scale), Buffer.alloc(8)]);
  head.writeBigUInt64BE(duration, 24);
  return head;
};

const within = (content: Buffer, depth: number): Buffer =>
  depth === 0 ? content : box('moov', within(content, depth - 1));

/** What a file may say of itself that no film is. */
const strangeMp4: [what: string, reason: string, file: Buffer][] = [
  ['an MP4 that lasts for thousands of years', 'duration', mp4File({ head: longHead(2n ** 62n) })],
  ['an MP4 of a length that nobody knows', 'duration', mp4File({ head: words32(0, 0, 0, 1, 0xffffffff) })],
  ['an MP4 that lasts half a day and a second', 'duration', mp4File({ head: words32(0, 0, 0, 1, 43_201) })],
  ['an MP4 whose seconds have no parts', 'damaged', mp4File({ head: words32(0, 0, 0, 0, 9000) })],
  ['an MP4 without a length', 'damaged', mp4File({ seconds: 0 })],
  ['an MP4 with a long head that breaks off', 'damaged', mp4File({ head: Buffer.from([1]) })],
  ['an MP4 of negative width', 'damaged', mp4File({ width: -1 })],
  ['an MP4 that is too high', 'damaged', mp4File({ height: 20_000 })],
  ['an MP4 without a codec', 'codec', mp4File({ codec: '\0\0\0\0' })],
  ['an MP4 of boxes in boxes', 'damaged', Buffer.concat([box('ftyp'), within(box('mvhd'), 5000)])],
  ['an MP4 of a hundred thousand empty boxes', 'damaged', Buffer.concat(Array(100_000).fill(box('ftyp')))],
  [
    'an MP4 whose table is all tracks',
    'damaged',
    Buffer.concat([box('ftyp'), box('moov', Buffer.concat(Array(300_000).fill(box('trak'))))]),
  ],
  [
    'an MP4 with a box of negative length',
    'damaged',
    Buffer.concat([box('ftyp'), words32(1), Buffer.from('moov'), words32(-1, -1)]),
  ],
];

const strangeWebm: [what: string, reason: string, file: Buffer][] = [
  ['a WebM that lasts for ever', 'damaged', webmFilm({ duration: Number.POSITIVE_INFINITY })],
  ['a WebM whose length is no number', 'damaged', webmFilm({ duration: Number.NaN })],
  ['a WebM of negative length', 'damaged', webmFilm({ duration: -1 })],
  ['a WebM without a length', 'damaged', webmFilm({ duration: 0 })],
  ['a WebM that lasts for thousands of years', 'duration', webmFilm({ duration: 1e300 })],
  ['a WebM of very long milliseconds', 'duration', webmFilm({ scale: Buffer.alloc(6, 255) })],
  ['a WebM that is too wide', 'damaged', webmFilm({ width: Buffer.alloc(6, 255) })],
  ['a WebM that breaks off', 'damaged', webmFilm().subarray(0, 90)],
];

type RefusedFilm = [what: string, reason: string, file: () => Promise<Buffer> | Buffer, sent?: Sent];

test.each<RefusedFilm>([
  ['an SVG', 'kind', () => Buffer.from(svg)],
  ['a picture', 'kind', () => pictureFile('png')],
  ['what is no film and very long', 'kind', () => Buffer.from(svg), { more: 30 }],
  ['an AVIF, which begins as an MP4 does', 'damaged', () => pictureFile('avif')],
  ['an MP4 that breaks off', 'damaged', () => mp4File().subarray(0, 1100)],
  ['the beginning of a WebM', 'damaged', () => webmFile(900)],
  ['what some browsers do not play', 'codec', () => mp4File({ codec: 'hvc1' })],
  ['more than 200 MiB', 'bytes', () => mp4File(), { more: 200 }],
  ...[...strangeMp4, ...strangeWebm].map(([what, reason, file]): RefusedFilm => [what, reason, () => file]),
  ['no file', 'missing', () => Buffer.alloc(0), { name: '' }],
])('%s is refused, and nothing of it stays', async (_, refused, file, sent) => {
  const before = await filmsStored();
  const answer = await send(await file(), sent);
  expect(answer).toMatchObject({ data: { refused }, init: { status: 422 } });
  expect(await filmsStored()).toEqual(before);
  expect(await onTheirWay()).toEqual([]);
});

test('a body that the front breaks off, for it is too large, is a film that is', async () => {
  const before = await filmsStored();
  expect(await send(mp4File(), { more: 3, breaksOff: new BodyTooLarge() })).toMatchObject({
    data: { refused: 'bytes' },
  });
  await expect(send(mp4File(), { more: 3, breaksOff: new Error('gone') })).rejects.toThrow('gone');
  expect(await filmsStored()).toEqual(before);
  expect(await onTheirWay()).toEqual([]);
});

test('whoever may not write adds none', async () => {
  const before = await filmsStored();
  await expect(send(mp4File(), { role: 'auditor' })).rejects.toMatchObject({ status: 403 });
  expect(await filmsStored()).toEqual(before);
});
