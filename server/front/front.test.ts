import { createHash } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { html, page, type RunningFront, raw, startFront } from './front.fixture.ts';

const always = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'strict-transport-security',
  'x-request-id',
];

/** Scripts, styles and photographs: the others guard documents, and a drawing may be one. */
const lighter = ['/assets/a-1.js', '/media/1/ab12/320.avif'];
const ofAssets = ['content-security-policy', 'x-content-type-options', 'cross-origin-resource-policy'];

test('every answer carries the security headers and none names the software', async () => {
  const env = {
    SITE_URL: 'https://expo.example',
    FINANCE_IMAGE_BASE_URL: 'https://img.example/x',
  };
  const files = { 'favicon.ico': 'icon', 'assets/a-1.js': 'let a' };
  const fetch = async (request: Request) => {
    const kind = /[.](avif|svg)$/.exec(request.url)?.[1];
    if (kind) return page('picture', { headers: { 'content-type': kind === 'svg' ? 'image/svg+xml' : 'image/avif' } });
    if (request.url.endsWith('/boom')) throw new Error('boom');
    return page(html('x'), { headers: { server: 'me', 'x-powered-by': 'you' } });
  };
  await using running = await startFront({ env, files, site: { fetch } });
  const paths = [
    '/news/',
    '/account/',
    '/api/x',
    '/favicon.ico',
    '/assets/a-1.js',
    '/media/1/ab12/320.avif',
    '/media/1/ab12/drawing.svg',
    '/assets/none',
    '/healthz',
    '/readyz',
  ];
  for (const path of [...paths, '/metrics', '/zh-CN/', '/language/en-US', '/%zz', '/boom', '/account/boom']) {
    const { headers, status } = await running.ask(path);
    const expected = lighter.includes(path) ? ofAssets : always;
    for (const name of expected) expect(headers[name], `${name} at ${path}`).toBeTruthy();
    expect('permissions-policy' in headers, path).toBe(!lighter.includes(path));
    expect(headers.server ?? headers['x-powered-by']).toBeUndefined();
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    const isPage = status === 200 && headers['content-type']?.startsWith('text/html');
    if (isPage) expect(headers['content-security-policy']).toContain("img-src 'self' data: https://img.example;");
    expect(JSON.stringify(headers)).not.toContain('secret');
  }
});

test.for([
  ['GET', '/%zz', 400],
  ['GET', '/a%00b', 400],
  ['GET', '/?a=%ED%A0%80', 400],
  ['GET', '/a\\b', 400],
  ['PUT', '/news/', 405],
  ['OPTIONS', '/news/', 405],
  ['OPTIONS', '/api/x', 204],
  ['DELETE', '/api/x', 405],
  ['TRACE', '/news/', 405],
  ['GET', '/assets/../../package.json', 404],
  ['GET', '/assets/..%2f..%2fpackage.json', 404],
  ['GET', '/assets/%2e%2e/%2e%2e/etc/passwd', 404],
  ['GET', '/.vite/manifest.json', 404],
] as const)('%s %s answers %i', async ([method, path, status]) => {
  await using running = await startFront({ files: { '.vite/manifest.json': '{}', '.env': 'SECRET' } });
  const answer = await raw(running.port, `${method} ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toContain('Content-Security-Policy');
  if (status === 405) expect(answer).toMatch(/\r\nAllow: GET, HEAD, POST/);
});

test.for([
  ['/api/search?pageNum=2&type=%00', 'type'],
  ['/api/search?keyword=%ED%A0%80', 'keyword'],
  ['/api/search?keyword=a%&type=news', 'keyword'],
  ['/api/search?keyword=caf%e9&type=%00', 'keyword'],
] as const)('the parameter of %s that cannot be read is named in the language of the request', async ([path, name]) => {
  await using running = await startFront();
  const said: string[] = [];
  for (const language of ['1', '2', '3']) {
    const answer = await raw(
      running.port,
      `GET ${path} HTTP/1.1\r\nHost: a\r\nLanguage: ${language}\r\nConnection: close\r\n\r\n`,
    );
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1.1 400 /);
    const { errors } = JSON.parse(body) as { errors: Record<string, string> };
    expect(Object.keys(errors)).toEqual([name]);
    said.push(errors[name] ?? '');
  }
  expect(said).toEqual([
    '内容中有无法读取的字符。',
    'This contains characters that cannot be read.',
    'Cette donnée contient des caractères illisibles.',
  ]);
});

test.for(['/api/%zz?a=b', '/api/search?<b>=%zz', '/api/search?%zz=1', '/api/search?a=b#c'])(
  'nothing of %s is repeated where no parameter is at fault by a plain name',
  async (path) => {
    await using running = await startFront();
    const answer = await raw(
      running.port,
      `GET ${path} HTTP/1.1\r\nHost: a\r\nLanguage: 2\r\nConnection: close\r\n\r\n`,
    );
    const body = answer.split('\r\n\r\n')[1] ?? '';
    expect(JSON.parse(body)).toMatchObject({ code: 400, msg: 'Bad request' });
    expect(body).not.toMatch(/zz|<b>|#c/);
  },
);

test.for([9000, 40_000])('a URL of %i characters answers 414', async (length) => {
  await using running = await startFront();
  const answer = await raw(
    running.port,
    `GET /fr-FR/${'a'.repeat(length)} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1.1 414 [\s\S]*X-Request-Id[\s\S]*Adresse trop longue/);
});

test('a request that cannot be read is answered with 400, a head that is too long with 431', async () => {
  await using running = await startFront();
  expect(await raw(running.port, 'nonsense\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /);
  const long = await raw(running.port, `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`);
  expect(long).toMatch(/^HTTP\/1.1 431 [\s\S]*Content-Security-Policy/);
});

test.for([
  ['PUT /news/', '返回首页'],
  ['PUT /en-US/news/', 'Back to the home page'],
  ['PUT /fr-FR/news/', 'Retour à l’accueil'],
  [`GET /fr-FR/${'a'.repeat(9000)}`, 'Retour à l’accueil'],
  [`GET /${'a'.repeat(40_000)}`, '返回首页'],
] as const)(
  'what the front answers to %s has one style, which its policy names, and a way back',
  async ([line, home]) => {
    await using running = await startFront();
    const answer = await raw(running.port, `${line} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    const [, style = ''] = /<style>([^<]+)<\/style>/.exec(answer) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(answer).toContain(
      `Content-Security-Policy: default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors`,
    );
    expect(answer).toContain(`>${home}</a>`);
  },
);

test('a whole URL in the request line is understood', async () => {
  await using running = await startFront();
  const answer = await raw(running.port, 'GET http://a/news/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  expect(answer).toContain('page /news/');
});

test('of an upload nothing is read unless the site reads it, and no more than it may have', async () => {
  const read: string[] = [];
  const fetch = async (request: Request) => {
    if (request.url.endsWith('/refused/upload')) return page('refused', { status: 401 });
    const end = await request.arrayBuffer().then(
      ({ byteLength }) => `${byteLength} bytes`,
      (error: Error) => error.name,
    );
    read.push(end);
    return page(end, { status: 413 });
  };
  await using running = await startFront({ site: { fetch } });
  const post = (path: string, size: number, headers = {}) => {
    const type = 'multipart/form-data; boundary=x';
    return running.ask(path, {
      method: 'POST',
      body: Buffer.alloc(size),
      headers: { 'content-type': type, ...headers },
    });
  };
  expect((await post('/refused/upload', 10_485_760)).status).toBe(401);
  expect(read).toEqual([]);
  for (const headers of [{}, { 'transfer-encoding': 'chunked' }]) {
    expect((await post('/upload', 20_000_000, headers)).text).toBe('BodyTooLarge');
  }
});

test('an answer that nobody waits for any more counts as 499, whatever it is', async () => {
  let isGone = () => {};
  const gone = new Promise<void>((resolve) => {
    isGone = resolve;
  });
  const fetch = async (request: Request) => {
    const aborted = new Promise((resolve) => request.signal.addEventListener('abort', resolve));
    isGone();
    await aborted;
    // What the router makes of a request that was broken off.
    return page('broken off', { status: 500 });
  };
  await using running = await startFront({ site: { fetch } });
  const socket = connect(running.port, '127.0.0.1');
  socket.write('GET /account/picture HTTP/1.1\r\nHost: a\r\n\r\n');
  await gone;
  socket.destroy();
  await expect.poll(() => running.lines.map(({ status }) => status)).toEqual([499]);
});

const readsAll = async (request: Request) => page(`${(await request.arrayBuffer()).byteLength} bytes`);

test('bodies are limited by their address and kind, announced or not', async () => {
  await using running = await startFront({ site: { fetch: readsAll } });
  const post = (path: string, size: number, type: string, headers = {}) =>
    running.ask(path, { method: 'POST', body: Buffer.alloc(size, 97), headers: { 'content-type': type, ...headers } });
  const chunked = { 'transfer-encoding': 'chunked' };
  const upload = 'multipart/form-data; boundary=x';
  expect((await post('/api/x', 65_536, 'application/json')).text).toBe('65536 bytes');
  expect((await post('/x', 65_536, 'application/x-www-form-urlencoded', chunked)).text).toBe('65536 bytes');
  expect((await post('/api/upload', 10_485_760, upload, chunked)).text).toBe('10485760 bytes');
  expect((await post('/api/upload', 65_537, 'application/json')).status).toBe(413);
  const refused = await post('/api/x', 65_537, 'application/json', { language: '3' });
  expect(refused.status).toBe(413);
  expect(JSON.parse(refused.text)).toEqual({ code: 413, msg: 'Contenu trop volumineux' });
  expect((await post('/api/x', 65_537, 'application/json', chunked)).status).toBe(413);
  expect((await post('/api/x', 65_537, upload)).status).toBe(413);
  expect((await post('/api/x', 65_537, upload, chunked)).status).toBe(413);
  const form = await post('/en-US/x', 70_000, 'application/x-www-form-urlencoded');
  expect(form.text).toContain('<h1>Too much content</h1>');
  expect(form.text).toContain('href="/en-US/"');
});

test.for([
  [{}, 200],
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://whatever.example' }, 200],
  [{ 'sec-fetch-site': 'none' }, 200],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://expo.example' }, 403],
  [{ origin: 'https://expo.example' }, 200],
  [{ origin: 'https://EXPO.example:443' }, 200],
  [{ origin: 'http://expo.example' }, 403],
  [{ origin: 'null' }, 403],
] as const)('a write with %j answers %i', async ([headers, status]) => {
  await using running = await startFront({ env: { SITE_URL: 'https://expo.example' }, site: { fetch: readsAll } });
  expect((await running.ask('/x', { method: 'POST', headers })).status).toBe(status);
});

test('without SITE_URL the origin of a write is compared with its own host', async () => {
  await using running = await startFront({ site: { fetch: readsAll } });
  const post = (origin: string) => running.ask('/x', { method: 'POST', headers: { origin, host: 'a.example:3000' } });
  expect((await post('http://a.example:3000')).status).toBe(200);
  expect((await post('http://b.example:3000')).status).toBe(403);
});

test('forwarded headers count from a trusted proxy only', async () => {
  const fetch = async (request: Request, about: { clientAddress: string }) =>
    page(`${request.url} ${about.clientAddress} ${request.headers.get('x-forwarded-for')}`);
  const headers = {
    host: 'inner:3000',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'expo.example',
    'x-forwarded-for': '6.6.6.6, 1.2.3.4, 127.0.0.1',
    'x-request-id': 'proxy-id-1',
  };
  await using trusting = await startFront({ env: { TRUST_PROXY: '10.0.0.1, 127.0.0.1' }, site: { fetch } });
  const trusted = await trusting.ask('/account/', { headers });
  expect(trusted.text).toBe('https://expo.example/account/ 1.2.3.4 null');
  expect(trusted.headers['x-request-id']).toBe('proxy-id-1');
  const odd = await trusting.ask('/account/', { headers: { ...headers, 'x-request-id': 'a b"' } });
  expect(odd.headers['x-request-id']).not.toBe('a b"');
  await using plain = await startFront({ site: { fetch } });
  expect((await plain.ask('/account/', { headers })).text).toBe('http://inner:3000/account/ 127.0.0.1 null');
});

test('files are sent with type, validator and compression; hashed ones for ever', async () => {
  const script = 'export const a = 1;\n'.repeat(100);
  await using running = await startFront({
    files: { 'assets/a-1.js': script, 'favicon.svg': '<svg/>', 'v.webm': '0123456789' },
  });
  const asset = await running.ask('/assets/a-1.js', { headers: { 'accept-encoding': 'br' } });
  expect(asset.text).toBe(script);
  expect(asset.headers).toMatchObject({
    'content-type': 'text/javascript',
    'cache-control': 'max-age=31536000, immutable',
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
  });
  // Its name changes with its content: a browser has nothing to ask again.
  expect(asset.headers.etag).toBeUndefined();
  const icon = await running.ask('/favicon.svg', { method: 'HEAD' });
  expect([icon.bytes.length, icon.headers['content-length']]).toEqual([0, '6']);
  const etag = String(icon.headers.etag);
  expect((await running.ask('/favicon.svg', { headers: { 'if-none-match': etag } })).status).toBe(304);
  const part = await running.ask('/v.webm', { headers: { range: 'bytes=2-4' } });
  expect([part.status, part.text, part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10']);
  expect((await running.ask('/v.webm', { headers: { range: 'bytes=-3' } })).text).toBe('789');
  expect((await running.ask('/v.webm', { headers: { range: 'bytes=10-' } })).status).toBe(416);
  expect((await running.ask('/v.webm')).text).toBe('0123456789');
});

test('the head of a hashed file says no more than it must, and the connection stays for the next one', async () => {
  await using running = await startFront({ files: { 'assets/a-1.js': 'let a' } });
  const ask = (version: string, ...headers: string[]) =>
    `GET /assets/a-1.js HTTP/${version}\r\n${['Host: a', ...headers, '', ''].join('\r\n')}`;
  const text = await raw(running.port, ask('1.1') + ask('1.1', 'Connection: close'));
  const [first = '', second = ''] = text.split(/(?=HTTP\/1.1 )/);
  expect(first.length).toBeLessThan(320);
  expect(first).toMatch(/^HTTP\/1.1 200 OK(?!.*(?:Connection|Keep-Alive|X-Request-Id):).*let a$/s);
  expect(second).toMatch(/^HTTP\/1.1 200 OK.*let a$/s);
  // Who speaks an older HTTP must be told that it stays.
  const older = await raw(running.port, ask('1.0', 'Connection: keep-alive') + ask('1.0'));
  expect(older.split(/(?=HTTP\/1.1 )/)[0]).toContain('Connection: keep-alive');
});

test('metrics are for this machine, or for whoever has the token', async () => {
  await using open = await startFront();
  await open.ask('/news/');
  const { text } = await open.ask('/metrics');
  expect(text).toMatch(/^http_requests_total\{status="2xx"\} 1$/m);
  expect(text).toMatch(/^page_cache_requests_total\{use="miss"\} 1$/m);
  expect((await open.ask('/metrics', { headers: { 'x-forwarded-for': '127.0.0.1' } })).status).toBe(403);
  await using closed = await startFront({ env: { METRICS_TOKEN: 'a-token-of-some-length' } });
  expect((await closed.ask('/metrics')).status).toBe(403);
  const headers = { authorization: 'Bearer a-token-of-some-length' };
  expect((await closed.ask('/metrics', { headers })).status).toBe(200);
});

test('ready says what the database says', async () => {
  await using failing = await startFront({ ready: () => Promise.reject(new Error('no such table')) });
  const { status, text } = await failing.ask('/readyz');
  expect([status, text]).toEqual([503, 'not ready: the database answers with an error, see the log\n']);
  expect(failing.lines.find(({ level }) => level === 40)).toMatchObject({ err: { message: 'no such table' } });
  await using behind = await startFront({
    ready: async () => ({ fits: false, says: 'the database lacks migrations' }),
  });
  expect((await behind.ask('/readyz')).text).toBe('not ready: the database lacks migrations\n');
  expect((await failing.ask('/healthz')).status).toBe(200);
  await using running = await startFront();
  expect((await running.ask('/readyz')).status).toBe(200);
});

test('where the database is silent, a process says that it serves before a proxy loses patience', async () => {
  await using running = await startFront({ ready: () => new Promise(() => {}) });
  const began = performance.now();
  const { status, text } = await running.ask('/readyz');
  expect([status, text]).toEqual([200, 'degraded: the database is away\n']);
  // deploy/haproxy.cfg and deploy/varnish.vcl ask with two seconds' patience.
  expect(performance.now() - began).toBeLessThan(1500);
});

/** Opens connections that have sent half a request. */
function drip({ port }: RunningFront, count: number): Socket[] {
  return Array.from({ length: count }, () => {
    const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: a\r\nX: '));
    socket.on('error', () => socket.destroy());
    return socket;
  });
}

test('a hundred connections that drip do not hold up others, and are closed after 10 s', {
  timeout: 20_000,
}, async () => {
  await using running = await startFront();
  const sockets = drip(running, 100);
  const dripping = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('a');
  }, 500);
  for (let index = 0; index < 20; index++) expect((await running.ask('/news/')).status).toBe(200);
  await expect
    .poll(() => sockets.every((socket) => socket.destroyed || socket.readableEnded), { timeout: 13_000 })
    .toBe(true);
  clearInterval(dripping);
});

test('draining lets what runs end, says so, and takes nothing new', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let asked = false;
  const fetch = async () => {
    asked = true;
    await promise;
    return page(html('to the end'));
  };
  await using running = await startFront({ site: { fetch } });
  await running.ask('/healthz');
  const slow = running.ask('/news/');
  await expect.poll(() => asked).toBe(true);
  const drained = running.front.drain();
  await expect(raw(running.port, 'GET / HTTP/1.1\r\n\r\n')).rejects.toThrow(/ECONNREFUSED/);
  resolve();
  const reply = await slow;
  expect(reply.text).toContain('to the end');
  expect(reply.headers.connection).toBe('close');
  await drained;
});
