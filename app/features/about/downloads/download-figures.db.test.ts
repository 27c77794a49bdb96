import { expect, test } from 'vitest';
import { testStore } from '#features/media/media.fixture.ts';
import type { Period } from '#platform/feature/figures.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { writeContent } from '#tests/support/write-content.ts';
import { downloadDraft, fileOf } from '../about.fixture.ts';
import { downloadKind } from '../publishing/download-kind.server.ts';
import { downloadFigures, forgettingDownloads } from './download-figures.server.ts';
import { downloads } from './downloads.server.ts';
import { fetchDownload } from './fetch-download.server.ts';

const platform = emptyPlatform();
const store = testStore();
const siteAt = (moment: string) =>
  siteFor({ ...platform(), media: store() }, { clock: { now: () => new Date(moment) } });

async function publish(key: string, title: string, name: string) {
  const files = [await fileOf(store(), { name })];
  const texts = { 'zh-CN': { title: '单页', summary: '一页' }, 'en-US': { title, summary: 'One page' } };
  await writeContent(platform().db, downloadKind, downloadDraft({ key, files, texts }));
  const all = await downloads(platform().db, 'en-US', { limit: 1000 });
  const file = all.flatMap((each) => each.files).find((each) => each.name === name);
  if (!file) throw new Error('no file');
  return file;
}

async function take(file: { id: number; name: string }, moment: string, headers: Record<string, string> = {}) {
  const request = new Request(`http://localhost/download/${file.id}/${file.name}`, { headers });
  const answer = await fetchDownload(siteAt(moment), { id: String(file.id), name: file.name }, request);
  await answer.arrayBuffer();
  return answer.status;
}

async function read(name: string, period: Period) {
  const figure = downloadFigures.figures.find((each) => each.name === name);
  return (await figure?.read(siteFor(platform()), period))?.rows ?? [];
}

test('files that are taken along are counted by day of the venue, those taken most first, however many come at once', async () => {
  const [map, leaflet] = [await publish('map', 'Map', 'map.pdf'), await publish('leaflet', 'Leaflet', 'leaflet.pdf')];
  await take(map, '2026-06-12T15:59:00Z');
  await Promise.all(Array.from({ length: 8 }, () => take(leaflet, '2026-06-12T16:00:00Z')));
  // A part of it, and what is not there.
  await take(leaflet, '2026-06-12T16:00:00Z', { Range: 'bytes=0-3' });
  expect(await take({ id: leaflet.id, name: 'other.pdf' }, '2026-06-12T16:00:00Z')).toBe(404);
  const period = { from: '2026-06-12', to: '2026-06-14' };
  expect(await read('downloads', period)).toEqual([
    { name: '2026-06-12', values: [1] },
    { name: '2026-06-13', values: [8] },
    { name: '2026-06-14', values: [0] },
  ]);
  const rows = [
    { name: 'Leaflet', lang: 'en-US', file: 'leaflet.pdf', to: leaflet.href, values: [8] },
    { name: 'Map', lang: 'en-US', file: 'map.pdf', to: map.href, values: [1] },
  ];
  expect(await read('download-files', period)).toEqual(rows);
  // In all as well.
  const all = await downloads(platform().db, 'en-US', { limit: 1000 });
  expect(all.flatMap(({ files }) => files.map(({ fetched }) => fetched)).toSorted()).toEqual([1, 8]);
});

test('a file that has gone keeps its count, for four hundred days', async () => {
  const { db } = platform();
  await db
    .insertInto('download_fetched')
    .values({ day: '2025-01-01', path: '/download/999/gone.pdf', times: 3 })
    .execute();
  const period = { from: '2025-01-01', to: '2025-01-01' };
  expect(await read('download-files', period)).toEqual([
    { name: 'gone.pdf', lang: '', to: '/download/999/gone.pdf', values: [3] },
  ]);
  const forget = (moment: string) => forgettingDownloads.run(siteAt(moment), new AbortController().signal);
  await forget('2026-02-05T12:00:00+08:00');
  expect(await read('downloads', period)).toEqual([{ name: '2025-01-01', values: [3] }]);
  await forget('2026-02-06T12:00:00+08:00');
  expect(await read('downloads', period)).toEqual([{ name: '2025-01-01', values: [0] }]);
});
