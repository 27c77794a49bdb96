import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { MediaStore } from '#platform/storage/media-store.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { answerMedia } from './answer-media.server.ts';
import {
  importPicture,
  importVideo,
  type NewVideo,
  pictures,
  transcriptOf,
  type VideoRef,
  videos,
} from './index.server.ts';
import { makeMissingSizes } from './jobs.server.ts';
import { drawing, photograph, pictureFile, testStore, webmFile } from './media.fixture.ts';

const platform = emptyPlatform();
const db = () => platform().db;
const store = testStore();

const alts = { 'zh-CN': '玫瑰', 'en-US': 'Roses', 'fr-FR': 'Des roses' };

async function newPicture(width = 700, given: Partial<typeof alts> = alts, file?: Buffer): Promise<number> {
  const bytes = file ?? (await pictureFile('webp', width, 400));
  return db()
    .transaction()
    .execute((tx) => importPicture(tx, store(), { bytes, alts: given }));
}

async function newVideo(given: Partial<NewVideo> = {}): Promise<VideoRef> {
  const video: NewVideo = {
    bytes: webmFile(1000),
    seconds: 26.4,
    poster: await pictureFile('webp', 960, 540),
    alts,
    captions: {
      'zh-CN': 'WEBVTT\n\n00:00.000 --> 00:02.000\n玫瑰',
      'en-US': 'WEBVTT\n\n00:00.000 --> 00:02.000\nRoses',
    },
    ...given,
  };
  const id = await db()
    .transaction()
    .execute((tx) => importVideo(tx, store(), video));
  const found = await videos(db(), [id], 'fr-FR');
  return found.get(id) ?? expect.fail('the film is not there');
}

async function get(path: string, headers: Record<string, string> = {}, media: MediaStore = store()): Promise<Response> {
  const [, , id, version, file] = path.split('/');
  return answerMedia(
    { db: db(), media, log: platform().log },
    { id, version, file },
    new Request(`http://site${path}`, { headers }),
  );
}

/** A size once it has been made: it is asked for until then. */
async function made(path: string): Promise<Response> {
  let response = await get(path);
  await expect
    .poll(async () => {
      response = await get(path);
      return response.headers.get('cache-control');
    }, polling)
    .toContain('immutable');
  return response;
}

const polling = { timeout: 20_000 };

async function versionOf(id: number): Promise<string | undefined> {
  return (await pictures(db(), [id], 'zh-CN')).get(id)?.version;
}

describe('pictures', () => {
  test('come with their description in the best language for the reader', async () => {
    const [all, partly, without] = [
      await newPicture(),
      await newPicture(700, { 'en-US': 'Roses' }),
      await newPicture(700, {}),
    ];
    const found = await pictures(db(), [all, partly, without], 'fr-FR');
    expect(found.get(all)).toMatchObject({ id: all, width: 700, height: 400, alt: 'Des roses', lang: 'fr-FR' });
    expect(found.get(partly)).toMatchObject({ alt: 'Roses', lang: 'en-US' });
    expect(found.get(without)).toMatchObject({ alt: '', lang: 'fr-FR' });
  });

  test('that are not there are left out', async () => {
    const video = await newVideo();
    expect([...(await pictures(db(), [999_999, video.id], 'zh-CN')).keys()]).toEqual([]);
    expect(await pictures(db(), [], 'zh-CN')).toEqual(new Map());
  });

  test('are sent in the sizes they are offered in, as what they are, for ever', async () => {
    const id = await newPicture(700, alts, await photograph(700, 400));
    const folder = `/media/${id}/${await versionOf(id)}`;
    for (const format of ['avif', 'webp']) {
      const response = await made(`${folder}/320.${format}`);
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': `image/${format}`,
        'cache-control': 'public, max-age=31536000, immutable',
        'content-disposition': 'inline',
        'x-content-type-options': 'nosniff',
        'content-length': String((await response.clone().arrayBuffer()).byteLength),
      });
      expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width: 320, height: 183 });
    }
    expect((await get(`${folder}/960.webp`)).status).toBe(200);
    expect((await get(`${folder}/1440.webp`)).status).toBe(404);
  });

  test('are sent as they are stored where a size would weigh more', async () => {
    const bytes = await drawing(1500, 1000).webp({ lossless: true }).toBuffer();
    const id = await newPicture(1500, alts, bytes);
    const response = await made(`/media/${id}/${await versionOf(id)}/1440.avif`);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
  });

  test('are not sent again to who has them', async () => {
    const id = await newPicture();
    const path = `/media/${id}/${await versionOf(id)}/320.webp`;
    const etag = (await made(path)).headers.get('etag') ?? '';
    const again = await get(path, { 'If-None-Match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test('have each size made once, however many ask at the same time', async () => {
    const id = await newPicture(1500);
    const folder = `/media/${id}/${await versionOf(id)}`;
    const written: string[] = [];
    const counting: MediaStore = {
      ...store(),
      write(key, bytes) {
        written.push(key);
        return store().write(key, bytes);
      },
    };
    const names = ['320.avif', '320.webp', '640.webp', '960.webp'];
    const asked = Array.from({ length: 40 }, (_, i) => get(`${folder}/${names[i % 4]}`, {}, counting));
    const answers = await Promise.all(asked);
    expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200));
    const bodies = await Promise.all(names.map(async (name) => (await made(`${folder}/${name}`)).arrayBuffer()));
    expect(written.map((key) => key.split('/').at(-1)).sort()).toEqual([...names].sort());
    expect(new Set(bodies.map(({ byteLength }) => byteLength)).size).toBe(4);
  });

  test('are sent as they are, and kept by nobody, until a size has been made', async () => {
    const bytes = await photograph(1500, 1000);
    const id = await newPicture(1500, alts, bytes);
    const folder = `/media/${id}/${await versionOf(id)}`;
    const first = await get(`${folder}/640.avif`);
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'no-cache',
    });
    expect(first.headers.has('etag')).toBe(false);
    expect(Buffer.from(await first.arrayBuffer())).toEqual(bytes);
    expect((await made(`${folder}/640.avif`)).headers.get('content-type')).toBe('image/avif');
    // Of what there is by then, the next larger one.
    const small = await get(`${folder}/320.avif`);
    expect(await sharp(await small.arrayBuffer()).metadata()).toMatchObject({ width: 640 });
  }, 30_000);

  test('have all their sizes made by the job, once', async () => {
    // Those of the tests before take a processor long, and show no more.
    await db().updateTable('media').set({ sizes_made: true }).execute();
    const id = await newPicture(700, alts, await photograph(700, 200));
    const site = { ...platform(), media: store() };
    await makeMissingSizes(site, new AbortController().signal);
    const row = await db().selectFrom('media').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row.sizes_made).toBe(true);
    const folder = `/media/${id}/${await versionOf(id)}`;
    for (const name of ['320.avif', '320.webp', '640.avif', '640.webp', '960.avif', '960.webp']) {
      expect((await get(`${folder}/${name}`)).headers.get('cache-control'), name).toContain('immutable');
    }
    const idle: MediaStore = { ...store(), size: () => expect.fail('it looked again') };
    await makeMissingSizes({ ...site, media: idle }, new AbortController().signal);
  }, 60_000);

  test('whose sizes could not be made are tried again, five times in all and ever later, and no more', async () => {
    const broken = Buffer.from('RIFF no picture');
    const bytes = await photograph(300, 200);
    const ids = { better: await newPicture(300, alts, bytes), never: await newPicture(300, alts, bytes) };
    const rowOf = (id: number) => db().selectFrom('media').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const put = async (id: number, what: Buffer) => store().write((await rowOf(id)).storage_key, what);
    for (const id of Object.values(ids)) await put(id, broken);
    const begin = Date.now();
    /** Which of the two pictures the job looks at, so many minutes later. */
    const looksAt = async (minutes: number) => {
      const read: string[] = [];
      const watched: MediaStore = {
        ...store(),
        read(key) {
          read.push(key);
          return store().read(key);
        },
      };
      const clock = { now: () => new Date(begin + minutes * 60_000) };
      await makeMissingSizes({ ...platform(), media: watched, clock }, new AbortController().signal);
      const keys = { better: (await rowOf(ids.better)).storage_key, never: (await rowOf(ids.never)).storage_key };
      return Object.entries(keys).flatMap(([name, key]) => (read.includes(key) ? [name] : []));
    };
    expect([await looksAt(0), await looksAt(0.9)]).toEqual([['better', 'never'], []]);
    await put(ids.better, bytes);
    expect([await looksAt(1), await looksAt(10.9)]).toEqual([['better', 'never'], []]);
    expect((await rowOf(ids.better)).sizes_made).toBe(true);
    for (const minutes of [11, 71, 431]) expect(await looksAt(minutes)).toEqual(['never']);
    expect(await looksAt(600_000)).toEqual([]);
    expect(await rowOf(ids.never)).toMatchObject({ sizes_made: false, sizes_tries: 5 });
  }, 60_000);

  test('that are missing in the storage do not keep the older ones from their sizes; a storage that does not answer counts for nothing', async () => {
    const bytes = await photograph(300, 200);
    const ids = [await newPicture(300, alts, bytes), await newPicture(300, alts, bytes)];
    const rows = () => db().selectFrom('media').selectAll().where('id', 'in', ids).orderBy('id').execute();
    const lost = (await rows())[1]?.storage_key ?? '';
    const site = platform();
    const run = (media: MediaStore) => makeMissingSizes({ ...site, media }, new AbortController().signal);
    await expect(run({ ...store(), read: () => Promise.reject(new Error('away')) })).rejects.toThrow('away');
    expect(await rows()).toMatchObject([{ sizes_tries: 0 }, { sizes_tries: 0 }]);
    await store().remove(lost);
    await run(store());
    expect(await rows()).toMatchObject([{ sizes_made: true }, { sizes_made: false, sizes_tries: 1 }]);
  }, 30_000);

  test('of which a size cannot be made are sent as they are', async () => {
    const id = await newPicture();
    const key = (await db().selectFrom('media').select('storage_key').where('id', '=', id).executeTakeFirstOrThrow())
      .storage_key;
    await store().write(key, Buffer.from('RIFF no picture'));
    const response = await get(`/media/${id}/${await versionOf(id)}/320.webp`);
    expect(await response.text()).toBe('RIFF no picture');
  });

  test('that the storage has lost are an error, not an absence', async () => {
    const id = await newPicture();
    const path = `/media/${id}/${await versionOf(id)}/320.webp`;
    const empty: MediaStore = { ...store(), read: async () => undefined };
    await expect(get(path, {}, empty)).rejects.toThrow('The storage has nothing under pictures/');
  });

  test('leave no row behind where they are refused', async () => {
    const before = await db().selectFrom('media').selectAll().execute();
    const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const refused = db()
      .transaction()
      .execute((tx) => importPicture(tx, store(), { bytes, alts }));
    await expect(refused).rejects.toMatchObject({ name: 'MediaRefused', reason: 'kind' });
    expect(await db().selectFrom('media').selectAll().execute()).toEqual(before);
  });
});

test.each(['0', '999999', '1e3', '-1', '12345678901234567890', 'abc', '%00'])('there is no picture %j', async (id) => {
  expect((await get(`/media/${id}/ab12/320.webp`)).status).toBe(404);
});

test('another version, or another name, is not there', async () => {
  const id = await newPicture();
  const version = await versionOf(id);
  const paths = [`${id}/0000000000000000/320.webp`, `${id}/${version}/321.webp`, `${id}/${version}/video.webm`];
  for (const path of paths) expect((await get(`/media/${path}`)).status).toBe(404);
});

describe('films', () => {
  test('come with their length, still picture and captions', async () => {
    const video = await newVideo();
    expect(video).toMatchObject({ seconds: 26, width: 960, height: 540, alt: 'Des roses', lang: 'fr-FR' });
    expect(video.captions).toEqual(['en-US', 'zh-CN']);
    expect(video.poster).toMatchObject({ width: 960, height: 540, alt: 'Des roses' });
  });

  test('have captions in the languages that were given', async () => {
    const { id, version } = await newVideo();
    const chinese = await get(`/media/${id}/${version}/captions.zh-CN.vtt`);
    expect(chinese.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
    expect(await chinese.text()).toMatch(/^WEBVTT\n(.*\n)*玫瑰$/);
    expect((await get(`/media/${id}/${version}/captions.fr-FR.vtt`)).status).toBe(404);
  });

  test('are told in words, in the best language that there is for the reader', async () => {
    const video = await newVideo();
    const told = (locale: 'zh-CN' | 'fr-FR', media = store()) =>
      transcriptOf({ db: db(), media, log: platform().log, locale }, video);
    expect(await told('zh-CN')).toMatchObject({ lang: 'zh-CN', lines: [{ second: 0, said: '玫瑰' }] });
    expect(await told('fr-FR')).toMatchObject({ lang: 'en-US', lines: [{ second: 0, said: 'Roses' }] });
    expect(await told('zh-CN', { ...store(), read: async () => undefined })).toBeNull();
    expect(
      await transcriptOf({ ...platform(), media: store(), locale: 'zh-CN' }, await newVideo({ captions: {} })),
    ).toBeNull();
  });

  test.each<[string, Partial<NewVideo>]>([
    ['another kind of film', { bytes: Buffer.from('\0\0\0\x18ftypmp42 and so on') }],
    ['HTML for captions', { captions: { 'en-US': '<script>alert(1)</script>' } }],
    ['HTML for a still picture', { poster: Buffer.from('<!doctype html>') }],
  ])('are refused with %s', async (_, given) => {
    await expect(newVideo(given)).rejects.toMatchObject({ name: 'MediaRefused', reason: 'kind' });
  });

  test('are sent whole', async () => {
    const { id, version } = await newVideo();
    const response = await get(`/media/${id}/${version}/video.webm`);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'content-type': 'video/webm',
      'content-length': '1000',
      'content-disposition': 'inline',
    });
    expect(Buffer.from(await response.arrayBuffer())).toEqual(webmFile(1000));
  });

  test.each([
    ['bytes=0-99', 'bytes 0-99/1000', 0, 100],
    ['bytes=900-', 'bytes 900-999/1000', 900, 1000],
    ['bytes=-1', 'bytes 999-999/1000', 999, 1000],
    ['bytes=990-5000', 'bytes 990-999/1000', 990, 1000],
  ])('are sent in part: %s', async (range, contentRange, start, end) => {
    const { id, version } = await newVideo();
    const response = await get(`/media/${id}/${version}/video.webm`, { Range: range });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(contentRange);
    expect(response.headers.get('content-length')).toBe(String(end - start));
    expect(Buffer.from(await response.arrayBuffer())).toEqual(webmFile(1000).subarray(start, end));
  });

  test('have no part beyond their end', async () => {
    const { id, version } = await newVideo();
    const response = await get(`/media/${id}/${version}/video.webm`, { Range: 'bytes=1000-' });
    expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */1000']);
  });

  test('are sent in part only to who holds the same version', async () => {
    const { id, version } = await newVideo();
    const path = `/media/${id}/${version}/video.webm`;
    const whole = await get(path);
    const etag = whole.headers.get('etag') ?? '';
    await whole.body?.cancel();
    const statuses = [];
    for (const condition of [etag, '"another"', 'Wed, 11 Jun 2025 08:00:00 GMT']) {
      const response = await get(path, { Range: 'bytes=0-9', 'If-Range': condition });
      statuses.push(response.status);
      await response.body?.cancel();
    }
    expect(statuses).toEqual([206, 200, 200]);
  });
});
