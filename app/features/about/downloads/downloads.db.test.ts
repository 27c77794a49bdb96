import { beforeAll, expect, test } from 'vitest';
import { testStore } from '#features/media/media.fixture.ts';
import { Kept } from '#platform/http/kept.ts';
import { testDatabase } from '#tests/support/database.ts';
import { bytesOf, downloadDraft } from '../about.fixture.ts';
import type { DownloadDraft } from '../publishing/drafts.server.ts';
import { publishDownload } from '../publishing/publish-download.server.ts';
import { downloadRows, downloads, keptDownloadCount } from './downloads.server.ts';
import { fetchDownload } from './fetch-download.server.ts';

const { db, database } = testDatabase();
const store = testStore();
const editor = { roles: ['editor'] } as const;
const site = () => ({ db: db(), media: store(), kept: new Kept() });

async function publish(overrides: Partial<DownloadDraft> = {}): Promise<number> {
  const publication = await publishDownload(site(), editor, downloadDraft(overrides));
  if (publication.outcome !== 'published') throw new Error(JSON.stringify(publication));
  return publication.id;
}

async function fileOf(id: number) {
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
  const answer = await get(await fileOf(leaflet));
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
  const file = await fileOf(leaflet);
  const etag = (await get(file)).headers.get('ETag') ?? '';
  expect((await fileOf(leaflet)).fetched).toBe(file.fetched + 1);
  expect((await get(file, {}, true)).status).toBe(200);
  const part = await get(file, { Range: 'bytes=0-3' });
  expect([part.status, await part.text(), part.headers.get('Content-Range')]).toEqual([206, '%PDF', 'bytes 0-3/16']);
  expect((await get(file, { Range: 'bytes=99-' })).status).toBe(416);
  expect((await get(file, { 'If-None-Match': etag })).status).toBe(304);
  expect((await fileOf(leaflet)).fetched).toBe(file.fetched + 1);
  expect((await get(file, { 'If-None-Match': '"old"' })).status).toBe(200);
  expect((await fileOf(leaflet)).fetched).toBe(file.fetched + 2);
});

test('fifty at once are fifty', async () => {
  const file = await fileOf(leaflet);
  await Promise.all(Array.from({ length: 50 }, async () => (await get(file)).body?.cancel()));
  expect((await fileOf(leaflet)).fetched).toBe(file.fetched + 50);
});

test.each([
  ['another name', (id: number) => ({ id: String(id), name: 'other.pdf' })],
  ['no number', () => ({ id: 'x', name: 'leaflet-en.pdf' })],
  ['an unknown id', () => ({ id: '999999', name: 'leaflet-en.pdf' })],
  ['a way out', (id: number) => ({ id: String(id), name: '../leaflet-en.pdf' })],
])('under %s there is nothing', async (_, address) => {
  const { id } = await fileOf(leaflet);
  const answer = await fetchDownload(site(), address(id), new Request('http://localhost/'));
  expect(answer.status).toBe(404);
});

test('a document published anew keeps address and count of a file that stays', async () => {
  const id = await publish({ key: 'renewed' });
  const before = await fileOf(id);
  await get(before);
  const files = [
    { name: 'leaflet-en.pdf', kind: 'pdf' as const, languages: ['en-US' as const], bytes: bytesOf('%PDF-1.5 new') },
    { name: 'leaflet.csv', kind: 'csv' as const, languages: ['en-US' as const], bytes: bytesOf('a,b\r\n') },
  ];
  expect(await publish({ key: 'renewed', files })).toBe(id);
  const after = await fileOf(id);
  expect(after).toMatchObject({ id: before.id, href: before.href, fetched: 1, bytes: 12 });
  expect(await (await get(after)).text()).toBe('%PDF-1.5 new');
  await publish({ key: 'renewed' });
  expect((await downloads(db(), 'en-US')).find((each) => each.id === id)?.files).toHaveLength(1);
});

test('lists that are made when asked for are CSV that no spreadsheet runs', async () => {
  const files = [
    { name: 'names.csv', kind: 'csv' as const, languages: ['fr-FR' as const], source: 'countries' as const },
  ];
  const file = await fileOf(await publish({ key: 'names', files }));
  expect(file.bytes).toBeUndefined();
  const answer = await get(file);
  expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  const text = Buffer.from(await answer.arrayBuffer()).toString();
  expect(text.split('\r\n')).toHaveLength(56);
  expect(text).toContain('KE,肯尼亚,Kenya,Kenya');
  expect((await get(file, { 'If-None-Match': answer.headers.get('ETag') ?? '' })).status).toBe(304);
});

test.each<[string, Partial<DownloadDraft>, string]>([
  ['no file', { files: [] }, 'files'],
  ['nobody to read it', { audiences: [] }, 'audiences'],
  ['a day that was not', { updatedOn: '2025-02-30' }, 'updatedOn'],
  ['no text', { texts: {} }, 'texts'],
  ['a PDF that is none', { files: [pdf({ bytes: bytesOf('<html>') })] }, 'files.0'],
  ['an ending of another kind', { files: [pdf({ name: 'a.zip' })] }, 'files.0'],
  ['a name that leads elsewhere', { files: [pdf({ name: '../a.pdf' })] }, 'files.0'],
  ['an empty file', { files: [pdf({ bytes: new Uint8Array() })] }, 'files.0'],
  ['two files of one name', { files: [pdf({}), pdf({})] }, 'files'],
])('a document with %s is refused', async (_, wrong, field) => {
  const publication = await publishDownload(site(), editor, downloadDraft({ key: 'wrong', ...wrong }));
  const fields =
    publication.outcome === 'invalid' ? publication.error.issues.map(({ path }) => path.slice(0, 2).join('.')) : [];
  expect([...new Set(fields)]).toEqual([field]);
});

function pdf(overrides: { name?: string; bytes?: Uint8Array<ArrayBuffer> }) {
  const bytes = bytesOf('%PDF-1.5');
  return { name: 'a.pdf', kind: 'pdf' as const, languages: ['en-US' as const], bytes, ...overrides };
}

test('whoever is no editor publishes nothing', async () => {
  expect(await publishDownload(site(), { roles: [] }, downloadDraft())).toEqual({ outcome: 'forbidden' });
});

test('filters leave documents and of these the files that fit', async () => {
  const files = [pdf({ name: 'b-zh.pdf' }), pdf({ name: 'b-en.pdf' })].map((file, i) => ({
    ...file,
    languages: [i === 0 ? ('zh-CN' as const) : ('en-US' as const)],
  }));
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
