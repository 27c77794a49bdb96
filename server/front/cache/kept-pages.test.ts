import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { headLines, writeLines } from '../answer/head-lines.ts';
import { html, page, startFront } from '../front.fixture.ts';

/** A tenth of the addresses has a tenth of the room, unless all is to be proved. */
const share = process.env.PROVE ? 1 : 0.1;
/** Addresses in the sitemap of the demonstration, and how long their pages are: 126 kB, with Brotli 17 kB in the middle. */
const addresses = Math.ceil(2202 * share);
const room = 64 * 1024 * 1024 * share;
const length = 126_000;
const firstAsked = 20;
const compressed = 17_000;
/** Bytes: a collection that frees fewer was the last. */
const settled = 50_000;

/** A page as long as a real one, which compresses as well, and is unlike any other. */
function realSized(): string {
  const noise = crypto.getRandomValues(Buffer.alloc(compressed)).toString('hex');
  const rest = 'The exhibition opens at nine. '.repeat((length - noise.length) / 30);
  return `<!DOCTYPE html><html lang="en"><head><title>t</title></head><body><main>${noise}${rest}</main></body></html>`;
}

/** Bytes that live, after the garbage is gone: what one collection frees may hold what the next one does. */
async function living(): Promise<number> {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  for (let before = Number.POSITIVE_INFINITY; ; ) {
    collect();
    await nextTurn();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    const now = heapUsed + arrayBuffers;
    if (now > before - settled) return now;
    before = now;
  }
}

test('all addresses of the sitemap are kept in 64 MiB, and the bytes counted are the bytes taken', {
  timeout: 60_000,
}, async () => {
  let renders = 0;
  const fetch = async ({ url }: Request) => {
    renders += 1;
    return page(realSized(), {}, ['site', 'news', `page:${url}`]);
  };
  await using running = await startFront({ site: { fetch }, log: pino({ level: 'silent' }), cacheBytes: room });
  const asked = { method: 'HEAD', headers: { 'accept-encoding': 'br' } };
  const kept = async (name: string) =>
    Number(new RegExp(`^page_cache_${name} (\\d+)$`, 'm').exec((await running.ask('/metrics')).text)?.[1]);
  // What the first requests bring along for good (connections, compiled code) is not the cache's.
  for (let index = 0; index < firstAsked; index++) await running.ask(`/en-US/news/more/detail/notic/${index}`, asked);
  const [countedBefore, livingBefore] = [await kept('bytes'), await living()];
  for (let index = 0; index < addresses; index++) await running.ask(`/en-US/news/more/detail/news/${index}`, asked);
  const [counted, taken] = [(await kept('bytes')) - countedBefore, (await living()) - livingBefore];
  for (let index = 0; index < addresses; index++) await running.ask(`/en-US/news/more/detail/news/${index}`, asked);
  expect(renders).toBe(firstAsked + addresses);
  expect(await kept('entries')).toBe(firstAsked + addresses);
  expect(counted).toBeLessThan(room);
  // Beside few megabytes, those of the test itself weigh too much.
  if (share === 1) expect(taken / counted).toBeGreaterThan(0.8);
  if (share === 1) expect(taken / counted).toBeLessThan(1.05);
});

/** The head of an answer as it goes over the wire, without its date. */
function headFrom(respond: Parameters<typeof createServer>[1], method: string): Promise<string[]> {
  const server = createServer(respond);
  return new Promise((resolve, reject) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      const asked = request({ port, method, host: '127.0.0.1' }, (answer) => {
        answer.resume().on('end', () => {
          server.close();
          resolve([String(answer.statusCode), String(answer.statusMessage), ...answer.rawHeaders]);
        });
      });
      asked.on('error', reject).end();
    });
  });
}

test.each([
  ['GET', 200],
  ['GET', 404],
  ['GET', 304],
  ['HEAD', 200],
] as const)('a %s that answers %i has the head that node writes', async (method, status) => {
  const headers = ['X-One', 'a', 'Vary', 'Cookie', 'Content-Type', 'text/plain'];
  const body = status === 304 || method === 'HEAD' ? undefined : 'four';
  const last = status === 304 ? [] : ['Content-Length', '4'];
  const date = (head: string[]) => head.with(head.indexOf('Date') + 1, '');
  const ours = await headFrom((_, response) => {
    writeLines(response, status, headLines(headers), last);
    response.end(body);
  }, method);
  const nodes = await headFrom((_, response) => response.writeHead(status, [...headers, ...last]).end(body), method);
  expect(date(ours)).toEqual(date(nodes));
});

test('a line that would end the head early is refused as it is made', () => {
  expect(() => headLines(['X-One', 'a\r\nX-Two: b'])).toThrow(/Invalid character/);
  expect(() => headLines(['X One', 'a'])).toThrow(/valid HTTP token/);
});

test('who reads no Brotli gets gzip or the plain bytes, made once of what is kept', async () => {
  const text = realSized();
  await using running = await startFront({ site: { fetch: async () => page(text) } });
  for (const [coding, asked] of [
    ['gzip', 'gzip'],
    [undefined, 'identity'],
  ]) {
    const headers = { 'accept-encoding': asked };
    const [one, other, head] = await Promise.all([
      running.ask('/news/', { headers }),
      running.ask('/news/', { headers }),
      running.ask('/news/', { headers, method: 'HEAD' }),
    ]);
    expect([one?.headers['content-encoding'], one?.text, other?.text]).toEqual([coding, text, text]);
    expect(head?.headers['content-length']).toBe(String(one?.bytes.length));
    expect((await running.ask('/news/', { headers })).bytes).toEqual(one?.bytes);
  }
});

test('a page that is kept grows old though the clock of the machine is set back', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  try {
    let made = 0;
    const fetch = async () => page(html(`made ${++made}`));
    await using running = await startFront({ site: { fetch }, ownClock: true });
    await running.ask('/news/');
    vi.advanceTimersByTime(31_000);
    vi.setSystemTime(Date.now() - 3_600_000);
    await running.ask('/news/');
    await expect.poll(() => made, { timeout: 2000 }).toBe(2);
  } finally {
    vi.useRealTimers();
  }
});
