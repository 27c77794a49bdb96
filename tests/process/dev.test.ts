import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillDirectory } from '#tests/support/filled-directory.ts';
import { playedSecrets } from '#tests/support/sites/played-secrets.ts';
import { type SiteProcess, startSite } from '#tests/support/sites/site-process.ts';

let directory: string;
let site: SiteProcess | undefined;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'expo-dev-'));
  await fillDirectory(directory);
  const env = { ...playedSecrets, DATA_DIR: directory, RATE_LIMITS: 'off', NODE_ENV: 'development' };
  site = await startSite(env, 'server/dev.ts');
}, 300_000);
afterAll(async () => {
  await site?.stop();
  rmSync(directory, { recursive: true });
});

const ask = (path: string, init: RequestInit = {}) => fetch(`${site?.url}${path}`, { redirect: 'manual', ...init });

test('while developing, the rules of the front hold', { timeout: 60_000 }, async () => {
  const chosen = await ask('/language/fr-FR?to=%2Fnews%2F');
  expect([chosen.status, chosen.headers.get('location')]).toEqual([303, '/fr-FR/news/']);
  expect(chosen.headers.get('set-cookie')).toContain('language=fr-FR');
  const sent = await ask('/news/', { headers: { cookie: 'language=fr-FR' } });
  expect([sent.status, sent.headers.get('location')]).toEqual([302, '/fr-FR/news/']);
  const forged = await ask('/login/', { method: 'POST', headers: { origin: 'https://evil.example' } });
  expect(forged.status).toBe(403);
  expect((await ask('/NEWS/')).status).toBe(308);
  expect((await ask('/readyz')).status).toBe(200);
});

test('while developing, a page is made anew each time, awake, with a policy that lets Vite work', {
  timeout: 60_000,
}, async () => {
  const page = await ask('/en-US/');
  const text = await page.text();
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(page.status).toBe(200);
  expect(page.headers.get('cache-control')).toBe('private, no-store');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("connect-src 'self' ws:");
  expect(policy).toMatch(/script-src 'self' 'sha256-/);
  expect(policy).not.toMatch(/script-src [^;]*unsafe/);
  expect(text).toContain('<script type="module"');
  expect(text).not.toContain('<script type="text/x-module"');
  const client = await ask('/@vite/client');
  expect(client.headers.get('content-type')).toContain('javascript');
});

test('while developing, a port that is taken is said in a sentence', { timeout: 120_000 }, async () => {
  const other = mkdtempSync(join(tmpdir(), 'expo-dev-'));
  await fillDirectory(other);
  const port = new URL(site?.url ?? '').port;
  const failed = await startSite(
    { ...playedSecrets, DATA_DIR: other, PORT: port, NODE_ENV: 'development' },
    'server/dev.ts',
  ).then(
    () => 'started',
    (error: Error) => error.message,
  );
  rmSync(other, { recursive: true });
  expect(failed).toContain('Ended with 1');
  expect(failed).toContain(`PORT, HOST: ${port} on 127.0.0.1 is in use by another process`);
  expect(failed).not.toMatch(/^\s+at /m);
});
