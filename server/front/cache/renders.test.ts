import { once } from 'node:events';
import { request } from 'node:http';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { html, page, startFront } from '../front.fixture.ts';
import { renderQueue, TooBusy } from './render-queue.ts';

/** A site that counts what it is asked. */
function counting() {
  const asked: string[] = [];
  const fetch = async ({ url }: Request) => {
    asked.push(new URL(url).search);
    return page(html('x'));
  };
  return { asked, fetch };
}

test('sixteen clients that make parameters up cause no render; with parameters that the page reads each does', async () => {
  const { asked, fetch } = counting();
  await using running = await startFront({ site: { fetch, parametersOf: () => ['page'] } });
  const hammer = (query: (client: number, turn: number) => string) =>
    Promise.all(
      Array.from({ length: 16 }, async (_, client) => {
        for (let turn = 0; turn < 4; turn++) {
          const reply = await running.ask(`/news/?${query(client, turn)}`);
          expect(reply.status).toBe(200);
        }
      }),
    );
  await running.ask('/news/');
  await hammer((client, turn) => `x=${client * 100 + turn}&utm_source=mail&Page=${turn}&pages=1`);
  expect(asked).toEqual(['']);
  await running.ask('/news/?page=2');
  await hammer((client, turn) => `y${client}=${turn}&page=2&%70ag=1`);
  expect(asked).toEqual(['', '?page=2']);
  // The control: what they may not do with their own names they can do with the page's.
  await hammer((client, turn) => `page=${client * 100 + turn + 10}`);
  expect(asked.length).toBe(2 + 64);
});

test('a page is handed its own parameters alone, in one order', async () => {
  const { asked, fetch } = counting();
  await using running = await startFront({ site: { fetch, parametersOf: () => ['page', 'kind'] } });
  await running.ask('/news/?fbclid=1&page=2&kind=b&kind=a&gclid=3');
  await running.ask('/news/?kind=b&p%61ge=2&kind=a');
  expect(asked).toEqual(['?kind=b&kind=a&page=2', '?kind=b&kind=a&p%61ge=2']);
});

test('what is kept is given while renders queue up; who comes when too many wait is asked to come again', async () => {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  let started = 0;
  const fetch = async ({ url }: Request) => {
    if (url.includes('?')) {
      started += 1;
      await opened;
    }
    return page(html('x'));
  };
  await using running = await startFront({ site: { fetch } });
  await running.ask('/api/x');
  const waiting = Array.from({ length: 105 }, (_, index) => running.ask(`/api/x?page=${index}`));
  expect((await Promise.race(waiting)).status).toBe(503);
  const refused = await running.ask('/api/x?page=more', { headers: { language: '2' } });
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '2']);
  expect(JSON.parse(refused.text)).toEqual({ code: 503, msg: 'Service temporarily unavailable' });
  expect((await running.ask('/api/x')).status).toBe(200);
  expect(started).toBe(4);
  const elsewhere = running.ask('/news/?page=1');
  open();
  const statuses = (await Promise.all(waiting)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBe(104);
  // The crowd at one part turned nobody away who came for another.
  expect((await elsewhere).status).toBe(200);
  expect((await running.ask('/api/x?page=more')).status).toBe(200);
  // Nobody has to be told of it as of a failure.
  expect(running.lines.filter(({ level }) => level === 50)).toEqual([]);
});

test('where too many wait, a kept page that is outdated stands in and says its age; what is not kept is refused', async () => {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const fetch = async ({ url }: Request) => {
    const { pathname, search } = new URL(url);
    if (search) await opened;
    return page(html(`page ${pathname}`), {}, [pathname]);
  };
  await using running = await startFront({ site: { fetch } });
  const kept = ['/news/', '/about/', '/forum/'];
  for (const path of kept) await running.ask(path);
  const crowded = [...kept, '/service/'];
  const waiting = Array.from({ length: 140 }, (_, i) => running.ask(`${crowded[i % 4]}?page=${i}`));
  expect((await Promise.race(waiting)).status).toBe(503);
  // Two are outdated by name, the third by its age.
  running.front.emptyPages(['/news/', '/about/']);
  running.pass(59_000);
  const standing = async (path: string) => {
    const { status, text, headers } = await running.ask(path);
    return [status, text.includes(`page ${path}`), headers.age, headers['cache-status']];
  };
  const standsIn = (age: string) => [200, true, age, 'expo; hit; detail=too-busy'];
  expect(await standing('/news/')).toEqual(standsIn('59'));
  expect(await standing('/about/')).toEqual(standsIn('59'));
  const { headers } = await running.ask('/news/');
  const again = await running.ask('/news/', { headers: { 'if-none-match': headers.etag ?? '' } });
  expect([again.status, again.headers.age]).toEqual([304, '59']);
  // What was emptied by name may have been withdrawn: for a minute only.
  running.pass(3_542_000);
  expect(await standing('/forum/')).toEqual(standsIn('3601'));
  expect(await standing('/news/')).toEqual([503, false, undefined, undefined]);
  // The control: what was never kept.
  expect(await standing('/service/')).toEqual([503, false, undefined, undefined]);
  expect((await running.ask('/metrics')).text).toContain('page_cache_requests_total{use="busy"} 5\n');
  open();
  await Promise.all(waiting);
  expect(await standing('/forum/')).toEqual([200, true, undefined, undefined]);
  expect(running.lines.filter(({ level }) => Number(level) >= 40)).toEqual([]);
});

test('pages for one visitor wait in a queue of their own, and what is sent does not wait', async () => {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  let started = 0;
  const fetch = async ({ url, method }: Request) => {
    if (url.includes('/account/') && method === 'GET') {
      started += 1;
      await opened;
    }
    return page(html('x'), { headers: { 'cache-control': 'no-store' } });
  };
  await using running = await startFront({ site: { fetch } });
  const waiting = Array.from({ length: 30 }, () => running.ask('/account/'));
  await expect.poll(() => started).toBe(16);
  expect((await running.ask('/account/', { method: 'POST' })).status).toBe(200);
  open();
  for (const reply of await Promise.all(waiting)) expect(reply.status).toBe(200);
});

test('a crowd at one part of the site does not stand before who asks for another', async () => {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const started: string[] = [];
  const fetch = async ({ url }: Request) => {
    started.push(new URL(url).pathname);
    await opened;
    return page(html('x'), { headers: { 'cache-control': 'no-store' } });
  };
  await using running = await startFront({ site: { fetch, isPublic: () => false } });
  const crowd = Array.from({ length: 60 }, (_, i) => running.ask(`/fr-FR/account/${i}`));
  await expect.poll(() => started.length).toBe(16);
  const other = running.ask('/en-US/account/messages/').then(() => 'account');
  const login = running.ask('/en-US/login/').then(() => 'login');
  await Promise.all([other, login].map(() => running.ask('/healthz')));
  open();
  await Promise.all([...crowd, other, login]);
  expect(started.indexOf('/en-US/login/')).toBeLessThan(20);
  // The control: who asks for the same part stands behind the crowd.
  expect(started.indexOf('/en-US/account/messages/')).toBeGreaterThan(55);
});

test('for whoever went away while waiting nothing is rendered', async () => {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const started: string[] = [];
  const fetch = async ({ url }: Request) => {
    started.push(new URL(url).search);
    await opened;
    return page(html('x'), { headers: { 'cache-control': 'no-store' } });
  };
  await using running = await startFront({ site: { fetch } });
  const first = Array.from({ length: 16 }, () => running.ask('/account/'));
  await expect.poll(() => started.length).toBe(16);
  const left = request({ port: running.port, path: '/account/?left' }).on('error', () => {});
  left.end();
  await once(left, 'finish');
  // It waits: what was asked for after it has been answered.
  await running.ask('/healthz');
  const connections = () => promisify(running.front.server.getConnections.bind(running.front.server))();
  const before = await connections();
  left.destroy();
  await expect.poll(connections).toBe(before - 1);
  const last = running.ask('/account/?last');
  open();
  for (const reply of await Promise.all([...first, last])) expect(reply.status).toBe(200);
  expect(new Set(started)).toEqual(new Set(['', '?last']));
  const line = running.lines.find(({ status }) => status === 499);
  expect(line).toMatchObject({ msg: 'request', path: '/account/' });
});

test('a queue gives its places on after failures too', async () => {
  const queue = renderQueue({ atOnce: 1, waiting: 1 });
  const { promise, resolve } = Promise.withResolvers<string>();
  const first = queue.run(() => promise);
  const second = queue.run(() => Promise.reject(new Error('broken')));
  await expect(queue.run(async () => 'third')).rejects.toThrow(TooBusy);
  resolve('first');
  expect(await first).toBe('first');
  await expect(second).rejects.toThrow('broken');
  expect(await queue.run(async () => 'fourth')).toBe('fourth');
});

test('lines take turns, and who comes back goes first in its own line', async () => {
  const queue = renderQueue({ atOnce: 1, waiting: 10 });
  const gate = Promise.withResolvers<void>();
  const elsewhere = Promise.withResolvers<void>();
  const said: string[] = [];
  const say = (word: string) => async () => void said.push(word);
  const back = queue.run(async (aside) => {
    await aside(() => elsewhere.promise);
    said.push('a0');
  }, 'a');
  const first = queue.run(async () => {
    said.push('b0');
    elsewhere.resolve();
    await gate.promise;
  }, 'b');
  const rest = ['a1', 'a2', 'b1', 'c1', 'a3'].map((word) => queue.run(say(word), word[0]));
  await expect.poll(() => said).toEqual(['b0']);
  gate.resolve();
  await Promise.all([back, first, ...rest]);
  expect(said).toEqual(['b0', 'a0', 'c1', 'b1', 'a1', 'a2', 'a3']);
});

test('what is done elsewhere takes no place: another render goes on meanwhile, and who comes back goes first', async () => {
  const queue = renderQueue({ atOnce: 1, waiting: 10 });
  const elsewhere = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const said: string[] = [];
  const picture = queue.run(async (aside) => {
    await aside(() => elsewhere.promise);
    said.push('picture');
  });
  const second = queue.run(async () => {
    said.push('page');
    await gate.promise;
  });
  const third = queue.run(async () => said.push('next page'));
  // The control: without going aside the picture would keep the only place, and no page were begun.
  await expect.poll(() => said).toEqual(['page']);
  elsewhere.resolve();
  await elsewhere.promise;
  gate.resolve();
  await Promise.all([picture, second, third]);
  expect(said).toEqual(['page', 'picture', 'next page']);
  expect(await queue.run(async () => 'free')).toBe('free');
});
