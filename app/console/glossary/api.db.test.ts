import { beforeAll, expect, test } from 'vitest';
import { addStaff } from '#features/staff/tokens/staff-tokens.server.ts';
import type { StaffRole } from '#platform/http/actor.ts';
import { type Api, createApi } from '#server/api/api.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';

const platform = emptyPlatform({ RATE_LIMITS: 'off' });
let api: Api;
const tokens: Partial<Record<StaffRole, string>> = {};

beforeAll(async () => {
  api = createApi(platform());
  for (const role of ['editor', 'translator'] as const)
    tokens[role] = await addStaff(platform().db, { email: `${role}@expo.example`, roles: [role] });
});

async function ask(
  path: string,
  body?: object,
  { by = 'editor', language = '2' }: { by?: StaffRole; language?: string } = {},
) {
  const headers = { Authorization: `Bearer ${tokens[by]}`, 'Content-Type': 'application/json', Language: language };
  const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
  const request = new Request(`http://localhost:3000/api/console/glossary${path}`, { headers, ...init });
  const { response } = await api.fetch(request, { requestId: 'test', clientAddress: '192.0.2.9' });
  return { status: response.status, ...(await response.json()) };
}

const tea = {
  part: 'Trade',
  names: { 'zh-CN': '红茶', 'fr-FR': 'thé noir' },
  unused: { 'fr-FR': ['thé rouge'] },
  note: '',
};

test('a program reads all terms, adds one, has it retired and brings it back', async () => {
  const before = await ask('', undefined, { by: 'translator' });
  expect(before.total).toBe(before.rows.length);
  expect(before.rows).toContainEqual({
    ...{ name: '班车', part: 'Places', note: '', version: 0, retired: false },
    names: { 'zh-CN': '班车', 'en-US': 'shuttle bus', 'fr-FR': 'navette' },
    unused: { 'zh-CN': ['接驳车', '穿梭巴士'] },
  });
  expect(await ask('/save', { name: '', version: 0, ...tea })).toMatchObject({ status: 200, data: { name: '红茶' } });
  const own = async () => (await ask('')).rows.find(({ name }: { name: string }) => name === '红茶');
  expect(await own()).toEqual({ name: '红茶', version: 1, retired: false, ...tea });
  expect(await ask('/retire', { name: '红茶', version: 1, retired: true })).toMatchObject({ status: 200 });
  expect(await own()).toMatchObject({ version: 2, retired: true });
  expect(await ask('/retire', { name: '红茶', version: 1, retired: false })).toMatchObject({ status: 409 });
  expect(await ask('/retire', { name: '红茶', version: 2, retired: false })).toMatchObject({ status: 200 });
  expect(await ask('/save', { name: '黑茶', version: 0, ...tea })).toMatchObject({ status: 404 });
  expect(await ask('/save', { name: '', version: 0, ...tea }, { by: 'translator' })).toMatchObject({ status: 403 });
});

test('what is wrong is told by field, in the language of the program', async () => {
  const wrong = {
    ...tea,
    names: { 'zh-CN': '班车', 'fr-FR': 'navette' },
    unused: { 'fr-FR': ['navette', 'a\u0000'] },
    part: '',
  };
  const said = await Promise.all(
    ['1', '2', '3'].map((language) => ask('/save', { name: '', version: 0, ...wrong }, { language })),
  );
  expect(said.map(({ status, errors }) => [status, Object.keys(errors).toSorted()])).toEqual(
    said.map(() => [422, ['names.zh-CN', 'part', 'unused.fr-FR']]),
  );
  expect(said.map(({ errors }) => errors['names.zh-CN'])).toEqual([
    '已有同名术语，可能在“已停用”中。',
    'Another term has this name. It may be under “Retired”.',
    'Un autre terme porte ce nom. Il se trouve peut-être sous «\u202fRetirés\u202f».',
  ]);
});
