import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startFront } from '../front.fixture.ts';
import { localeOfCookie } from './language-redirects.ts';
import { switchTarget } from './language-switch.ts';

const rules: [asked: string, cookie: string | undefined, status: number, location?: string][] = [
  ['/', undefined, 200],
  ['/news/', 'language=zh-CN', 200],
  ['/news/', 'language=de-DE', 200],
  ['/news/', 'language=', 200],
  ['/news/', 'xlanguage=fr-FR', 200],
  ['/news/?page=2&x=%20', 'a=b; language=fr-FR', 302, '/fr-FR/news/?page=2&x=%20'],
  ['/', 'language=en-US', 302, '/en-US/'],
  ['/nowhere', 'language=en-US', 302, '/en-US/nowhere'],
  ['/en-US/news/', 'language=fr-FR', 200],
  ['/fr-FR/news/', 'language=fr-FR', 200],
  ['/zh-CN/news/?a=1', undefined, 308, '/news/?a=1'],
  ['/zh-CN', undefined, 308, '/'],
  ['/zh-CN//evil.example/x', undefined, 308, '/evil.example/x'],
  ['/de-DE/news/', undefined, 404],
  ['/de-DE/news/', 'language=fr-FR', 404],
  ['/EN-us/news/', 'language=fr-FR', 404],
  ['/NEWS/More/list/abc?x=1', undefined, 308, '/news/more/list/abc?x=1'],
  ['/fr-FR/About/contact', undefined, 308, '/fr-FR/about/Contact'],
  ['/news.data', 'language=fr-FR', 404],
  ['/weave/1.svg', 'language=fr-FR', 404],
  ['/api/news/news', 'language=fr-FR', 200],
  ['/language/de-DE?to=/news/', 'language=fr-FR', 404],
];

test.for(rules)('%s with the cookie %s answers %s %s', async ([path, cookie, status, location]) => {
  await using running = await startFront();
  const reply = await running.ask(path, { headers: cookie ? { cookie } : {} });
  expect({ status: reply.status, location: reply.headers.location }).toEqual({ status, location });
});

test('the rules hold too for pages that are kept', async () => {
  await using running = await startFront();
  for (let round = 0; round < 3; round++) {
    expect((await running.ask('/news/')).status).toBe(200);
    const sentOn = await running.ask('/news/', { headers: { cookie: 'language=fr-FR' } });
    expect(sentOn.status).toBe(302);
    expect(sentOn.headers['cache-control']).toBe('private, no-cache');
    expect(sentOn.headers.vary).toBe('Cookie');
  }
});

test('pages without prefix vary by cookie, others do not', async () => {
  await using running = await startFront();
  expect((await running.ask('/news/')).headers.vary).toBe('Accept-Encoding, Cookie');
  expect((await running.ask('/fr-FR/news/')).headers.vary).toBe('Accept-Encoding');
  expect((await running.ask('/api/news/news')).headers.vary).toBe('Accept-Encoding, Language');
});

test('switching sets the cookie and lands on the same page', async () => {
  await using running = await startFront();
  const reply = await running.ask('/language/fr-FR?to=%2Fen-US%2Fnews%2F%3Fpage%3D2');
  expect(reply.status).toBe(303);
  expect(reply.headers.location).toBe('/fr-FR/news/?page=2');
  expect(reply.headers['set-cookie']).toEqual(['language=fr-FR; Path=/; Max-Age=31536000; SameSite=Lax']);
  expect(reply.headers['cache-control']).toBe('no-store');
});

test('the cookie is Secure where the site is on TLS', async () => {
  await using running = await startFront({ env: { SITE_URL: 'https://expo.example' } });
  const reply = await running.ask('/language/en-US');
  expect(reply.headers['set-cookie']?.[0]).toMatch(/; Secure$/);
  expect(reply.headers.location).toBe('/en-US/');
});

const targets: [to: string, lands: string][] = [
  ['/news/', '/fr-FR/news/'],
  ['/zh-CN/news/', '/fr-FR/news/'],
  ['//evil.example', '/fr-FR/'],
  ['/\\evil.example', '/fr-FR/'],
  ['/.//evil.example', '/fr-FR/'],
  ['/en-US//evil.example', '/fr-FR/'],
  ['https://evil.example/', '/fr-FR/'],
  ['javascript:alert(1)', '/fr-FR/'],
  ['/news\r\nSet-Cookie: a=b', '/fr-FR/'],
  ['/language/en-US?to=/', '/fr-FR/'],
  ['', '/fr-FR/'],
];

test.for(targets)('switching to %j lands on %s', ([to, lands]) => {
  expect(switchTarget('fr-FR', { search: `?to=${encodeURIComponent(to)}` })).toBe(lands);
});

test('no text in `to` leads to another host', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '//',
    'evil.example',
    ':',
    '@',
    '?',
    '#',
    '\t',
    '\n',
    ' ',
    '%2f',
    'zh-CN',
    'en-US',
    'http:',
    'é',
  );
  const texts = fc.oneof(
    fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(texts, fc.constantFrom('zh-CN', 'en-US', 'fr-FR'), (to, locale) => {
      const target = switchTarget(locale, { search: `?${new URLSearchParams({ to })}` });
      expect(target).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
      expect(new URL(target, 'https://expo.example').origin).toBe('https://expo.example');
    }),
    { numRuns: 5000 },
  );
});

test('the cookie is read as cookies are written', () => {
  expect(localeOfCookie('a=1;language=fr-FR')).toBe('fr-FR');
  expect(localeOfCookie('language=fr-FR; language=en-US')).toBe('fr-FR');
  expect(localeOfCookie('language=fr-FRx')).toBeUndefined();
  expect(localeOfCookie(undefined)).toBeUndefined();
});
