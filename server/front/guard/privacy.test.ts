import { expect, test } from 'vitest';
import { html, page, startFront } from '../front.fixture.ts';

test('a public page is rendered without anything of the visitor', async () => {
  const seen: [string, string][][] = [];
  const fetch = async (request: Request) => {
    seen.push([...request.headers]);
    return page(html('x'));
  };
  await using running = await startFront({ site: { fetch }, env: { SITE_URL: 'https://expo.example' } });
  const headers = {
    cookie: 'session=secret',
    'user-agent': 'me',
    'accept-language': 'fr',
    host: 'evil.example',
    'x-forwarded-for': '1.2.3.4',
  };
  await running.ask('/fr-FR/news/', { headers });
  await running.ask('/api/news/news', { headers: { ...headers, language: '3' } });
  expect(seen).toEqual([[], [['language', '3']]]);
});

test('the address that a public page is rendered for is SITE_URL, whatever Host says', async () => {
  const fetch = async (request: Request) => page(html(request.url));
  await using running = await startFront({ site: { fetch }, env: { SITE_URL: 'https://expo.example' } });
  const reply = await running.ask('/news/', { headers: { host: 'evil.example' } });
  expect(reply.text).toContain('https://expo.example/news/');
});

test('answers with a cookie, private ones and those to Authorization are never kept nor shared', async () => {
  let count = 0;
  const fetch = async (request: Request) => {
    count += 1;
    const { pathname } = new URL(request.url);
    const who = request.headers.get('cookie') ?? request.headers.get('authorization') ?? 'nobody';
    const headers: Record<string, string> = {};
    if (pathname === '/cookie') headers['set-cookie'] = `visit=${count}`;
    if (pathname === '/private') headers['cache-control'] = 'private, max-age=60';
    return page(html(`for ${who}`), { headers });
  };
  await using running = await startFront({ site: { fetch } });
  for (const path of ['/cookie', '/private', '/account/']) {
    const names = Array.from({ length: 10 }, (_, index) => `name=${index}`);
    const replies = await Promise.all(names.map((cookie) => running.ask(path, { headers: { cookie } })));
    expect(replies.map(({ text }) => /for ([^<]*)/.exec(text)?.[1])).toEqual(names);
    expect((await running.ask(path)).text).toContain('for nobody');
  }
  const cookies = await Promise.all([running.ask('/cookie'), running.ask('/cookie')]);
  expect(new Set(cookies.map(({ headers }) => headers['set-cookie']?.[0])).size).toBe(2);
  expect((await running.ask('/news/', { headers: { authorization: 'Bearer a' } })).text).toContain('for Bearer a');
  expect((await running.ask('/news/', { headers: { authorization: 'Bearer b' } })).text).toContain('for Bearer b');
  expect((await running.ask('/news/')).text).toContain('for nobody');
  expect((await running.ask('/account/')).headers['cache-control']).toBe('private, no-store');
});

test('nobody gets another one’s language, whoever asks at the same time', async () => {
  const fetch = async (request: Request) => {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 5));
    const { pathname } = new URL(request.url);
    return page(html(`[${pathname} ${request.headers.get('language')}]`));
  };
  await using running = await startFront({ site: { fetch } });
  const prefixes = ['', '/en-US', '/fr-FR'];
  for (let round = 0; round < 3; round++) {
    const asks = Array.from({ length: 100 }, async (_, index) => {
      const language = index % 3;
      const cookie = `language=${['zh-CN', 'en-US', 'fr-FR'][language]}`;
      const path = `${prefixes[language]}/news/`;
      const [read, called] = await Promise.all([
        running.ask(path, { headers: { cookie } }),
        running.ask('/api/news/news', { headers: { cookie, language: String(language + 1) } }),
      ]);
      expect(read.text).toContain(`[${path} null]`);
      expect(called.text).toContain(`[/api/news/news ${language + 1}]`);
    });
    await Promise.all(asks);
    running.pass(40_000);
  }
});

test('the log has method, path, status, time and use of the cache, and nothing personal', async () => {
  await using running = await startFront();
  const headers = { cookie: 'session=secret', 'x-request-id': 'from-outside-1' };
  const reply = await running.ask('/account/?phone=13800000000', { method: 'POST', headers, body: 'name=Li' });
  const [line] = running.lines;
  expect(line).toMatchObject({ method: 'POST', path: '/account/', status: 404, cache: 'pass', msg: 'request' });
  expect(line?.requestId).toBe(reply.headers['x-request-id']);
  expect(line?.requestId).not.toBe('from-outside-1');
  expect(JSON.stringify(running.lines)).not.toMatch(/secret|13800000000|Li"|127\.0\.0\.1/);
});
