import { beforeAll, expect, test } from 'vitest';
import { type Locale, languageHeader } from '#platform/i18n/locale.ts';
import { createApi } from '#server/api/api.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { thing, write } from './search.fixture.ts';

const platform = emptyPlatform();

beforeAll(() =>
  write(
    platform().db,
    thing(
      'okapi1',
      { title: 'Okapi & sons', body: 'The <i>okapi</i> of Epulu' },
      { date: new Date('2025-06-12T20:00:00Z') },
    ),
    thing('okapi2', { title: 'Epulu', body: 'An okapi' }, { type: 'project' }),
  ),
);

async function get(path: string, locale: Locale = 'en-US') {
  const request = new Request(`http://localhost:3000${path}`, { headers: { Language: languageHeader(locale) } });
  const { response, tags } = await createApi(platform()).fetch(request, { requestId: 'test', clientAddress: '' });
  return { status: response.status, body: await response.json(), tags };
}

test('rows hold what a page of results shows', async () => {
  const { status, body, tags } = await get('/api/search?keyword=okapis');
  expect(status).toBe(200);
  expect(tags).toContain('search');
  expect(body).toMatchObject({ code: 0, total: 2 });
  expect(body.rows[0]).toEqual({
    type: 'news',
    id: 'okapi1',
    title: 'Okapi & sons',
    titleHtml: '<mark>Okapi</mark> &amp; sons',
    excerpt: 'The &lt;i&gt;<mark>okapi</mark>&lt;/i&gt; of Epulu',
    url: '/en-US/x/okapi1',
    lang: 'en-US',
    date: '2025-06-13',
  });
});

test('a kind, a page of a size', async () => {
  expect((await get('/api/search?keyword=okapi&type=project')).body).toMatchObject({
    total: 1,
    rows: [{ id: 'okapi2' }],
  });
  const { body } = await get('/api/search?keyword=okapi&pageNum=2&pageSize=1');
  expect(body).toMatchObject({ total: 2, rows: [{ id: 'okapi2' }] });
  expect((await get('/api/search?keyword=okapi&pageNum=9999')).body).toMatchObject({ total: 2, rows: [] });
});

test('nothing is asked, nothing is found', async () => {
  for (const path of ['/api/search', '/api/search?keyword=', '/api/search?keyword=%20!', '/api/search/suggest']) {
    expect((await get(path)).body, path).toMatchObject({ code: 0, total: 0, rows: [] });
  }
});

test('suggestions lead to pages of the language of the request', async () => {
  const { body } = await get('/api/search/suggest?keyword=oka', 'fr-FR');
  expect(body.rows).toEqual([{ type: 'news', title: 'Okapi & sons', url: '/fr-FR/x/okapi1', lang: 'en-US' }]);
});

test.each(['type=nothing', 'pageSize=101', 'pageNum=0', `keyword=${'x'.repeat(1001)}`])(
  '%s is refused',
  async (query) => {
    expect((await get(`/api/search?${query}`)).status).toBe(400);
  },
);
