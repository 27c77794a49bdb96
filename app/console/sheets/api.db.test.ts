import { beforeAll, describe, expect, test } from 'vitest';
import { adoptKind } from '#console/content/adopt.server.ts';
import { surroundings } from '#features/directory/directory.fixture.ts';
import { editionKind } from '#features/editions/publishing/edition-kind.server.ts';
import { addStaff } from '#features/staff/tokens/staff-tokens.server.ts';
import { type Api, createApi } from '#server/api/api.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { csvOfSheet, plantedExhibitors } from '#tests/support/sheets/planted-exhibitors.ts';

const platform = emptyPlatform({ RATE_LIMITS: 'off' });
let api: Api;
let token: string;

beforeAll(async () => {
  await surroundings(platform().db);
  await adoptKind(platform(), editionKind);
  api = createApi(platform());
  token = await addStaff(platform().db, { email: 'sheets@expo.example', roles: ['editor'] });
});

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { Authorization: `Bearer ${token}`, Language: '2', ...init.headers };
  const request = new Request(`http://localhost:3000/api/console/sheets${path}`, { ...init, headers });
  return (await api.fetch(request, { requestId: 'test', clientAddress: '192.0.2.9' })).response;
}

async function send(sheet: string | Uint8Array, fields: Record<string, string>, name = 'sheet.csv') {
  const body = new FormData();
  body.set('file', new File([new Uint8Array(Buffer.from(sheet))], name));
  for (const [field, value] of Object.entries(fields)) body.set(field, value);
  const answer = await ask('', { method: 'POST', body });
  return { status: answer.status, body: await answer.json() };
}

test('a program is told what is wrong, row by row, and nothing is taken', async () => {
  const { status, body } = await send(csvOfSheet(plantedExhibitors(66)), { kind: 'exhibitor', take: 'drafts' });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    outcome: 'refused',
    why: 'There is nothing to import.',
    rows: 66,
    faults: 2,
    made: 64,
  });
  expect(body.data.shown).toEqual([
    { row: 34, column: 'Industry', value: 'Space travel', reason: expect.stringContaining('industry is not known') },
    { row: 67, column: 'Telephone', value: '8.67319E+12', reason: expect.stringContaining('shortened a long number') },
  ]);
});

test('what is right is taken, exported, and taken back', async () => {
  const { body } = await send(csvOfSheet(plantedExhibitors(3)), { kind: 'exhibitor', take: 'drafts' });
  expect(body.data).toMatchObject({ outcome: 'taken', made: 3, faults: 0 });
  const exported = await ask('?kind=exhibitor');
  expect(exported.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const text = await exported.text();
  expect(text.split('\r\n')[0]).toContain('Item number,external_id,Key,Country,Industry');
  const again = await send(text, { kind: 'exhibitor', take: 'no' });
  expect(again.body.data).toMatchObject({ outcome: 'checked', same: 3, made: 0, changed: 0 });
  const undo = (id: number) =>
    ask('/undo', { method: 'POST', body: JSON.stringify({ id }), headers: { 'Content-Type': 'application/json' } });
  expect((await undo(body.data.id)).status).toBe(200);
  expect((await undo(again.body.data.id)).status).toBe(409);
  expect((await undo(999_999)).status).toBe(404);
});

test('what a row lacks to be published is said by the name of its column', async () => {
  const { heads, rows } = plantedExhibitors(1);
  const lacking = rows.map((row) => row.map((cell, at) => (heads[at] === 'E-mail' ? '' : cell)));
  const { body } = await send(csvOfSheet({ heads, rows: lacking }), { kind: 'exhibitor', take: 'publish' });
  expect(body.data).toMatchObject({
    outcome: 'refused',
    about: [{ row: 2, why: expect.stringMatching(/^E-mail: ./) }],
  });
});

describe('a workbook', () => {
  test('made of what there is comes back unchanged, in the language that was asked for', async () => {
    await send(csvOfSheet(plantedExhibitors(5)), { kind: 'exhibitor', take: 'drafts' });
    const exported = await ask('?kind=exhibitor&format=xlsx', { headers: { Language: '3' } });
    const bytes = new Uint8Array(await exported.arrayBuffer());
    const { body } = await send(bytes, { kind: 'exhibitor' }, 'sheet.xlsx');
    expect(body.data).toMatchObject({ outcome: 'checked', same: 5, made: 0, changed: 0, faults: 0 });
  });

  test('to be filled in has a sheet of explanations', async () => {
    const template = await ask('/template?kind=event&format=xlsx');
    expect(template.headers.get('content-disposition')).toBe('attachment; filename="event-template.xlsx"');
    const { default: read } = await import('read-excel-file/node');
    const [data, explained] = await read(Buffer.from(await template.arrayBuffer()));
    expect(data?.data[0]).toEqual(expect.arrayContaining(['external_id', 'Speakers: Role', 'Title (French)']));
    expect(explained?.data[0]?.slice(0, 3)).toEqual(['列', '填写内容', '必填']);
    expect(explained?.data.flat()).toEqual(
      expect.arrayContaining(['Speakers: Job title (French)', '2026-06-12 09:30']),
    );
  });
});

test.each([
  ['no kind of content', 'id\n1\n', 'nothing', 404],
  ['no sheet', '%PDF-1.7', 'exhibitor', 422],
  ['no known column', 'a,b\n1,2\n', 'exhibitor', 422],
  ['nothing', '', 'exhibitor', 422],
])('%s is refused', async (_what, sheet, kind, status) => {
  expect((await send(sheet, { kind })).status).toBe(status);
});
