import { expect, test } from 'vitest';
import { readSettings } from '#platform/config/settings.ts';
import { type Holder, hasProven, holding, proving, readHolder, withHolder } from './holder-cookie.server.ts';

const secrets = { SESSION_SECRET: 's'.repeat(40), DEMO: 'on' };
const settings = readSettings(secrets);
const site = { settings, clock: { now: () => new Date('2030-01-01T00:00:00Z') } };
const at = (moment: string) => ({ settings, clock: { now: () => new Date(moment) } });
const to = { channel: 'sms', address: '+260971234567' } as const;

const cookieOf = (holder: Holder, own = site) => withHolder(new Headers(), own, holder).get('Set-Cookie') ?? '';
const request = (cookie: string) =>
  new Request('http://localhost/', { headers: { Cookie: `other=1; ${cookie.split(';')[0]}; last=2` } });

test('a browser keeps what it has reserved and proven; the proof ends after half an hour', () => {
  const cookie = cookieOf(holding(proving({ ids: ['first'] }, site, to), 'second'));
  expect(cookie).toMatch(/^holder=[\w-]+; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax$/);
  const holder = readHolder(request(cookie), at('2030-01-01T00:29:00Z'));
  expect(holder.ids).toEqual(['first', 'second']);
  expect(hasProven(holder, to)).toBe(true);
  expect(hasProven(holder, { channel: 'sms', address: '+260970000000' })).toBe(false);
  expect(readHolder(request(cookie), at('2030-01-01T00:30:00Z'))).toEqual({ ids: ['first', 'second'] });
});

test('nobody reads it or makes it without the secret', () => {
  const cookie = cookieOf({ ids: ['first'], proof: { to, until: Date.parse('2031-01-01') } });
  expect(cookie).not.toContain('first');
  expect(cookie).not.toContain('971234567');
  const foreign = { ...site, settings: readSettings({ ...secrets, SESSION_SECRET: 'x'.repeat(40) }) };
  expect(readHolder(request(cookie), foreign)).toEqual({ ids: [] });
  for (const forged of [
    'holder=',
    'holder=AAAA',
    cookie.replace('holder=', 'holder=AAAA'),
    'holder=%00',
    'holders=1',
  ]) {
    expect(readHolder(request(forged), site).proof, forged).toBeUndefined();
  }
  expect(readHolder(new Request('http://localhost/'), site)).toEqual({ ids: [] });
});

test('over TLS it belongs to this host alone', () => {
  const secure = { ...site, settings: readSettings({ ...secrets, SITE_URL: 'https://expo.example' }) };
  expect(cookieOf({ ids: [] }, secure)).toMatch(/^__Host-holder=[\w-]+; Path=\/; .*; Secure$/);
});

test('however many reservations there are, the cookie stays below what browsers take', () => {
  const ids = Array.from({ length: 500 }, (_, i) => `id-${i}`.padEnd(22, 'x'));
  const cookie = cookieOf(proving({ ids }, site, { channel: 'email', address: `${'a'.repeat(240)}@example.com` }));
  expect(cookie.length).toBeLessThan(4096);
  expect(readHolder(request(cookie), site).ids.at(-1)).toBe(ids.at(-1));
});
