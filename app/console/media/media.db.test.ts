import { ReadableStream } from 'node:stream/web';
import { expect, test } from 'vitest';
import {
  describeMedia,
  enterPicture,
  findMedia,
  importVideo,
  listMedia,
  pictures,
} from '#features/media/index.server.ts';
import { mp4File, pictureFile, testStore, webmFile } from '#features/media/media.fixture.ts';
import { articleKind } from '#features/news/publishing/article-kind.server.ts';
import { readLogFilter } from '#features/staff/log/log-filter.ts';
import { readLog } from '#features/staff/log/read-log.server.ts';
import { somePerson } from '#features/staff/person.fixture.ts';
import type { Values } from '#platform/content/content-kind.ts';
import type { Texts } from '#platform/i18n/texts.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { publishThread } from '../content/publishing/publish-thread.server.ts';
import { withdrawThread } from '../content/publishing/withdraw-thread.server.ts';
import { saveThread } from '../content/save-thread.server.ts';
import {
  caption,
  chooseStill,
  describe,
  drop,
  exchangePicture,
  focus,
  silence,
  takeFilm,
  takePicture,
} from './change-media.server.ts';
import { placesOf } from './places.server.ts';
import { unreadyMedia } from './unready-media.server.ts';

const platform = emptyPlatform();
const store = testStore();
const site = () => siteFor({ ...platform(), media: store() });
const kind = articleKind;

async function somePicture(alts: Texts<string> = {}): Promise<number> {
  const editor = await somePerson(platform().db, ['editor']);
  const taken = await takePicture(site(), editor, await pictureFile('jpeg', 900, 600));
  if (taken.outcome !== 'taken') throw new Error(taken.reason);
  await describe(site(), editor, taken.id, alts);
  return taken.id;
}

async function article(coverId: number) {
  return articleWith({ category: 'news', coverId });
}

async function articleWith(facts: Values) {
  const editor = await somePerson(platform().db, ['editor']);
  const shared = { publishedAt: '2025-06-12T01:30:00.000Z', ...facts };
  const saved = await saveThread(platform(), editor, { kind, thread: 'shared', base: 0, values: shared });
  if (saved.outcome !== 'saved') throw new Error(saved.outcome);
  const { thingId } = saved;
  const values = { title: '开幕', summary: '摘要。', body: '<p>x</p>' };
  await saveThread(platform(), editor, { kind, thingId, thread: 'zh-CN', base: 0, values });
  return { editor, thingId, publish: () => publishThread(platform(), editor, { kind, thingId, thread: 'zh-CN' }) };
}

test('pictures are found by their description in any language, and by what is missing', async () => {
  const rose = await somePicture({ 'zh-CN': '玫瑰', 'fr-FR': 'Des roses à 100 %' });
  const bare = await somePicture();
  const { db } = platform();
  const ids = async (filter: Parameters<typeof listMedia>[1]) =>
    (await listMedia(db, filter, 'en-US')).items.map(({ id }) => id);
  expect(await ids({ words: 'ROSES' })).toEqual([rose]);
  expect(await ids({ words: '玫瑰 100 %' })).toEqual([rose]);
  expect(await ids({ words: '200 %' })).toEqual([]);
  expect(await ids({ words: String(bare) })).toEqual([bare]);
  expect(await ids({ missing: 'zh-CN' })).not.toContain(rose);
  expect(await ids({ missing: 'en-US' })).toEqual(expect.arrayContaining([rose, bare]));
  expect(await ids({ missing: 'any' })).toEqual(expect.arrayContaining([rose, bare]));
  const whole = await somePicture({ 'zh-CN': '玫', 'en-US': 'R', 'fr-FR': 'R' });
  expect(await ids({ missing: 'any' })).not.toContain(whole);
  expect(await ids({ kind: 'video' })).toEqual([]);
});

test('what is somebody’s own is not in the library', async () => {
  const { db } = platform();
  const own = { key: 'pictures/0123456789abcdef.webp', width: 1, height: 1, bytes: 1 };
  const id = await db.transaction().execute((tx) => enterPicture(tx, own, {}, false));
  expect(await findMedia(db, id, 'en-US')).toBeUndefined();
  expect((await listMedia(db, {}, 'en-US')).items.map((item) => item.id)).not.toContain(id);
});

test('a file that is no picture is refused with its reason, and a list is read on by its last number', async () => {
  const editor = await somePerson(platform().db, ['editor']);
  expect(await takePicture(site(), editor, Buffer.from('GIF89a'))).toEqual({ outcome: 'refused', reason: 'kind' });
  const newest = await somePicture();
  const { items } = await listMedia(platform().db, {}, 'en-US', newest);
  expect(items.every(({ id }) => id < newest)).toBe(true);
});

test('a text does not go out with a picture that nobody has described in its language', async () => {
  const picture = await somePicture({ 'fr-FR': 'Des roses' });
  const { publish } = await article(picture);
  expect(await publish()).toMatchObject({
    outcome: 'invalid',
    wrong: [{ thread: 'shared', field: 'coverId', issue: { message: 'undescribed' } }],
  });
  await platform()
    .db.transaction()
    .execute((tx) => describeMedia(tx, picture, { 'zh-CN': '玫瑰' }));
  expect(await publish()).toMatchObject({ outcome: 'published' });
});

/** A film as it comes: described, and nothing else. */
async function someFilm(film: Buffer) {
  const editor = await somePerson(platform().db, ['editor']);
  const id = await takeFilm(site(), editor, ReadableStream.from([film]));
  if (typeof id !== 'number') throw new Error(id);
  await describe(site(), editor, id, { 'zh-CN': '开幕式' });
  return { id, ...(await articleWith({ category: 'video', videoId: id })) };
}

const refusedAtFilm = (message: string) => ({
  outcome: 'invalid',
  wrong: [{ thread: 'shared', field: 'videoId', issue: { message } }],
});

test('a film goes out with a cover, and with captions in a language at least', async () => {
  const { editor, id, publish } = await someFilm(mp4File());
  expect(await publish()).toMatchObject(refusedAtFilm('coverless'));
  expect(await chooseStill(site(), editor, id, await somePicture())).toBe(true);
  expect(await publish()).toMatchObject(refusedAtFilm('captionless'));
  await caption(site(), editor, id, { locale: 'fr-FR', vtt: 'WEBVTT\n\n00:01.000 --> 00:02.000\nBonjour\n' });
  expect(await publish()).toMatchObject({ outcome: 'published' });
});

test('a film without sound needs no captions; whether one has sound is known by its tracks, and staff may say otherwise', async () => {
  const silent = await someFilm(mp4File({ sound: '' }));
  await chooseStill(site(), silent.editor, silent.id, await somePicture());
  expect(await silent.publish()).toMatchObject({ outcome: 'published' });

  const mute = await someFilm(mp4File());
  await chooseStill(site(), mute.editor, mute.id, await somePicture());
  expect(await mute.publish()).toMatchObject(refusedAtFilm('captionless'));
  await silence(site(), mute.editor, mute.id, true);
  expect(await mute.publish()).toMatchObject({ outcome: 'published' });
});

test('what is out is withdrawn whatever its film lacks by now', async () => {
  const { editor, id, thingId, publish } = await someFilm(mp4File({ sound: '' }));
  await chooseStill(site(), editor, id, await somePicture());
  await publish();
  await silence(site(), editor, id, false);
  expect(await withdrawThread(platform(), editor, { kind, thingId, thread: 'zh-CN' })).toEqual({
    outcome: 'withdrawn',
  });
});

test('what is not there, or is so already, is no act', async () => {
  const editor = await somePerson(platform().db, ['editor']);
  const picture = await somePicture({ 'zh-CN': '玫瑰' });
  const acts = async () => (await readLog(platform().db, readLogFilter(new URLSearchParams()), 1))[0]?.id;
  const before = await acts();
  expect(await chooseStill(site(), editor, 999_999, picture)).toBe(false);
  expect(await chooseStill(site(), editor, picture, picture)).toBe(false);
  expect(await exchangePicture(site(), editor, 999_999, await pictureFile('png'))).toMatchObject({
    outcome: 'refused',
  });
  expect(await focus(site(), editor, 999_999, { x: 1, y: 1 })).toBe(false);
  expect(await describe(site(), editor, 999_999, { 'zh-CN': '玫瑰' })).toBe(false);
  await caption(site(), editor, picture, { locale: 'zh-CN', vtt: 'WEBVTT\n' });
  await focus(site(), editor, picture, { x: 50, y: 50 });
  await describe(site(), editor, picture, { 'zh-CN': '玫瑰' });
  expect(await acts()).toBe(before);
});

test('the pictures of a text in three languages are looked up by one query', async () => {
  const [one, other] = [await somePicture({ 'zh-CN': '玫瑰' }), await somePicture()];
  const texts = { 'zh-CN': {}, 'en-US': {}, 'fr-FR': {} };
  const asked: string[] = [];
  const db = platform().db.withPlugin({
    transformQuery: ({ node }) => {
      asked.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const document = { shared: { coverId: one, pictureIds: [one, other] }, texts };
  const wrong = await db.transaction().execute((tx) => unreadyMedia(tx, kind, document));
  expect(wrong.map(({ field, issue }) => [field, issue.message]).toSorted()).toEqual([
    ['coverId', 'undescribed'],
    ['pictureIds', 'undescribed'],
  ]);
  expect(asked).toHaveLength(1);
});

test('where a picture stands is known, and there it cannot be deleted; elsewhere it goes with its files', async () => {
  const picture = await somePicture({ 'zh-CN': '玫瑰' });
  const { editor, thingId, publish } = await article(picture);
  const place = { to: `/console/content/article/${thingId}/`, kindName: 'Article', title: '开幕' };
  expect(await placesOf(platform().db, picture, 'en-US')).toEqual([{ ...place, isOut: false }]);
  await publish();
  expect(await placesOf(platform().db, picture, 'en-US')).toEqual([{ ...place, isOut: true }]);
  expect(await drop(site(), editor, picture)).toEqual({ outcome: 'used', places: [{ ...place, isOut: true }] });

  const free = await somePicture();
  const { storage_key } = await platform()
    .db.selectFrom('media')
    .select('storage_key')
    .where('id', '=', free)
    .executeTakeFirstOrThrow();
  expect(await drop(site(), editor, free)).toEqual({ outcome: 'dropped' });
  expect(await store().read(storage_key)).toBeUndefined();
  expect(await findMedia(platform().db, free, 'en-US')).toBeUndefined();
});

test('a draft whose picture is gone all the same does not go out, and says so at the field', async () => {
  const picture = await somePicture({ 'zh-CN': '玫瑰' });
  const { editor, thingId, publish } = await article(picture);
  const { db } = platform();
  // Nothing of the console takes it away while a draft has it: an operator may.
  await db.deleteFrom('media_text').where('media_id', '=', picture).execute();
  await db.deleteFrom('media').where('id', '=', picture).execute();
  expect(await publish()).toMatchObject({
    outcome: 'invalid',
    wrong: [{ thread: 'shared', field: 'coverId', issue: { message: 'unknown' } }],
  });
  const values = { category: 'news', publishedAt: '2025-06-12T01:30:00.000Z' };
  await saveThread(platform(), editor, { kind, thingId, thread: 'shared', base: 1, values });
  expect(await publish()).toMatchObject({ outcome: 'published' });
});

test('a film holds its still, and leaves it where the film goes', async () => {
  const { db } = platform();
  const editor = await somePerson(db, ['editor']);
  const video = { bytes: webmFile(100), seconds: 9, poster: await pictureFile('webp'), alts: {}, captions: {} };
  const film = await db.transaction().execute((tx) => importVideo(tx, store(), video));
  const { poster_id } = await db
    .selectFrom('media')
    .select('poster_id')
    .where('id', '=', film)
    .executeTakeFirstOrThrow();
  const place = { to: `/console/media/${film}/`, kindName: 'Video', title: String(film), isOut: true };
  expect(await drop(site(), editor, poster_id ?? 0)).toMatchObject({ outcome: 'used', places: [place] });
  await caption(site(), editor, film, { locale: 'fr-FR', vtt: 'WEBVTT\n\n00:01.000 --> 00:02.000\nBonjour\n' });
  expect((await findMedia(db, film, 'fr-FR'))?.captions).toEqual(['fr-FR']);
  await caption(site(), editor, film, { locale: 'fr-FR', vtt: '' });
  expect((await findMedia(db, film, 'fr-FR'))?.captions).toEqual([]);
  expect(await drop(site(), editor, film)).toEqual({ outcome: 'dropped' });
  // Its still is a picture like others.
  expect(await findMedia(db, poster_id ?? 0, 'fr-FR')).toBeDefined();
});

test('a picture is replaced under its number, and has another address', async () => {
  const picture = await somePicture({ 'zh-CN': '玫瑰' });
  const editor = await somePerson(platform().db, ['editor']);
  const shown = async () => (await pictures(platform().db, [picture], 'zh-CN')).get(picture);
  const before = await shown();
  expect(await exchangePicture(site(), editor, picture, Buffer.from('no'))).toMatchObject({ reason: 'kind' });
  expect(await shown()).toEqual(before);
  await exchangePicture(site(), editor, picture, await pictureFile('png', 300, 200));
  const after = await shown();
  expect(after).toMatchObject({ alt: '玫瑰', width: 300 });
  expect(after?.version).not.toBe(before?.version);
});

test('the place that must be seen is said to whoever shows the picture', async () => {
  const picture = await somePicture();
  const editor = await somePerson(platform().db, ['editor']);
  const shown = async () => (await pictures(platform().db, [picture], 'zh-CN')).get(picture)?.focus;
  expect(await shown()).toBeUndefined();
  await focus(site(), editor, picture, { x: 0, y: 73 });
  expect(await shown()).toEqual({ x: 0, y: 73 });
});
