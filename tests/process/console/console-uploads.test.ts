import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReadableStream } from 'node:stream/web';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mp4File, pictureFile, webmFile } from '#features/media/media.fixture.ts';
import { fillDirectory } from '#tests/support/filled-directory.ts';
import { type PlayedSite, playedSite } from '#tests/support/sites/played-site.ts';
import { besideSite, staffAtWork } from '#tests/support/staff-at-work.ts';
import { word } from '../../e2e/words.ts';
import { ownMemory, withChildren } from '../memory-of-all.ts';

const MiB = 1024 * 1024;
const library = '/en-US/console/media/';
const films = '/en-US/console/media/film/';

let directory: string;
let site: PlayedSite;
let cookie: string;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'expo-console-uploads-'));
  await fillDirectory(directory);
  site = await playedSite({ DATA_DIR: directory });
  const editor = await besideSite(directory, (db) => staffAtWork(db, { roles: ['editor'], name: 'Editor' }));
  cookie = `${editor.cookie.name}=${editor.cookie.value}`;
}, 180_000);
afterAll(async () => {
  await site.stop();
  rmSync(directory, { recursive: true });
});

const heading = (field: string, name: string) =>
  Buffer.from(`--x\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\n\r\n`);
const end = Buffer.from('\r\n--x--\r\n');

async function* chunksOf(field: string, name: string, bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield heading(field, name);
  for (let at = 0; at < bytes.length; at += MiB) yield bytes.subarray(at, at + MiB);
  yield end;
}

/** Sends a file as the form of a page does. @returns status, text of the page and where it leads */
async function send(path: string, field: string, name: string, bytes: Buffer, as = cookie) {
  const began = performance.now();
  const response = await fetch(site.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'multipart/form-data; boundary=x', Cookie: as },
    body: ReadableStream.from(chunksOf(field, name, bytes)),
    duplex: 'half',
  } as RequestInit).catch((error: Error) => {
    const after = `after ${Math.round(performance.now() - began)} ms, the site having ended with ${site.exitCode()}`;
    throw new Error(`No answer: ${error.cause ?? error}, ${after}\n${site.lastLog().join('\n')}`, { cause: error });
  });
  return { status: response.status, text: await response.text(), leadsTo: response.headers.get('location') };
}

const storedFiles = () => readdirSync(join(directory, 'uploads/videos')).length;
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'white' } });

describe('pictures that the library does not take', () => {
  test.each<[what: string, why: string, bytes: () => Promise<Buffer> | Buffer]>([
    ['an SVG', 'The file is not a JPEG, PNG, WebP or AVIF picture.', () => Buffer.from(svg)],
    [
      'a GIF with a script in it',
      'The file is not a JPEG, PNG, WebP or AVIF picture.',
      () => Buffer.from('GIF89a/*<svg/onload=1>*/'),
    ],
    [
      'HTML that begins like a PNG',
      'The file is damaged and cannot be read.',
      () => Buffer.from(`\x89PNG\r\n\x1a\n${svg}`, 'latin1'),
    ],
    [
      'a JPEG that breaks off',
      'The file is damaged and cannot be read.',
      async () => (await pictureFile('jpeg', 600, 400)).subarray(0, 2000),
    ],
    [
      'more than 10 MiB',
      'The file is larger than 10 MB.',
      async () => Buffer.concat([await pictureFile('jpeg'), Buffer.alloc(10 * MiB)]),
    ],
  ])('%s', async (_, why, bytes) => {
    const answer = await send(library, 'files', 'a.png', await bytes());
    expect(answer.status).toBe(422);
    expect(answer.text).toContain(word('en-US', why));
  });

  test('one of very many pixels in few bytes', async () => {
    const answer = await send(library, 'files', 'a.png', await plain(9000, 9000).png().toBuffer());
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('too many pixels');
  }, 60_000);

  test('what is a picture and more is taken as the picture alone', async () => {
    const picture = Buffer.concat([await pictureFile('jpeg'), Buffer.from(svg)]);
    expect((await send(library, 'files', 'a.svg', picture)).status).toBe(200);
  });
});

describe('films that the library does not take', () => {
  test.each<[what: string, why: string, bytes: () => Promise<Buffer> | Buffer]>([
    ['an SVG', 'The file is not an MP4 or WebM video.', () => Buffer.from(svg)],
    ['a picture', 'The file is not an MP4 or WebM video.', () => pictureFile('png')],
    [
      'an AVIF, which begins as an MP4 does',
      'The file cannot be read: it is damaged or gives no usable duration or size.',
      () => pictureFile('avif'),
    ],
    [
      'Matroska that is no WebM',
      'The file is not an MP4 or WebM video.',
      () => Buffer.from(webmFile(900).toString('latin1').replace('webm', 'matr'), 'latin1'),
    ],
    [
      'the beginning of a WebM',
      'The file cannot be read: it is damaged or gives no usable duration or size.',
      () => webmFile(900),
    ],
    [
      'H.265',
      'Not every browser can play this video. Save it as MP4 with H.264 and AAC, or as WebM with VP9 and Opus.',
      () => mp4File({ codec: 'hvc1' }),
    ],
    ['nothing', 'Choose a file.', () => Buffer.alloc(0)],
  ])('%s', async (_, why, bytes) => {
    const before = storedFiles();
    const content = await bytes();
    const answer = await send(films, 'film', content.length === 0 ? '' : 'a.mp4', content);
    expect(answer.status).toBe(422);
    expect(answer.text).toContain(word('en-US', why));
    expect(storedFiles()).toBe(before);
  });

  test('whoever may not write is not even read', async () => {
    const auditor = await besideSite(directory, (db) => staffAtWork(db, { roles: ['auditor'], name: 'Auditor' }));
    const before = storedFiles();
    const as = `${auditor.cookie.name}=${auditor.cookie.value}`;
    expect((await send(films, 'film', 'a.mp4', mp4File(), as)).status).toBe(403);
    expect(storedFiles()).toBe(before);
  });
});

describe.skipIf(process.platform !== 'linux')('a long film', () => {
  /** A film is longer than what it may take in memory: one that were held would be seen. */
  const mostMemory = 80;

  async function watched<Answer>(work: () => Promise<Answer>): Promise<{ answer: Answer; grown: number }> {
    const own = () => ownMemory(withChildren(site.processId));
    const before = own();
    let most = before;
    const watching = setInterval(() => {
      most = Math.max(most, own());
    }, 20);
    try {
      return { answer: await work(), grown: Math.max(most, own()) - before };
    } finally {
      clearInterval(watching);
    }
  }

  test('is taken while it comes, in bounded memory, and sent in the parts that a player asks for', async () => {
    await send(films, 'film', 'short.mp4', mp4File());
    const film = mp4File({ bytes: 150 * MiB });
    const { answer, grown } = await watched(() => send(films, 'film', 'long.mp4', film));
    expect(answer.status).toBe(303);
    expect(grown).toBeLessThan(mostMemory);
    const [, id = ''] = /\/console\/media\/(\d+)\/$/.exec(answer.leadsTo ?? '') ?? [];
    const row = await besideSite(directory, (db) =>
      db.selectFrom('media').selectAll().where('id', '=', Number(id)).executeTakeFirstOrThrow(),
    );
    expect(row).toMatchObject({
      kind: 'video',
      mime: 'video/mp4',
      width: 960,
      height: 540,
      seconds: 9,
      bytes: film.length,
    });
    const [, version] = /videos\/(\w+)\.mp4/.exec(row.storage_key) ?? [];
    const part = await fetch(`${site.url}/media/${id}/${version}/video.mp4`, { headers: { Range: 'bytes=4-11' } });
    expect([part.status, part.headers.get('content-type'), await part.text()]).toEqual([206, 'video/mp4', 'ftypisom']);
    expect((await fetch(`${site.url}/media/${id}/${version}/video.webm`)).status).toBe(404);
  }, 60_000);

  test('that is longer than is taken is not kept, and no more of it is read', async () => {
    const before = storedFiles();
    const film = mp4File({ bytes: 201 * MiB });
    const { answer, grown } = await watched(() => send(films, 'film', 'a.mp4', film));
    expect(answer.status).toBe(422);
    expect(answer.text).toContain(word('en-US', 'The file is larger than 200 MB.'));
    expect(grown).toBeLessThan(mostMemory);
    expect(storedFiles()).toBe(before);
  }, 60_000);
});
