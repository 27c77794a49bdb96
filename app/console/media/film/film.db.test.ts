import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ReadableStream } from 'node:stream/web';
import { expect, test } from 'vitest';
import { mp4File, pictureFile, webmFile } from '#features/media/media.fixture.ts';
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

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

test.each<[what: string, reason: string, file: () => Promise<Buffer> | Buffer, sent?: Sent]>([
  ['an SVG', 'kind', () => Buffer.from(svg)],
  ['a picture', 'kind', () => pictureFile('png')],
  ['what is no film and very long', 'kind', () => Buffer.from(svg), { more: 30 }],
  ['an AVIF, which begins as an MP4 does', 'damaged', () => pictureFile('avif')],
  ['an MP4 that breaks off', 'damaged', () => mp4File().subarray(0, 1100)],
  ['the beginning of a WebM', 'damaged', () => webmFile(900)],
  ['what some browsers do not play', 'codec', () => mp4File({ codec: 'hvc1' })],
  ['more than 200 MiB', 'bytes', () => mp4File(), { more: 200 }],
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
