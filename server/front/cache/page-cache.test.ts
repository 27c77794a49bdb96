import { expect, test } from 'vitest';
import { html, page, startFront } from '../front.fixture.ts';
import type { Answer } from '../site.ts';

/** Something that is waited for and let go by hand. */
function gate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}

test('a page is rendered once and then kept; HEAD and another order of the query find it too', async () => {
  const asked: string[] = [];
  const site = {
    fetch: async ({ url }: Request): Promise<Answer> => {
      asked.push(new URL(url).pathname + new URL(url).search);
      return page(html('kept'));
    },
  };
  await using running = await startFront({ site });
  await running.ask('/news/?b=2&a=1');
  await running.ask('/news/?b=2&a=1');
  const head = await running.ask('/news/?a=1&b=2', { method: 'HEAD' });
  const get = await running.ask('/news/?a=1&b=2');
  expect(asked).toEqual(['/news/?a=1&b=2']);
  expect(head.bytes.length).toBe(0);
  expect(head.headers['content-length']).toBe(get.headers['content-length']);
  expect(head.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(get.headers['cache-control']).toBe('no-cache');
  expect(running.lines.map((line) => line.cache)).toEqual(['miss', 'hit', 'hit', 'hit']);
});

test('fifty who ask at once wait for one rendering', async () => {
  let renders = 0;
  const { opened, open } = gate();
  const fetch = async () => {
    renders += 1;
    await opened;
    return page(html('once'));
  };
  await using running = await startFront({ site: { fetch } });
  const replies = Array.from({ length: 50 }, () => running.ask('/news/'));
  await expect.poll(() => renders).toBe(1);
  open();
  const texts = new Set((await Promise.all(replies)).map(({ text }) => text));
  expect(renders).toBe(1);
  expect(texts.size).toBe(1);
});

test('Brotli, gzip and identity hold the same text, each with its own validator', async () => {
  await using running = await startFront();
  const seen = new Map<string, string>();
  for (const [coding, header] of [
    ['br', 'gzip, deflate, br'],
    ['gzip', 'gzip, br;q=0'],
    [undefined, 'identity'],
  ] as const) {
    const headers = { 'accept-encoding': header };
    const reply = await running.ask('/news/', { headers });
    expect(reply.headers['content-encoding']).toBe(coding);
    expect(reply.headers['content-length']).toBe(String(reply.bytes.length));
    expect(reply.text).toContain('page /news/');
    const etag = reply.headers.etag ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    seen.set(etag, reply.text);
    const again = await running.ask('/news/', { headers: { ...headers, 'if-none-match': `"x", W/${etag}` } });
    expect(again.status).toBe(304);
    expect(again.headers.etag).toBe(etag);
    expect(again.bytes.length).toBe(0);
    expect(again.headers['content-security-policy']).toBe(reply.headers['content-security-policy']);
  }
  expect(seen.size).toBe(3);
  expect(new Set(seen.values()).size).toBe(1);
});

test('what is asked for often is compressed better; the validator of before still holds', async () => {
  await using running = await startFront();
  const headers = { 'accept-encoding': 'br' };
  const first = await running.ask('/news/', { headers });
  await expect.poll(async () => (await running.ask('/news/', { headers })).headers.etag).not.toBe(first.headers.etag);
  const better = await running.ask('/news/', { headers });
  expect(better.bytes.length).toBeLessThanOrEqual(first.bytes.length);
  expect(better.headers['content-length']).toBe(String(better.bytes.length));
  expect(better.text).toBe(first.text);
  const known = { ...headers, 'if-none-match': first.headers.etag };
  const again = await running.ask('/news/', { headers: known });
  expect([again.status, again.headers.etag]).toEqual([304, first.headers.etag]);
});

test('after 30 s the old page is given while one new one is made; after an hour it is not', async () => {
  let renders = 0;
  const fetch = async () => {
    renders += 1;
    return page(html(`number ${renders}`));
  };
  await using running = await startFront({ site: { fetch } });
  await running.ask('/news/');
  running.pass(29_000);
  await running.ask('/news/');
  expect(renders).toBe(1);
  running.pass(2_000);
  const stale = await Promise.all(Array.from({ length: 10 }, () => running.ask('/news/')));
  expect(stale.filter(({ text }) => text.includes('number 1')).length).toBeGreaterThan(0);
  await expect.poll(async () => (await running.ask('/news/')).text).toContain('number 2');
  expect(renders).toBe(2);
  running.pass(3_601_000);
  expect((await running.ask('/news/')).text).toContain('number 3');
});

test('a page that fails is never kept; the old one stays and the log says so', async () => {
  let broken = true;
  const fetch = async () =>
    broken ? page(html('broken'), { status: 500, headers: { 'cache-control': 'no-store' } }) : page(html('whole'));
  await using running = await startFront({ site: { fetch } });
  expect((await running.ask('/news/')).status).toBe(500);
  broken = false;
  expect((await running.ask('/news/')).text).toContain('whole');
  broken = true;
  running.pass(60_000);
  for (let round = 0; round < 3; round++) expect((await running.ask('/news/')).text).toContain('whole');
  await expect.poll(() => running.lines.filter(({ level }) => level === 50).length).toBe(1);
});

test('a page that has become something else is not given stale for longer than one rendering', async () => {
  let moved = false;
  const fetch = async () => (moved ? page('', { status: 302, headers: { location: '/news/' } }) : page(html('here')));
  await using running = await startFront({ site: { fetch } });
  await running.ask('/about/Contact');
  moved = true;
  running.pass(31_000);
  expect((await running.ask('/about/Contact')).status).toBe(200);
  await expect.poll(async () => (await running.ask('/about/Contact')).status).toBe(302);
});

test('emptying tags removes their pages and keeps the others', async () => {
  const renders = new Map<string, number>();
  const fetch = async ({ url }: Request) => {
    const { pathname } = new URL(url);
    renders.set(pathname, (renders.get(pathname) ?? 0) + 1);
    return page(html(pathname), {}, [pathname === '/' ? 'home' : 'news', 'all']);
  };
  await using running = await startFront({ site: { fetch } });
  const both = async () => {
    await running.ask('/');
    await running.ask('/news/');
    return [renders.get('/'), renders.get('/news/')];
  };
  expect(await both()).toEqual([1, 1]);
  running.front.emptyPages(['news', 'unknown']);
  expect(await both()).toEqual([1, 2]);
  running.front.emptyPages(['all']);
  expect(await both()).toEqual([2, 3]);
  running.front.emptyAll();
  expect(await both()).toEqual([3, 4]);
});

test('what was being rendered when its tag was emptied is not kept, nor given to who asks later', async () => {
  let text = 'old';
  const gates = [gate(), gate()];
  let renders = 0;
  const fetch = async () => {
    const read = text;
    const mine = gates[renders];
    renders += 1;
    await mine?.opened;
    return page(html(read), {}, ['news']);
  };
  await using running = await startFront({ site: { fetch } });
  const early = running.ask('/news/');
  await expect.poll(() => renders).toBe(1);
  text = 'new';
  running.front.emptyPages(['news']);
  const late = running.ask('/news/');
  await expect.poll(() => renders).toBe(2);
  gates[1]?.open();
  expect((await late).text).toContain('new');
  gates[0]?.open();
  expect((await early).text).toContain('old');
  expect((await running.ask('/news/')).text).toContain('new');
  expect(renders).toBe(2);
});

test('the cache stays within its bytes', async () => {
  const noise = () => crypto.getRandomValues(Buffer.alloc(3000)).toString('hex');
  const fetch = async () => page(html(noise()));
  await using running = await startFront({ site: { fetch }, cacheBytes: 300_000 });
  for (let index = 0; index < 60; index++) await running.ask(`/page${index}`);
  const metrics = (await running.ask('/metrics')).text;
  const bytes = Number(/^page_cache_bytes (\d+)$/m.exec(metrics)?.[1]);
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThanOrEqual(300_000);
});

test('a path keeps at most 200 variants, and at most 200 missing pages are kept', async () => {
  await using running = await startFront();
  const entries = async () => Number(/^page_cache_entries (\d+)$/m.exec((await running.ask('/metrics')).text)?.[1]);
  for (let index = 0; index < 230; index++) {
    const reply = await running.ask(`/news/?junk=${index}`);
    expect(reply.text).toContain(`page /news/?junk=${index}`);
  }
  expect(await entries()).toBe(200);
  for (let index = 0; index < 230; index++) expect((await running.ask(`/missing/${index}`)).status).toBe(404);
  expect(await entries()).toBe(400);
});
