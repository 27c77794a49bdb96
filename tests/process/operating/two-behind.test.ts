import { once } from 'node:events';
import type { IncomingMessage, OutgoingHttpHeaders, RequestListener } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { answerOf, mayStartNginx, type Nginx, startNginx } from '#tests/support/edge/nginx.ts';
import { type PlayedProcess, playedProcess } from '#tests/support/edge/played-process.ts';
import { programOf } from '#tests/support/edge/programs.ts';
import { startVarnish, type Varnish } from '#tests/support/edge/varnish.ts';
import { portsInARow } from '#tests/support/free-ports.ts';

const MiB = 1024 * 1024;
const mayStartVarnish = programOf('varnishd') !== undefined;
/** What the next request for a path is answered with, in place of who was asked. */
const played = new Map<string, RequestListener>();

/** Something behind a proxy that says its name. */
const named = (name: string) =>
  playedProcess((request, response) => {
    const answer = played.get(request.url ?? '');
    if (answer) return answer(request, response);
    request.resume().once('end', () => response.setHeader('xkey', 'of-a-page').end(name));
    return undefined;
  });
afterEach(() => played.clear());

describe.skipIf(!mayStartNginx)('deploy/nginx.conf (left out where nginx or openssl is missing)', () => {
  let varnish: PlayedProcess;
  let one: PlayedProcess;
  let two: PlayedProcess;
  let nginx: Nginx;

  beforeAll(async () => {
    [varnish, one, two] = await Promise.all([named('varnish'), named('site'), named('site')]);
    const port = await portsInARow(2);
    const ports = { plain: port, secure: port + 1 };
    nginx = await startNginx({ ports, varnish: varnish.port, sites: [one.port, two.port] });
  });
  afterAll(async () => {
    await nginx?.stop();
    await Promise.all([varnish, one, two].map((each) => each?.stop()));
  });

  async function ask(path: string, method = 'GET', headers: OutgoingHttpHeaders = {}) {
    const asked = nginx.ask(path, { method, headers });
    asked.end();
    return answerOf(asked);
  }
  const lastAsked = (...of: PlayedProcess[]) => of.map(({ asked }) => asked.at(-1)).at(-1) as IncomingMessage;

  test('pages come by Varnish; calls, the console and writes from the site itself', async () => {
    const from = async (path: string, method?: string) => (await ask(path, method)).text;
    for (const path of ['/', '/en-US/', '/news/?pageNum=2', '/apiary', '/en-US/consoles/'])
      expect([path, await from(path)]).toEqual([path, 'varnish']);
    for (const path of ['/api/news/news', '/console/', '/en-US/console/media/film/'])
      expect([path, await from(path)]).toEqual([path, 'site']);
    expect(await from('/fr-FR/login/', 'POST')).toBe('site');
  });

  test('what a visitor says of themselves is replaced', async () => {
    const lies = {
      'X-Forwarded-For': '192.0.2.7',
      'X-Forwarded-Proto': 'http',
      'X-Forwarded-Host': 'elsewhere.example',
      Forwarded: 'for=192.0.2.7',
      'X-Request-Id': 'of-the-visitor',
      traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
    };
    await ask('/', 'GET', lies);
    const { headers } = lastAsked(varnish);
    expect(headers).toMatchObject({
      host: 'expo.example',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'expo.example',
    });
    for (const name of ['forwarded', 'x-request-id', 'traceparent']) expect(headers).not.toHaveProperty(name);
  });

  test('nobody purges from outside, or reads what is the operator’s; without TLS there is only the way to it', async () => {
    const before = [varnish, one, two].map(({ asked }) => asked.length);
    for (const path of ['/', '/api/', '/console/'])
      expect((await ask(path, 'PURGE', { 'xkey-purge': 'of-a-page' })).status).toBe(405);
    for (const path of ['/metrics', '//metrics', '/%6detrics', '/readyz', '/metrics?a'])
      expect([path, (await ask(path)).status]).toEqual([path, 404]);
    expect([varnish, one, two].map(({ asked }) => asked.length)).toEqual(before);
    const plain = `http://127.0.0.1:${Number(new URL(nginx.url).port) - 1}`;
    const answer = await fetch(`${plain}/en-US/?a=b`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([308, 'https://expo.example/en-US/?a=b']);
  });

  test('connections are kept with visitors and with Varnish; to the site each has one answer', async () => {
    const [before, ofSite] = [varnish.connections(), one.connections() + two.connections()];
    const kept: boolean[] = [];
    for (let i = 0; i < 20; i += 1) {
      const asked = nginx.ask(i % 2 ? '/' : '/api/news/news');
      asked.end();
      await answerOf(asked);
      kept.push(asked.reusedSocket);
    }
    expect(kept.slice(1)).not.toContain(false);
    // Each of the workers of nginx has its own.
    expect(varnish.connections() - before).toBeLessThanOrEqual(2);
    expect(one.connections() + two.connections() - ofSite).toBe(10);
  });

  test('a stream is handed on piece by piece', async () => {
    let say = (_: string) => {};
    played.set('/api/talk/1/events', (_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      say = (text) => response.write(text);
      say('first\n\n');
    });
    const asked = nginx.ask('/api/talk/1/events');
    asked.end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    answer.setEncoding('utf8');
    expect(await once(answer, 'data')).toEqual(['first\n\n']);
    say('second\n\n');
    expect(await once(answer, 'data')).toEqual(['second\n\n']);
    asked.destroy();
  });

  test('a film of 201 MiB is handed on while it comes; what is larger is refused at once', async () => {
    const path = '/en-US/console/media/film/';
    const began = Promise.withResolvers<void>();
    let received = 0;
    played.set(path, (request, response) => {
      request.on('data', (part: Buffer) => {
        received += part.length;
        began.resolve();
      });
      request.once('end', () => response.end('taken'));
    });
    const film = nginx.ask(path, { method: 'POST', headers: { 'Content-Length': 201 * MiB } });
    const answered = answerOf(film);
    const part = Buffer.alloc(MiB);
    film.write(part);
    await began.promise;
    for (let i = 1; i < 201; i += 1) if (!film.write(part)) await once(film, 'drain');
    film.end();
    expect((await answered).text).toBe('taken');
    expect(received).toBe(201 * MiB);

    const larger = nginx.ask(path, { method: 'POST', headers: { 'Content-Length': 201 * MiB + 1 } });
    larger.on('error', () => {});
    larger.flushHeaders();
    expect((await answerOf(larger)).status).toBe(413);
  }, 60_000);

  test('while one process or Varnish is away nobody is failed, and the tags of pages stay inside', async () => {
    const all = async () => {
      const paths = ['/', '/api/news/news', '/', '/console/'];
      const answers = await Promise.all(paths.map((path, i) => ask(path, i < 2 ? 'GET' : 'POST')));
      return answers.map(({ status, text }) => `${status} ${text}`);
    };
    await two.stop();
    for (let i = 0; i < 5; i += 1) expect(new Set(await all())).toEqual(new Set(['200 varnish', '200 site']));
    await varnish.stop();
    for (let i = 0; i < 5; i += 1) expect(new Set(await all())).toEqual(new Set(['200 site']));
    expect((await ask('/')).headers).not.toHaveProperty('xkey');
    await Promise.all([two.start(), varnish.start()]);
    expect((await ask('/')).text).toBe('varnish');
  });

  test('a write whose connection broke is not sent again, and takes no process out', async () => {
    played.set('/api/broken', ({ socket }) => socket.destroy());
    const before = one.asked.length + two.asked.length;
    for (let i = 0; i < 4; i += 1) expect((await ask('/api/broken', 'POST')).status).toBe(502);
    expect(one.asked.length + two.asked.length).toBe(before + 4);
    expect((await ask('/api/news/news')).status).toBe(200);
  });
});

describe.skipIf(!mayStartVarnish)('deploy/varnish.vcl (left out where varnishd is missing)', () => {
  let one: PlayedProcess;
  let two: PlayedProcess;
  let varnish: Varnish;

  beforeAll(async () => {
    [one, two] = await Promise.all([named('one'), named('two')]);
    varnish = await startVarnish(await portsInARow(1), [one.port, two.port]);
  });
  afterAll(async () => {
    await varnish?.stop();
    await Promise.all([one, two].map((each) => each?.stop()));
  });

  const answers = async (count: number, method = 'GET') => {
    const asked = Array.from({ length: count }, async (_, i) => {
      const answer = await fetch(`${varnish.url}/account/?${i}`, { method });
      return `${answer.status} ${await answer.text()}`;
    });
    return new Set(await Promise.all(asked));
  };

  test('both processes are asked; where one ends nobody who reads is failed, and then it is not asked', async () => {
    expect(await answers(10)).toEqual(new Set(['200 one', '200 two']));
    await one.stop();
    expect(await answers(10)).toEqual(new Set(['200 two']));
    // Known by now: a write, which is not tried twice, is led past it as well.
    await pause(3000);
    expect(await answers(10, 'POST')).toEqual(new Set(['200 two']));
    await one.start();
    await expect.poll(() => answers(4), { timeout: 10_000 }).toEqual(new Set(['200 one', '200 two']));
  }, 60_000);

  test('where one is about to end and the other is not known to be back, they are asked all the same', async () => {
    for (const each of [one, two]) each.leaves = true;
    await pause(4000);
    expect(await answers(10)).toEqual(new Set(['200 one', '200 two']));
    for (const each of [one, two]) each.leaves = false;
  });

  test('where no process answers that is said, and nothing is asked without end', async () => {
    await Promise.all([one.stop(), two.stop()]);
    const answer = await fetch(`${varnish.url}/account/`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    await Promise.all([one.start(), two.start()]);
  });
});
