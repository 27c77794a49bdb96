import { expect, test } from 'vitest';
import { html, page, startFront } from './front.fixture.ts';

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const bot = 'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)';

test('pages that browsers read are counted, from the first time on and however they are kept', async () => {
  await using running = await startFront();
  const headers = { 'User-Agent': browser };
  const first = await running.ask('/news/', { headers });
  await running.ask('/news/', { headers });
  // The browser has it still.
  await running.ask('/news/', { headers: { ...headers, 'If-None-Match': first.headers.etag } });
  await running.ask('/en-US/news/?b=2&a=1&utm_source=x', { headers });
  expect(Object.fromEntries(running.front.reads.take())).toEqual({
    '/news/': 3,
    '/en-US/news/?a=1&b=2': 1,
  });
  expect(running.front.reads.take().size).toBe(0);
});

test.each<[what: string, path: string, asked: Parameters<Awaited<ReturnType<typeof startFront>>['ask']>[1]]>([
  ['a bot', '/news/', { headers: { 'User-Agent': bot } }],
  ['who does not say what it is', '/news/', {}],
  ['a page that is fetched in case', '/news/', { headers: { 'User-Agent': browser, 'Sec-Purpose': 'prefetch' } }],
  ['its head alone', '/news/', { method: 'HEAD', headers: { 'User-Agent': browser } }],
  ['a page that is not there', '/nowhere/', { headers: { 'User-Agent': browser } }],
  ['a page of somebody’s own', '/account/', { headers: { 'User-Agent': browser } }],
  ['a call', '/api/news/news', { headers: { 'User-Agent': browser } }],
])('nothing is counted of %s', async (_, path, asked) => {
  await using running = await startFront();
  await running.ask(path, asked);
  await running.ask(path, asked);
  expect(running.front.reads.take().size).toBe(0);
});

test('the data that an awake page asks for is a page read', async () => {
  const answer = () => page(html('data'), { headers: { 'content-type': 'text/x-script; charset=utf-8' } });
  await using running = await startFront({ site: { fetch: async () => answer() } });
  await running.ask('/en-US/news/_.data', { headers: { 'User-Agent': browser } });
  expect(Object.fromEntries(running.front.reads.take())).toEqual({ '/en-US/news/_.data': 1 });
});
