import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { type Asking, askOuter } from './ask-outer.server.ts';
import { isPublicAddress } from './public-address.ts';

/** A server on this machine, and what it was asked. */
async function serverOn(answer: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    port: String(port),
    url: (name = '127.0.0.1') => `http://${name}:${port}/`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const asking = (over: Partial<Asking> = {}): Asking => ({
  name: 'test',
  takeTurn: async () => {},
  signal: AbortSignal.timeout(20_000),
  ...over,
});

const ok: RequestListener = (_, response) => response.end('ok');

test('an address of this machine or its network is not asked, by number or by name', async () => {
  await using inner = await serverOn(ok);
  const ports = [inner.port];
  for (const name of ['127.0.0.1', '127.1', '2130706433', '0x7f.1', '[::ffff:127.0.0.1]', 'localhost']) {
    expect([name, await askOuter(inner.url(name), asking({ ports }))]).toEqual([name, 'refused']);
  }
  expect(inner.asked).toEqual([]);
  // Control: where it may be asked, the same server is.
  expect(await askOuter(inner.url(), asking({ ports, isAllowed: () => true }))).toEqual({ status: 200 });
  expect(await askOuter(inner.url('localhost'), asking({ ports, isAllowed: () => true }))).toEqual({ status: 200 });
  expect(inner.asked).toEqual(['HEAD /', 'HEAD /']);
});

test('a redirect into the network is not followed', async () => {
  await using inner = await serverOn(ok);
  await using outer = await serverOn((_, response) => {
    response.writeHead(302, { Location: inner.url('0.0.0.0') }).end();
  });
  const ports = [inner.port, outer.port];
  // The same machine by another of its addresses.
  const isAllowed = (address: string) => address === '127.0.0.1';
  expect(await askOuter(outer.url(), asking({ ports, isAllowed }))).toBe('refused');
  expect(inner.asked).toEqual([]);
  // Control: where both may be asked, it is followed.
  expect(await askOuter(outer.url(), asking({ ports, isAllowed: () => true }))).toEqual({ status: 200 });
  expect(inner.asked).toEqual(['HEAD /']);
});

test.each([
  'ftp://expo.example/',
  'https://user:word@expo.example/',
  'http://expo.example:8080/',
  'nothing',
  'file:///etc/passwd',
])('%s is not asked', async (address) => {
  expect(await askOuter(address, asking({ isAllowed: () => true }))).toBe('refused');
});

test('what does not know HEAD is asked by GET, each time in turn; what is led in a circle answers nothing', async () => {
  const turns: string[] = [];
  await using server = await serverOn((request, response) => {
    if (request.url === '/round') response.writeHead(301, { Location: '/round' }).end();
    else response.writeHead(request.method === 'HEAD' ? 405 : 200).end('ok');
  });
  const may = asking({
    ports: [server.port],
    isAllowed: () => true,
    takeTurn: async (host) => void turns.push(host),
  });
  expect(await askOuter(server.url(), may)).toEqual({ status: 200 });
  expect(server.asked).toEqual(['HEAD /', 'GET /']);
  expect(turns).toEqual([`127.0.0.1:${server.port}`, `127.0.0.1:${server.port}`]);
  expect(await askOuter(`${server.url()}round`, may)).toBe('nothing');
});

test('a server that is not there answers nothing', async () => {
  const gone = await serverOn(ok);
  await gone[Symbol.asyncDispose]();
  expect(await askOuter(gone.url(), asking({ ports: [gone.port], isAllowed: () => true }))).toBe('nothing');
});

test.each([
  ['8.8.8.8', true],
  ['223.5.5.5', true],
  ['2400:3200::1', true],
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.31.0.1', '192.168.1.1'].map(
    (address) => [address, false] as const,
  ),
  ...['198.19.0.1', '203.0.113.9', '224.0.0.1', '255.255.255.255', '::', '::1', '::ffff:10.0.0.1', 'fe80::1'].map(
    (address) => [address, false] as const,
  ),
  ...['fd00::1', 'ff02::1', '2001:db8::1', '2002:7f00:1::', '2001::1', '64:ff9b::7f00:1', 'expo.example'].map(
    (address) => [address, false] as const,
  ),
] as const)('%s can be reached by everybody: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
