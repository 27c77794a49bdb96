import { expect, test } from 'vitest';
import { nothingFound } from '#platform/http/nothing-found.ts';
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

/** What was asked for in vain, by address. */
const missedOf = ({ front }: Awaited<ReturnType<typeof startFront>>) => {
  const { searches, pages } = front.reads.takeMissed();
  return { searches: Object.fromEntries(searches), pages: Object.fromEntries(pages) };
};

test('pages that are not there and searches that find nothing are counted apart from what is read, for browsers alone', async () => {
  const fetch = async (asked: Request) => {
    const isEmpty = new URL(asked.url).searchParams.get('a') === 'quinoa';
    return asked.url.includes('nowhere')
      ? page(html('nothing'), { status: 404 })
      : page(html('found'), {}, isEmpty ? ['search', nothingFound] : ['search']);
  };
  await using running = await startFront({ site: { fetch } });
  for (const path of ['/fr-FR/nowhere/', '/news/?a=quinoa', '/news/?a=coffee']) {
    for (const name of [browser, browser, bot]) await running.ask(path, { headers: { 'User-Agent': name } });
    await running.ask(path);
  }
  expect(missedOf(running)).toEqual({ searches: { '/news/?a=quinoa': 2 }, pages: { '/fr-FR/nowhere/': 2 } });
  expect(Object.fromEntries(running.front.reads.take())).toEqual({ '/news/?a=coffee': 2 });
  expect(missedOf(running)).toEqual({ searches: {}, pages: {} });
});

test('of made-up addresses no more are kept than there is room for, and none of great length', async () => {
  await using running = await startFront();
  const headers = { 'User-Agent': browser };
  await running.ask(`/nowhere/${'x'.repeat(900)}`, { headers });
  expect(missedOf(running).pages).toEqual({});
  for (let from = 0; from < 2100; from += 100) {
    await Promise.all(Array.from({ length: 100 }, (_, i) => running.ask(`/nowhere/${from + i}`, { headers })));
  }
  expect(Object.keys(missedOf(running).pages)).toHaveLength(2000);
});

test('the data that an awake page asks for is a page read', async () => {
  const answer = () => page(html('data'), { headers: { 'content-type': 'text/x-script; charset=utf-8' } });
  await using running = await startFront({ site: { fetch: async () => answer() } });
  await running.ask('/en-US/news/_.data', { headers: { 'User-Agent': browser } });
  expect(Object.fromEntries(running.front.reads.take())).toEqual({ '/en-US/news/_.data': 1 });
});
