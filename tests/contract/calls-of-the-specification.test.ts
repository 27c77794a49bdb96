import { beforeAll, describe, expect, test } from 'vitest';
import { type Locale, languageHeader, locales } from '#platform/i18n/locale.ts';
import { type Api, createApi } from '#server/api/api.ts';
import { seededPlatform } from '#tests/support/seeded-site.ts';

const platform = seededPlatform();
let api: Api;
beforeAll(() => {
  api = createApi(platform());
});

interface Envelope {
  code: number;
  msg: string;
  data?: unknown;
  total?: number;
  rows?: Record<string, unknown>[];
  errors?: object;
}

interface Answered<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

async function call<Body = Envelope>(path: string, locale?: Locale, init: RequestInit = {}): Promise<Answered<Body>> {
  const headers = { ...(locale ? { Language: languageHeader(locale) } : {}), ...init.headers };
  const request = new Request(`http://localhost:3000${path}`, { ...init, headers });
  const { response } = await api.fetch(request, nobody);
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const nobody = { requestId: 'test', clientAddress: '' };

/** The address of a stored picture holds a version, which every import makes anew. */
const versionOfPicture = /(\/media\/\d+\/)[0-9a-f]+\//g;

/** By the feature that answers. */
const calls = {
  editions: ['getExpoInfo', 'previous/list', 'previous/detail?id=3'],
  about: [
    'aboutUs/organizer',
    'aboutUs/bearOrganizer',
    'aboutUs/standByOrganizer',
    'aboutUs/contact',
    'download/list?pageSize=3',
  ],
  news: [
    'news/getRelatedSuggestion?id=3',
    'news/notic?pageSize=3',
    'news/news?pageSize=3',
    'news/exhi?pageSize=3',
    'news/teamwork?pageSize=3',
    'getMedia?module=10&pageSize=3',
    'getMedia?module=11&pageSize=3',
  ],
  partners: [
    'brand/list?pageSize=3',
    'brand/list?tab=active&pageSize=3',
    'brand/detail?id=2',
    'brand/detail?tab=active&id=2',
  ],
  negotiation: ['project/list?category=trade&pageSize=3', 'project/detail?id=1'],
  directory: ['exhibitor/list?pageSize=3', 'exhibitor/detail?id=1', 'buyer/list?pageSize=3'],
  programme: ['forum/list?day=2025-06-13&topic=customs', 'forum/detail?id=2'],
  services: [
    'service/list?type=hotel&pageSize=3',
    'service/list?type=catering&pageSize=3',
    'service/detail?id=1',
    'service/detail?id=4',
  ],
};

const each = Object.entries(calls).flatMap(([feature, names]) => names.map((name) => ({ feature, name })));

describe.each(each)('/api/$name', ({ feature, name }) => {
  const path = `/api/${name}`;
  const file = name.replaceAll(/[/?&=]/g, '-');

  test.each(locales)('answers in %s what is stored', async (locale) => {
    const { status, headers, body } = await call(path, locale);
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toMatch(/^application\/json/);
    expect(headers.get('Content-Language')).toBe(locale);
    expect(body.code).toBe(0);
    const answer = JSON.stringify(body, null, 2).replaceAll(versionOfPicture, '$1{version}/');
    await expect(`${answer}\n`).toMatchFileSnapshot(`answers/${feature}/${file}.${locale}.json`);
  });

  test('without a Language header, or with another value, it answers in Chinese', async () => {
    const chinese = await call(path, 'zh-CN');
    expect((await call(path)).body).toEqual(chinese.body);
    expect((await call(path, undefined, { headers: { Language: 'fr' } })).body).toEqual(chinese.body);
  });

  test('is described in the OpenAPI document', async () => {
    const { body } = await call<{ paths: Record<string, { get?: object }> }>('/api/openapi.json');
    expect(body.paths[path.split('?')[0] ?? '']?.get).toBeDefined();
  });
});

test('lists are paginated: no row twice, none missing', async () => {
  const whole = await call('/api/news/news?pageSize=100', 'en-US');
  const ids = whole.body.rows?.map(({ id }) => id);
  expect(whole.body.total).toBe(4);
  const pages = await Promise.all([1, 2].map((page) => call(`/api/news/news?pageNum=${page}&pageSize=2`, 'en-US')));
  expect(pages.flatMap(({ body }) => body.rows?.map(({ id }) => id))).toEqual(ids);
  const beyond = await call('/api/news/news?pageNum=900', 'en-US');
  expect(beyond.body).toMatchObject({ code: 0, total: 4, rows: [] });
});

test.each([
  '/api/news/news?pageNum=0',
  '/api/news/news?pageNum=one',
  '/api/news/news?pageSize=101',
  '/api/news/news?pageSize=-1',
  '/api/news/getRelatedSuggestion?id=first',
  '/api/news/getRelatedSuggestion',
  '/api/getMedia?module=12',
  '/api/getMedia',
  '/api/forum/list?day=2025-02-30',
  '/api/forum/list?kind=party',
  '/api/forum/list?ids=1,two',
  '/api/news/getRelatedSuggestion?id=99999999999999999999',
])('%s is malformed: 400 with the parameter named', async (path) => {
  const { status, body } = await call(path, 'fr-FR');
  expect(status).toBe(400);
  expect(body.code).toBe(400);
  expect(Object.keys(body.errors ?? {})).toHaveLength(1);
});

test('an unknown call is a JSON 404 in the language of the request', async () => {
  const messages = await Promise.all(locales.map((locale) => call('/api/news/unknown', locale)));
  for (const { status, body } of messages) expect([status, body.code]).toEqual([404, 404]);
  expect(new Set(messages.map(({ body }) => body.msg)).size).toBe(3);
});

test('related articles: at most four, never the article itself, none for one that does not exist', async () => {
  const { body } = await call('/api/news/getRelatedSuggestion?id=5');
  expect(body.rows?.length).toBeGreaterThan(0);
  expect(body.rows?.length).toBeLessThanOrEqual(4);
  expect(body.rows?.map(({ id }) => id)).not.toContain(5);
  expect((await call('/api/news/getRelatedSuggestion?id=999999')).body).toMatchObject({ code: 0, rows: [] });
});

test('the reference page and its files come from this site', async () => {
  const { response } = await api.fetch(new Request('http://localhost:3000/api/docs'), nobody);
  const html = await response.text();
  const files = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file ?? '');
  expect(files).toHaveLength(3);
  for (const file of files) {
    const { response: answer } = await api.fetch(new Request(`http://localhost:3000${file}`), nobody);
    expect([file, answer.status]).toEqual([file, 200]);
  }
  const strange = await api.fetch(new Request('http://localhost:3000/api/docs/package.json'), nobody);
  expect(strange.response.status).toBe(404);
});
