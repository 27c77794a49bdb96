import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillDirectory } from '#tests/support/filled-directory.ts';
import { playedSecrets } from '#tests/support/sites/played-secrets.ts';
import { type SiteProcess, startSite } from '#tests/support/sites/site-process.ts';

let directory: string;
let site: SiteProcess;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'expo-front-'));
  await fillDirectory(directory);
  site = await startSite({ ...playedSecrets, DATA_DIR: directory, RATE_LIMITS: 'off', TRUST_PROXY: '127.0.0.1' });
}, 240_000);
afterAll(async () => {
  await site.stop();
  rmSync(directory, { recursive: true });
});

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { headers, redirect: 'manual' });

test('cookies are for TLS alone where the visitor came over TLS, as the proxy says; else they are not', async () => {
  const path = '/reservation/contact?date=2031-01-01';
  const proxied = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'expo.example' };
  const [secure = ''] = (await ask(path, proxied)).headers.getSetCookie();
  expect(secure).toMatch(/^__Host-draft=[\w-]{22}; Path=\/; .*; Secure$/);
  // It is known again: who has one is given no other.
  const [cookie = ''] = secure.split(';');
  expect((await ask(path, { ...proxied, cookie })).headers.getSetCookie()).toEqual([]);
  expect((await ask('/language/fr-FR', proxied)).headers.getSetCookie()[0]).toMatch(/; Secure$/);
  const [plain = ''] = (await ask(path)).headers.getSetCookie();
  expect(plain).toMatch(/^draft=/);
  expect(plain).not.toContain('Secure');
});

test('browsers that ask for /favicon.ico find one', async () => {
  const icon = await ask('/favicon.ico');
  expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/x-icon']);
  expect(icon.headers.get('cache-control')).toContain('max-age=');
  expect([...new Uint8Array(await icon.arrayBuffer()).subarray(0, 4)]).toEqual([0, 0, 1, 0]);
});

/** How often something was rendered for everybody. */
async function renders(): Promise<number> {
  const text = await (await ask('/metrics')).text();
  return Number(/^page_cache_requests_total\{use="miss"\} (\d+)$/m.exec(text)?.[1]);
}

/** Sixteen clients, each asking four times. */
async function hammer(address: (number: number) => string): Promise<void> {
  const client = async (_: unknown, index: number) => {
    for (let turn = 0; turn < 4; turn++) await (await ask(address(index * 10 + turn))).arrayBuffer();
  };
  await Promise.all(Array.from({ length: 16 }, client));
}

test('sixteen clients that make parameters up cause no render, of pages, of their data or of calls', async () => {
  const addresses = ['/en-US/', '/en-US/_.data', '/en-US/countries', '/nothing', '/api/news/notic', '/sitemap.xml'];
  for (const address of addresses) await (await ask(address)).arrayBuffer();
  const before = await renders();
  for (const address of addresses) await hammer((number) => `${address}?x=${number}&utm_source=${number}`);
  expect(await renders()).toBe(before);
  // The control: a parameter that the call reads makes another answer.
  await hammer((number) => `/api/news/notic?pageNum=${number + 1}`);
  expect(await renders()).toBe(before + 64);
});
