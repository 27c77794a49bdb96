import { beforeAll, expect, test } from 'vitest';
import { somePerson } from '#features/staff/person.fixture.ts';
import { addStaff } from '#features/staff/tokens/staff-tokens.server.ts';
import { type Api, createApi } from '#server/api/api.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { pageArguments, siteFor } from '#tests/support/site-for.ts';
import { staffCookie } from '#tests/support/staff-request.ts';
import { loader } from './export.ts';

const platform = emptyPlatform({ RATE_LIMITS: 'off' });
let api: Api;
let editor: string;
let id: number;

beforeAll(async () => {
  api = createApi(platform());
  editor = await addStaff(platform().db, { email: 'editor@expo.example', roles: ['editor'] });
  id = await someDraft('标题');
});

async function ask(path: string, init: RequestInit = {}, language = '2') {
  const headers = { Authorization: `Bearer ${editor}`, language, ...init.headers };
  const request = new Request(`http://localhost:3000/api/console/${path}`, { ...init, headers });
  return (await api.fetch(request, { requestId: 'test', clientAddress: '192.0.2.9' })).response;
}

/** An article in Chinese. */
async function someDraft(title: string): Promise<number> {
  const save = async (own: number, language: string, fields: object) => {
    const body = JSON.stringify({ kind: 'article', id: own, language, base: 0, fields });
    const answer = await ask('content/save', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
    return (await answer.json()).data.id;
  };
  const made = await save(0, 'shared', { category: 'news', publishedAt: '2025-06-12T01:30:00.000Z' });
  return save(made, 'zh-CN', { title, summary: '概要', body: '<p>一</p>' });
}

async function send(xml: string, take?: string, language?: string) {
  const body = new FormData();
  body.set('file', new File([xml], 'fr.xlf'));
  if (take) body.set('take', take);
  const answer = await ask('xliff', { method: 'POST', body }, language);
  return { status: answer.status, ...(await answer.json()) };
}

test('what the board shows is a file; what came back is looked at, and then taken', async () => {
  const answer = await ask(`xliff?to=fr-FR&q=${id}`);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/xliff+xml; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; filename="translations-fr-FR-\d{4}-\d\d-\d\d\.xlf"$/),
  });
  const xml = await answer.text();
  expect(xml.match(/<file id="[^"]*"/g)).toEqual([`<file id="article.${id}"`]);
  const back = xml.replace('<source>标题</source>', '<source>标题</source><target>Titre</target>');
  const change = { field: 'title', was: '', now: 'Titre' };
  const text = { file: `article.${id}`, kind: 'article', id, outcome: 'taken', why: null, changes: [change] };
  expect(await send(back)).toMatchObject({ code: 0, data: { to: 'fr-FR', texts: [text] } });
  expect(await send(back, 'yes')).toMatchObject({ code: 0, data: { texts: [text] } });
  expect(await send(back, 'yes')).toMatchObject({ data: { texts: [{ outcome: 'unchanged', changes: [] }] } });
  const thing = await (await ask(`content/article/${id}`)).json();
  expect(thing.data.threads.find((own: { language: string }) => own.language === 'fr-FR')).toMatchObject({
    ...{ state: 'draft', head: 1, fields: { title: 'Titre' } },
  });
});

test('what is wrong is said at its field, in the reader’s language', async () => {
  expect(await send('<a>')).toMatchObject({
    ...{ status: 422, errors: { file: 'The file is not well-formed XML: see line 1.' } },
  });
  expect(await send('<a/>', 'no', '1')).toMatchObject({
    status: 422,
    errors: { file: '文件不是XLIFF格式，或没有文本。' },
  });
  expect(await send('<a/>', 'perhaps')).toMatchObject({ status: 422, errors: { take: expect.any(String) } });
  expect(await ask('xliff?to=fr-FR&q=nothing-of-the-kind')).toMatchObject({ status: 404 });
  expect(await ask('xliff?to=zh-CN')).toMatchObject({ status: 404 });
  expect(await ask('xliff?to=de-DE')).toMatchObject({ status: 400 });
  expect(await ask('xliff?to=fr-FR&part=0')).toMatchObject({ status: 400 });
  expect(await ask(`xliff?to=fr-FR&q=${id}&part=2`)).toMatchObject({ status: 404 });
});

test('the board’s link gives the file to those who write in its language; where there is nothing it leads back and says so', async () => {
  const site = siteFor(platform());
  const translator = await somePerson(platform().db, ['translator'], ['fr-FR']);
  const follow = async (query: string) => {
    const headers = { Cookie: await staffCookie(site, translator.id) };
    const request = new Request(`http://localhost:3000/console/translations/xliff/?${query}`, { headers });
    return loader(pageArguments(site, request, {}));
  };
  expect(await (await follow(`from=zh-CN&to=fr-FR&q=${id}`)).text()).toContain(`original="article/${id}/fr-FR/`);
  await expect(follow(`from=zh-CN&to=en-US&q=${id}`)).rejects.toMatchObject({ status: 403 });
  const nothing = await follow('from=en-US&to=fr-FR&kind=article');
  expect(nothing.status).toBe(303);
  expect(nothing.headers.get('Location')).toBe(
    '/en-US/console/translations/?kind=article&reader=en-US&exported=nothing#agency',
  );
});
