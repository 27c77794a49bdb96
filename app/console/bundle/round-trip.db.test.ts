import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openArchive } from '#platform/bundle/files/archive-files.server.ts';
import { openMediaStore } from '#platform/storage/open-media-store.ts';
import { importBundle } from '#server/commands/import-bundle.ts';
import { demonstration } from '#server/demonstration/demonstration.ts';
import { contentRows } from '#tests/support/content-tables.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { contentKinds } from '../content/kinds.server.ts';
import { empty, exportTo, importFrom, newFolder } from './bundles.fixture.ts';

const platform = emptyPlatform();
let folder: string;
/** The storage of another house: nothing of the first one lies there. */
let elsewhere: string;
let before: { rows: Record<string, string[]>; content: Buffer };
let after: typeof before;

beforeAll(async () => {
  folder = await newFolder();
  elsewhere = await mkdtemp(join(tmpdir(), 'expo-elsewhere-'));
  expect(await importBundle({ ...platform(), bundle: demonstration }, 'demonstration')).toBe(true);
  const { content } = await exportTo(platform(), join(folder, 'first.zip'));
  before = { content, rows: await contentRows(platform().db) };
  await empty(platform.database());
  const other = { ...platform(), media: openMediaStore({ DATA_DIR: elsewhere }) };
  expect(await importFrom(other, join(folder, 'first.zip'))).toBe(true);
  const again = await exportTo(other, join(folder, 'second.zip'));
  after = { content: again.content, rows: await contentRows(platform().db) };
}, 600_000);
afterAll(async () => {
  await rm(folder, { recursive: true });
  await rm(elsewhere, { recursive: true });
});

test('the demonstration goes out, comes into an empty site and goes out again: the two archives are equal byte for byte', () => {
  expect(after.content.equals(before.content)).toBe(true);
});

test('every row of every table that holds content is what it was, under the number that it had', () => {
  expect(Object.keys(after.rows)).toEqual(Object.keys(before.rows));
  for (const [table, rows] of Object.entries(before.rows)) {
    expect([table, after.rows[table]]).toEqual([table, rows]);
  }
});

test('there is something of every kind of the console that the demonstration has anything of', async () => {
  const archive = await openArchive(join(folder, 'first.zip'));
  const folders = new Set((await archive.below('')).map((file) => file.split('/')[0]));
  archive.close();
  // Names that the house gives are its own, and nobody has written notices, supporters or settings.
  const unwritten = [
    'default-link',
    'event-kind',
    'event-topic',
    'hall-place',
    'link',
    'news-category',
    'partner-tier',
  ];
  const none = ['reservation-day', 'service-page', 'site-notice', 'site-settings', ...unwritten];
  expect(
    contentKinds
      .map(({ name }) => name)
      .filter((name) => !folders.has(name))
      .toSorted(),
  ).toEqual(none.toSorted());
});

test('no file is on its way any more', async () => {
  expect(await platform().db.selectFrom('file_on_its_way').select('storage_key').execute()).toEqual([]);
});

test('the console knows what has come in', async () => {
  const things = await platform().db.selectFrom('content_thing').select('key').where('kind', '=', 'article').execute();
  expect(things.length).toBe(before.rows.article?.length);
});

test('what is made afterwards has a number of its own', async () => {
  for (const { name, numbering, keys } of contentKinds) {
    if (!numbering) continue;
    const highest = Math.max(0, ...(await keys(platform().db, undefined, 5000)).map(Number));
    expect([name, highest > 0 || ['link', 'site-notice'].includes(name)]).toEqual([name, true]);
  }
  const article = contentKinds.find(({ name }) => name === 'question');
  const [key = '0'] = (await article?.keys(platform().db, undefined, 5000))?.toReversed() ?? [];
  const draft = (await article?.read(platform().db, [key]))?.get(key);
  const written = await platform()
    .db.transaction()
    .execute((tx) => article?.write(tx, undefined, draft ?? { texts: {} }, new Date()) ?? Promise.reject());
  expect(written).toEqual({ outcome: 'written', key: String(Number(key) + 1) });
});
