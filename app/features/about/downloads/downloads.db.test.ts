import { beforeAll, expect, test } from 'vitest';
import { testStore } from '#features/media/media.fixture.ts';
import { clockWithOffset } from '#platform/clock/clock.ts';
import { Kept } from '#platform/http/kept.ts';
import { demonstration } from '#server/demonstration/demonstration.ts';
import { testDatabase } from '#tests/support/database.ts';
import { rewriteAll, withdraw, wrongFields } from '#tests/support/rewrite-all.ts';
import { writeContent } from '#tests/support/write-content.ts';
import { downloadDraft, fileOf } from '../about.fixture.ts';
import { downloadKind } from '../publishing/download-kind.server.ts';
import type { DownloadDraft } from '../publishing/drafts.server.ts';
import { seedAbout } from '../seed.server.ts';
import { downloadRows, downloads, keptDownloadCount } from './downloads.server.ts';
import { fetchDownload } from './fetch-download.server.ts';

const { db, database } = testDatabase();
const store = testStore();
const site = () => ({ db: db(), media: store(), kept: new Kept(), clock: clockWithOffset(0) });

async function publish(overrides: Partial<DownloadDraft> = {}, key?: number): Promise<number> {
  const files = [await fileOf(store())];
  return Number(
    await writeContent(
      db(),
      downloadKind,
      downloadDraft({ files, ...overrides }),
      key === undefined ? key : String(key),
    ),
  );
}

async function firstFile(id: number) {
  const all = await downloads(db(), 'en-US', { limit: 1000 });
  const file = all.find((each) => each.id === id)?.files[0];
  if (!file) throw new Error('no file');
  return file;
}

function get(file: { id: number; name: string }, headers: Record<string, string> = {}, isHead = false) {
  const request = new Request(`http://localhost/download/${file.id}/${file.name}`, { headers });
  return fetchDownload({ ...site(), isHead }, { id: String(file.id), name: file.name }, request);
}

let leaflet: number;
beforeAll(async () => {
  leaflet = await publish();
});

test('a file goes out whole, as what it is, to be saved and not shown', async () => {
  const answer = await get(await firstFile(leaflet));
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe('%PDF-1.5 leaflet');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="leaflet-en.pdf"',
    'x-content-type-options': 'nosniff',
    'content-length': '16',
  });
});

test('who takes the whole file is counted; HEAD, a part and a copy that is still good are not', async () => {
  const file = await firstFile(leaflet);
  const etag = (await get(file)).headers.get('ETag') ?? '';
  expect((await firstFile(leaflet)).fetched).toBe(file.fetched + 1);
  expect((await get(file, {}, true)).status).toBe(200);
  const part = await get(file, { Range: 'bytes=0-3' });
  expect([part.status, await part.text(), part.headers.get('Content-Range')]).toEqual([206, '%PDF', 'bytes 0-3/16']);
  expect((await get(file, { Range: 'bytes=99-' })).status).toBe(416);
  expect((await get(file, { 'If-None-Match': etag })).status).toBe(304);
  expect((await firstFile(leaflet)).fetched).toBe(file.fetched + 1);
  expect((await get(file, { 'If-None-Match': '"old"' })).status).toBe(200);
  expect((await firstFile(leaflet)).fetched).toBe(file.fetched + 2);
});

test('fifty at once are fifty', async () => {
  const file = await firstFile(leaflet);
  await Promise.all(Array.from({ length: 50 }, async () => (await get(file)).body?.cancel()));
  expect((await firstFile(leaflet)).fetched).toBe(file.fetched + 50);
});

test.each([
  ['another name', (id: number) => ({ id: String(id), name: 'other.pdf' })],
  ['no number', () => ({ id: 'x', name: 'leaflet-en.pdf' })],
  ['an unknown id', () => ({ id: '999999', name: 'leaflet-en.pdf' })],
  ['a way out', (id: number) => ({ id: String(id), name: '../leaflet-en.pdf' })],
])('under %s there is nothing', async (_, address) => {
  const { id } = await firstFile(leaflet);
  const answer = await fetchDownload(site(), address(id), new Request('http://localhost/'));
  expect(answer.status).toBe(404);
});

test('a document published anew keeps address and count of a file that stays', async () => {
  const id = await publish({ key: 'renewed' });
  const before = await firstFile(id);
  await get(before);
  const files = [
    await fileOf(store(), { text: '%PDF-1.5 new' }),
    await fileOf(store(), { name: 'leaflet.csv', text: 'a,b\r\n' }),
  ];
  expect(await publish({ key: 'renewed', files }, id)).toBe(id);
  const after = await firstFile(id);
  expect(after).toMatchObject({ id: before.id, href: before.href, fetched: 1, bytes: 12 });
  expect(await (await get(after)).text()).toBe('%PDF-1.5 new');
  await publish({ key: 'renewed' }, id);
  expect((await downloads(db(), 'en-US')).find((each) => each.id === id)?.files).toHaveLength(1);
});

test('lists that are made when asked for are CSV that no spreadsheet runs', async () => {
  const files = [{ name: 'names.csv', languages: ['fr-FR' as const], source: 'countries' as const }];
  const file = await firstFile(await publish({ key: 'names', files }));
  expect(file.bytes).toBeUndefined();
  const answer = await get(file);
  expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  const text = Buffer.from(await answer.arrayBuffer()).toString();
  expect(text.split('\r\n')).toHaveLength(56);
  expect(text).toContain('KE,肯尼亚,Kenya,Kenya');
  expect((await get(file, { 'If-None-Match': answer.headers.get('ETag') ?? '' })).status).toBe(304);
});

const pdf = { kind: 'pdf' as const, version: '0123456789abcdef', bytes: 8 };
const named = (name: string) => ({ name, languages: ['en-US' as const], file: pdf });

test.each<[string, Record<string, unknown>, string]>([
  ['no file', { files: [] }, 'files'],
  ['nobody to read it', { audiences: [] }, 'audiences'],
  ['a day that was not', { updatedOn: '2025-02-30' }, 'updatedOn'],
  ['no text', { texts: {} }, 'texts'],
  ['a file that is not in the store', { files: [{ ...named('a.pdf'), file: '../a.pdf' }] }, 'files.0.file'],
  [
    'a version that leads elsewhere',
    { files: [{ ...named('a.pdf'), file: { ...pdf, version: '../../x' } }] },
    'files.0.file.version',
  ],
  ['neither a file nor a list', { files: [{ ...named('a.pdf'), file: undefined }] }, 'files.0.file'],
  ['a file and a list', { files: [{ ...named('a.pdf'), source: 'countries' }] }, 'files.0.file'],
  ['an ending of another kind', { files: [named('a.zip')] }, 'files.0.name'],
  ['a name that leads elsewhere', { files: [named('../a.pdf')] }, 'files.0.name'],
  ['a file in no language', { files: [{ ...named('a.pdf'), languages: [] }] }, 'files.0.languages'],
  ['two files of one name', { files: [named('a.pdf'), named('a.pdf')] }, 'files'],
  ['the key of another', { key: 'leaflet' }, 'key'],
])('a document with %s is refused', async (_, wrong, field) => {
  const draft = { ...downloadDraft({ key: 'wrong', files: [named('a.pdf')] }), ...wrong };
  expect(await wrongFields(db(), downloadKind, draft)).toEqual([field]);
});

test('its key stays what it is', async () => {
  const other = downloadDraft({ key: 'flyer', files: [named('a.pdf')] });
  expect(await wrongFields(db(), downloadKind, other, String(leaflet))).toEqual(['key']);
});

test('a document that is withdrawn is neither listed, counted, found nor fetched; published again, its file is where it was', async () => {
  const id = await publish({ key: 'short-lived', audiences: ['press'] });
  const file = await firstFile(id);
  await get(file);
  await withdraw(db(), downloadKind, String(id));
  const kept = { db: db(), kept: new Kept() };
  expect(await downloads(db(), 'en-US', { audience: 'press' })).toEqual([]);
  expect(await keptDownloadCount(kept, { audience: 'press' })).toEqual({ total: 0 });
  expect([(await get(file)).status, (await get(file, {}, true)).status]).toEqual([404, 404]);
  const found = db().selectFrom('search_entry').select('id').where('type', '=', 'download');
  expect(await found.where('thing_id', '=', String(id)).execute()).toEqual([]);
  await publish({ key: 'short-lived' }, id);
  expect(await firstFile(id)).toMatchObject({ href: file.href, fetched: 1 });
});

test('filters leave documents and of these the files that fit', async () => {
  const files = [{ ...named('b-zh.pdf'), languages: ['zh-CN' as const] }, named('b-en.pdf')];
  const id = await publish({ key: 'filtered', audiences: ['press'], files });
  const chinese = await downloads(db(), 'en-US', { language: 'zh-CN', audience: 'press' });
  expect(chinese.map(({ id, files }) => [id, files.map(({ name }) => name)])).toEqual([[id, ['b-zh.pdf']]]);
  expect(await downloads(db(), 'en-US', { kind: 'zip' })).toEqual([]);
  const kept = { db: db(), kept: new Kept() };
  expect(await keptDownloadCount(kept, { audience: 'press' })).toEqual({ total: 1 });
  expect(await keptDownloadCount(kept, { kind: 'zip' })).toEqual({ total: 0 });
});

test('the first page is read by its index', async () => {
  await database().query(`insert into download (key, position, audiences, updated_on)
    select 'd' || translate(i::text, '0123456789', 'abcdefghij'), i, '{visitor}', '2025-01-01' from generate_series(1, 5000) i`);
  await database().query(`insert into download_text (download_id, locale, title, summary)
    select id, 'zh-CN', '', '' from download where key like 'd%'`);
  await database().query('analyze');
  const lines = await downloadRows(db(), 'fr-FR', { limit: 24 }).explain('text');
  expect(lines.map((line) => Object.values(line).join()).join('\n')).toContain('using download_order on download');
});

test('the documents of the demonstration, written as they are read, are what they were', async () => {
  await db().deleteFrom('download').execute();
  await db()
    .transaction()
    .execute((tx) => seedAbout(tx, { media: store(), bundle: demonstration }));
  await rewriteAll(db(), downloadKind, ['download', 'download_text', 'download_file']);
});
