import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { readSettings } from '../config/settings.ts';
import { askEdge } from './ask-edge.ts';

interface Heard {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

const ending: (() => void)[] = [];
afterEach(() => {
  for (const end of ending.splice(0)) end();
});

/** A vendor's purge API, played. */
async function vendor(status = 200, says = '{"success":true}') {
  const heard: Heard[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request;
    heard.push({ method, path, headers, body: await text(request) });
    response.writeHead(status).end(says);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ending.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v4/`, heard };
}

const many = Array.from({ length: 250 }, (_, index) => `tag${index}`);

test('every Varnish is told, hard or soft', async () => {
  const [one, other] = [await vendor(), await vendor()];
  const settings = readSettings({ CDN: 'varnish', CDN_PURGE_URL: `${one.url},${other.url}` });
  await askEdge(settings, { tags: ['a', 'b'], isSoft: false });
  await askEdge(settings, { tags: ['c'], isSoft: true });
  for (const { heard } of [one, other]) {
    expect(heard.map(({ method }) => method)).toEqual(['PURGE', 'PURGE']);
    expect([heard[0]?.headers['xkey-purge'], heard[0]?.headers['xkey-softpurge']]).toEqual(['a b', undefined]);
    expect([heard[1]?.headers['xkey-purge'], heard[1]?.headers['xkey-softpurge']]).toEqual([undefined, 'c']);
  }
});

test('of two Varnish one that fails has the purge fail, and the other is told all the same', async () => {
  const [broken, whole] = [await vendor(503), await vendor()];
  const settings = readSettings({ CDN: 'varnish', CDN_PURGE_URL: `${broken.url},${whole.url}` });
  await expect(askEdge(settings, { tags: ['a'], isSoft: false })).rejects.toThrow(/answered 503/);
  expect(whole.heard).toHaveLength(1);
});

test('Fastly is told by keys of a service', async () => {
  const { url, heard } = await vendor();
  const settings = readSettings({ CDN: 'fastly', CDN_PURGE_TOKEN: 's3cret', CDN_ZONE: 'SU1Z', CDN_PURGE_URL: url });
  await askEdge(settings, { tags: many, isSoft: true });
  expect(heard).toHaveLength(1);
  expect(heard[0]).toMatchObject({ method: 'POST', path: '/v4/service/SU1Z/purge' });
  const { headers } = heard[0] ?? {};
  expect([headers?.['fastly-key'], headers?.['fastly-soft-purge'], headers?.['surrogate-key']]).toEqual([
    's3cret',
    '1',
    many.join(' '),
  ]);
});

test('Cloudflare is told by tags of a zone, a hundred a call', async () => {
  const { url, heard } = await vendor();
  const settings = readSettings({ CDN: 'cloudflare', CDN_PURGE_TOKEN: 's3cret', CDN_ZONE: 'z0ne', CDN_PURGE_URL: url });
  await askEdge(settings, { tags: many, isSoft: false });
  expect(heard.map(({ path }) => path)).toEqual(Array(3).fill('/v4/zones/z0ne/purge_cache'));
  expect(heard.map(({ headers }) => headers.authorization)).toEqual(Array(3).fill('Bearer s3cret'));
  expect(heard.flatMap(({ body }) => JSON.parse(body).tags)).toEqual(many);
});

test.each([
  ['a refusal', 403, '{"success":false}'],
  ['a success that is none', 200, '{"success":false}'],
  ['a redirect', 302, ''],
])('%s is no purge, and what is said of it holds no secret', async (_, status, says) => {
  const { url } = await vendor(status, says);
  const settings = readSettings({ CDN: 'cloudflare', CDN_PURGE_TOKEN: 's3cret', CDN_ZONE: 'z0ne', CDN_PURGE_URL: url });
  const error = await askEdge(settings, { tags: ['a'], isSoft: false }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(String(error)).not.toContain('s3cret');
});

test('an edge that is not there is named', async () => {
  const settings = readSettings({ CDN: 'varnish', CDN_PURGE_URL: 'http://127.0.0.1:9/' });
  await expect(askEdge(settings, { tags: ['a'], isSoft: false })).rejects.toThrow(/127\.0\.0\.1:9 did not answer/);
});
