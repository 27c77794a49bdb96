import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { html, page, raw, startFront } from '../front.fixture.ts';

/** The first line of what a site answers that makes an address of the host, as the real one does. */
async function statusFor(host: string, path: string, other = ''): Promise<string> {
  await using running = await startFront({ site: { fetch: async ({ url }) => page(html(new URL(url).host)) } });
  const socket = connect(running.port, '127.0.0.1');
  socket.end(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${other}Connection: close\r\n\r\n`);
  let read = '';
  for await (const chunk of socket) read += chunk;
  expect(running.lines.filter(({ level }) => level === 50)).toEqual([]);
  return read.split('\r\n')[0] ?? '';
}

test.each(['x:99999', '256.256.256.256', '[:::::::]', '[::1', 'a b', 'http://x', 'x/y', 'user@x'])(
  'the host %j is a bad request, at a page for one visitor and at one for all',
  async (host) => {
    expect(await statusFor(host, '/account/')).toMatch(/ 400 /);
    expect(await statusFor(host, '/news/')).toMatch(/ 400 /);
  },
);

test.each(['expo.example', 'EXPO.example:8080', '127.0.0.1:3000', '[::1]:3000', ''])(
  'the host %j is one, or none is named',
  async (host) => {
    expect(await statusFor(host, '/account/')).toMatch(/ 200 /);
  },
);

test.each([
  ['expo.example', 'host: other.example\r\n'],
  ['expo.example', 'HOST: expo.example\r\n'],
  ['', 'Host: expo.example\r\n'],
])('two hosts, %j and %j, are a bad request, also at what is kept', async (host, other) => {
  expect(await statusFor(host, '/account/', other)).toMatch(/ 400 /);
  await using running = await startFront();
  expect((await running.ask('/news/')).status).toBe(200);
  const kept = (more: string) =>
    raw(running.port, `GET /news/ HTTP/1.1\r\nHost: ${host}\r\n${more}Connection: close\r\n\r\n`);
  expect(await kept('')).toMatch(/^HTTP\/1.1 200 /);
  expect(await kept(other)).toMatch(/^HTTP\/1.1 400 /);
});

test.each([
  ['https', 'https:'],
  ['HTTPS', 'https:'],
  ['http, Https ', 'https:'],
  ['HTTP', 'http:'],
  ['https, http', 'http:'],
  ['gopher', 'http:'],
])('a proxy that says %j speaks %s with the visitor', async (said, protocol) => {
  const fetch = async ({ url }: Request) => page(new URL(url).protocol);
  await using running = await startFront({ env: { TRUST_PROXY: '127.0.0.1' }, site: { fetch } });
  expect((await running.ask('/account/', { headers: { 'x-forwarded-proto': said } })).text).toBe(protocol);
});

test.each([
  ['1.2.3.4', '1.2.3.4'],
  ['1.2.3.4:5678', '1.2.3.4'],
  ['9.9.9.9, 1.2.3.4:5678', '1.2.3.4'],
  ['2001:db8::1', '2001:db8::1'],
  ['2001:DB8:0:0::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:DB8::1]:5678', '2001:db8::1'],
  ['::ffff:1.2.3.4', '1.2.3.4'],
  ['::FFFF:102:304', '1.2.3.4'],
  ['[::ffff:1.2.3.4]:99', '1.2.3.4'],
  ['1.2.3.4, 127.0.0.1:80, [::ffff:127.0.0.1]:1', '1.2.3.4'],
  // What the nearest outer hop calls itself is no address: those before it, anybody could write.
  ['6.6.6.6, unknown', '127.0.0.1'],
  ['6.6.6.6, 1.2.3', '127.0.0.1'],
  ['6.6.6.6, fe80::1%eth0', '127.0.0.1'],
  // Node takes this for an address and cannot make one of it: whoever wrote it first ended the process.
  ['ffff:ffff:ffff:ffff:ffff:ffff:255.255.255.255%abcdefghijklmnop, 1.2.3.4', '1.2.3.4'],
  ['', '127.0.0.1'],
])('forwarded for %j is the visitor %s', async (forwarded, visitor) => {
  const fetch = async (_: Request, about: { clientAddress: string }) => page(about.clientAddress);
  await using running = await startFront({ env: { TRUST_PROXY: '127.0.0.1' }, site: { fetch } });
  expect((await running.ask('/account/', { headers: { 'x-forwarded-for': forwarded } })).text).toBe(visitor);
});

test.each([
  ['127.0.0.0/8', '1.2.3.4, 127.9.9.9', '1.2.3.4'],
  ['127.0.0.0/8,10.0.0.0/8,fd00::/8', '1.2.3.4, fd00::9, 10.1.2.3', '1.2.3.4'],
  ['10.0.0.0/8', '1.2.3.4', '127.0.0.1'],
])('with proxies of the ranges %j, forwarded for %j is the visitor %s', async (trusted, forwarded, visitor) => {
  const fetch = async (_: Request, about: { clientAddress: string }) => page(about.clientAddress);
  await using running = await startFront({ env: { TRUST_PROXY: trusted }, site: { fetch } });
  expect((await running.ask('/account/', { headers: { 'x-forwarded-for': forwarded } })).text).toBe(visitor);
});
