import { beforeAll, expect, test } from 'vitest';
import { addStaff } from '#features/staff/tokens/staff-tokens.server.ts';
import { type Api, createApi } from '#server/api/api.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';

const platform = emptyPlatform({ RATE_LIMITS: 'off' });
let api: Api;
let editor: string;
let translator: string;

beforeAll(async () => {
  api = createApi(platform());
  editor = await addStaff(platform().db, { email: 'editor@example.org', roles: ['editor'] });
  translator = await addStaff(platform().db, { email: 'translator@example.org', roles: ['translator'] });
  await platform()
    .db.updateTable('staff')
    .set({ languages: ['fr-FR'] })
    .where('email', 'like', 'translator%')
    .execute();
});

async function ask(path: string, body?: object, token = editor) {
  const request = new Request(`http://localhost:3000/api/console/content/${path}`, {
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', Language: '2' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  const { response } = await api.fetch(request, { requestId: 'test', clientAddress: '192.0.2.9' });
  return { status: response.status, body: await response.json() };
}

const shared = { category: 'news', publishedAt: '2025-06-12T01:30:00.000Z' };
const text = (title: string) => ({ title, summary: `${title}.`, body: `<p>${title}</p>` });
const save = (id: number, language: string, base: number, fields: object, token?: string) =>
  ask('save', { kind: 'article', id, language, base, fields }, token);

async function someArticle(title: string): Promise<number> {
  const { body } = await save(0, 'shared', 0, shared);
  await save(body.data.id, 'zh-CN', 0, text(title));
  return body.data.id;
}

test('a program writes an article, has it go out, finds it in the list and reads it', async () => {
  const id = await someArticle('由程序写成');
  const move = await ask('move', { kind: 'article', id, language: 'zh-CN', move: 'publish', number: 1 });
  expect(move).toEqual({ status: 200, body: { code: 0, msg: 'ok', data: {} } });
  const list = await ask(`article?q=${encodeURIComponent('程序')}&language=zh-CN&state=published`);
  expect(list.body).toMatchObject({ total: 1, more: false, after: null, rows: [{ id }] });
  const { body } = await ask(`article/${id}`);
  expect(body.data).toMatchObject({ id, source: 'zh-CN', address: expect.stringContaining('/news/') });
  expect(body.data.threads).toContainEqual(
    expect.objectContaining({ language: 'zh-CN', state: 'published', fields: text('由程序写成') }),
  );
});

test('a list is read on by what the page before gave', async () => {
  for (let i = 0; i < 27; i += 1) await save(0, 'shared', 0, shared);
  const { body: first } = await ask('article?view=mine');
  expect(first.rows).toHaveLength(25);
  const { body: second } = await ask(`article?view=mine&after=${first.after}`);
  const ids = [...first.rows, ...second.rows].map(({ id }: { id: number }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('who wrote on an older revision, in a language not theirs, or what cannot stand there is told so', async () => {
  const id = await someArticle('冲突');
  expect((await save(id, 'zh-CN', 0, text('旧'))).status).toBe(409);
  expect((await save(id, 'zh-CN', 1, text('译'), translator)).status).toBe(403);
  expect((await save(id, 'fr-FR', 0, text('Texte'), translator)).status).toBe(200);
  const wrong = await save(id, 'shared', 1, { ...shared, category: 'rumours' });
  expect(wrong).toMatchObject({ status: 422, body: { errors: { 'fields.category': expect.any(String) } } });
  const unfinished = await ask('move', { kind: 'article', id, language: 'en-US', move: 'publish', number: 0 });
  expect(unfinished.status).toBe(409);
  await save(id, 'en-US', 0, { title: 'Only a title' });
  const lacks = await ask('move', { kind: 'article', id, language: 'en-US', move: 'publish', number: 1 });
  expect(lacks).toMatchObject({ status: 422, body: { errors: { 'en-US.body': 'This is required.' } } });
});

test('an older revision is the newest again, and who has the thing open is told to the others', async () => {
  const id = await someArticle('第一稿');
  await save(id, 'zh-CN', 1, text('第二稿'));
  const part = { kind: 'article', id, language: 'zh-CN' };
  expect((await ask('restore', { ...part, number: 1, base: 2 })).body.data).toEqual({ id, number: 3 });
  await ask('here', part);
  const { body } = await ask('here', { ...part, language: 'fr-FR' }, translator);
  expect(body.data.here.map((each: { thread: string; isSelf: boolean }) => [each.thread, each.isSelf])).toEqual([
    ['fr-FR', true],
    ['zh-CN', false],
  ]);
});

test('whoever wrote a text, or has passed a step of it, is told in their language that the next is somebody else’s', async () => {
  const id = await someArticle('三审三校');
  const reader = await addStaff(platform().db, { email: 'reader@example.org', roles: ['editor'] });
  const settings = { ...platform().settings, REVIEW_STEPS: 3 as const };
  const reviewed = createApi({ ...platform(), settings });
  const move = async (name: string, token: string, language = '2') => {
    const request = new Request('http://localhost:3000/api/console/content/move', {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', Language: language },
      body: JSON.stringify({ kind: 'article', id, language: 'zh-CN', move: name, number: 1 }),
    });
    const { response } = await reviewed.fetch(request, { requestId: 'test', clientAddress: '192.0.2.9' });
    return { status: response.status, ...(await response.json()) };
  };
  expect(await move('submit', editor)).toMatchObject({ status: 200 });
  expect(await move('pass', editor)).toMatchObject({ status: 409, msg: 'You cannot approve your own text.' });
  expect(await move('pass', reader)).toMatchObject({ status: 200 });
  const said = await Promise.all(['1', '2', '3'].map((language) => move('pass', reader, language)));
  expect(said.map(({ status, msg }) => [status, msg])).toEqual([
    [409, '您已通过此修订版本的一个审次，下一审次须由他人审核。'],
    [409, 'You have already approved one step of this revision. Someone else has to approve the next.'],
    [409, 'Vous avez déjà approuvé une étape de cette révision. Quelqu’un d’autre doit approuver la suivante.'],
  ]);
});
