import { expect, test } from 'vitest';
import { edgeTag, purgedTags, releaseTag } from '#platform/edge/edge-tags.ts';
import { html, page, type Reply, startFront } from './front.fixture.ts';

const kinds = {
  varnish: { CDN_PURGE_URL: 'http://127.0.0.1:1/' },
  fastly: { CDN_PURGE_TOKEN: 'token', CDN_ZONE: 'service' },
  cloudflare: { CDN_PURGE_TOKEN: 'token', CDN_ZONE: 'zone' },
};

/** Of each kind of answer: what is asked, and whether the edge may keep it. */
const asked = [
  ['/', true],
  ['/en-US/news/', true],
  ['/nowhere', true],
  ['/news/?page=2', false],
  ['/api/news/news', false],
  ['/account/', false],
  ['/NEWS/', false],
  ['/language/fr-FR', false],
  ['/readyz', false],
  ['/assets/none.js', false],
] as const;

const front = (env: NodeJS.ProcessEnv) =>
  startFront({ env, release: 'of-today', files: { 'sw.js': 'onfetch = () => {};', 'assets/a.js': 'export {};' } });

/** All that an answer says of keeping it. */
const said = ({ headers }: Reply) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => /surrogate|xkey|cache|vary|cookie/.test(name)));

test.each([
  ['varnish', 'surrogate-control', 'xkey', ' '],
  ['fastly', 'surrogate-control', 'surrogate-key', ' '],
  ['cloudflare', 'cloudflare-cdn-cache-control', 'cache-tag', ','],
] as const)(
  '%s may keep pages of everybody, and knows them by their tags and release',
  async (CDN, control, tags, between) => {
    await using running = await front({ CDN, ...kinds[CDN] });
    for (const [path, isKept] of asked) {
      const first = await running.ask(path, { headers: { 'accept-encoding': 'br' } });
      const again = await running.ask(path, { headers: { 'accept-encoding': 'br' } });
      expect({ path, ...said(again) }).toEqual({ path, ...said(first) });
      const { headers } = first;
      if (!isKept) {
        expect({ path, control: headers[control], tags: headers[tags] }).toEqual({
          path,
          control: undefined,
          tags: undefined,
        });
        expect([path, headers['cache-control']]).toEqual([path, expect.stringMatching(/\bprivate\b/)]);
        continue;
      }
      const expected = [releaseTag('of-today'), 'news'].map(edgeTag);
      expect([path, headers[tags]]).toEqual([path, expected.join(between)]);
      expect([path, headers[control]]).toEqual([path, expect.stringMatching(/^max-age=[1-9]\d*/)]);
      expect([path, headers['cache-control'], headers.vary]).toEqual([path, 'no-cache', 'Accept-Encoding']);
      expect([path, headers['set-cookie']]).toEqual([path, undefined]);
    }
  },
);

test.each([
  ['/news/?id=12', true],
  ['/news/?cursor=buyers', true],
  ['/news/?tab=active', true],
  ['/nowhere?id=12', false],
  ['/news/?id=12&page=2', false],
  ['/news/?id=0012', false],
  ['/news/?id=9999999999', false],
  ['/news/?cursor=Buyers', false],
  ['/news/?keyword=tea', false],
])(
  'of queries the number of one thing that is there may be kept, or a part of a page: %s, %s',
  async (path, isKept) => {
    const site = { parametersOf: () => ['id', 'cursor', 'tab', 'page', 'keyword'] };
    await using running = await startFront({ env: { CDN: 'varnish', ...kinds.varnish }, site });
    const { headers } = await running.ask(path);
    expect(headers['surrogate-control'] !== undefined).toBe(isKept);
    expect(headers['cache-control']).toMatch(isKept ? /^no-cache$/ : /private/);
  },
);

test('a missing page is kept for a moment only, a page longer, and longest while the site is broken', async () => {
  await using running = await front({ CDN: 'varnish', ...kinds.varnish });
  expect((await running.ask('/nowhere')).headers['surrogate-control']).toBe('max-age=10');
  expect((await running.ask('/')).headers['surrogate-control']).toBe(
    'max-age=30, stale-while-revalidate=600, stale-if-error=86400',
  );
});

test('who has chosen a language, sends a form, is logged in or is refused is answered alone', async () => {
  await using running = await front({ CDN: 'varnish', ...kinds.varnish });
  const french = await running.ask('/', { headers: { cookie: 'language=fr-FR' } });
  expect([french.status, french.headers['cache-control']]).toEqual([302, 'private, no-cache']);
  const answers = [
    french,
    await running.ask('/', { headers: { authorization: 'Bearer none' } }),
    await running.ask('/news/', { method: 'POST', headers: { origin: 'https://elsewhere.example' } }),
    await running.ask('/sw.js'),
  ];
  for (const { headers } of answers) {
    expect(headers['surrogate-control'] ?? headers.xkey).toBeUndefined();
    expect(headers['cache-control']).toMatch(/private/);
  }
  // The control: without the cookie the same address is kept.
  expect((await running.ask('/')).headers.xkey).toBeDefined();
  expect((await running.ask('/assets/a.js')).headers['cache-control']).toBe('max-age=31536000, immutable');
});

test('a page that sets a cookie, or has failed, is not kept', async () => {
  const fetch = async ({ url }: Request) =>
    url.endsWith('/news/')
      ? page(html('mine'), { headers: { 'set-cookie': 'a=1' } }, ['news'])
      : page(html('broken'), { status: 500 }, ['news']);
  await using running = await startFront({ env: { CDN: 'varnish', ...kinds.varnish }, site: { fetch } });
  for (const path of ['/news/', '/']) {
    const { headers } = await running.ask(path);
    expect([path, headers['surrogate-control'], headers['cache-control']]).toEqual([
      path,
      undefined,
      expect.stringContaining('private'),
    ]);
  }
});

test('a page with more tags than a head holds is still purged with each of them', async () => {
  const tags = Array.from({ length: 900 }, (_, index) => `news-${index + 1}`);
  const fetch = async () => page(html('a long list'), {}, tags);
  await using running = await startFront({ env: { CDN: 'varnish', ...kinds.varnish }, site: { fetch } });
  const keys = String((await running.ask('/news/')).headers.xkey).split(' ');
  expect(keys.join(' ').length).toBeLessThanOrEqual(4096);
  for (const tag of tags) expect(purgedTags([tag]).some((key) => keys.includes(key))).toBe(true);
});

test('without an edge every answer says what it said before there was one', async () => {
  await using running = await front({});
  const heads = [];
  for (const [path] of asked)
    heads.push([path, said(await running.ask(path, { headers: { 'accept-encoding': 'br' } }))]);
  heads.push(['/sw.js', said(await running.ask('/sw.js'))]);
  const page = { 'cache-control': 'no-cache', vary: 'Accept-Encoding' };
  expect(Object.fromEntries(heads)).toEqual({
    '/': { ...page, vary: 'Accept-Encoding, Cookie' },
    '/en-US/news/': page,
    '/nowhere': { ...page, vary: 'Accept-Encoding, Cookie' },
    '/news/?page=2': { ...page, vary: 'Accept-Encoding, Cookie' },
    '/api/news/news': { ...page, vary: 'Accept-Encoding, Language' },
    '/account/': { 'cache-control': 'private, no-store', vary: 'Accept-Encoding' },
    '/NEWS/': { 'cache-control': 'no-cache' },
    '/language/fr-FR': { 'cache-control': 'no-store', 'set-cookie': expect.anything() },
    '/readyz': { 'cache-control': 'no-store' },
    '/assets/none.js': { 'cache-control': 'no-store' },
    '/sw.js': { 'cache-control': 'no-cache' },
  });
});
