import { expect, test } from 'vitest';
import { readSettings } from '#platform/config/settings.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { reservationJobs } from '../jobs.server.ts';
import { endHolder, type Holder, hasProven, holding, proving, readHolder, withHolder } from './holder-cookie.server.ts';

const platform = emptyPlatform();
const secrets = { SESSION_SECRET: 's'.repeat(40), DEMO: 'on' };
const settings = readSettings(secrets);
const site = { settings, clock: { now: () => new Date('2030-01-01T00:00:00Z') } };
/** The same site, with its database, at a moment. */
const open = (moment = '2030-01-01T00:00:00Z') => ({
  settings,
  db: platform().db,
  clock: { now: () => new Date(moment) },
});
const to = { channel: 'sms', address: '+260971234567' } as const;

const cookieOf = (holder: Holder, own = site) => withHolder(new Headers(), own, holder).get('Set-Cookie') ?? '';
const request = (cookie: string) =>
  new Request('http://localhost/', { headers: { Cookie: `other=1; ${cookie.split(';')[0]}; last=2` } });

test('a browser keeps what it has reserved and proven; the proof ends after half an hour', async () => {
  const cookie = cookieOf(holding(proving({ ids: ['first'] }, site, to), 'second'));
  expect(cookie).toMatch(/^holder=[\w-]+; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax$/);
  const holder = await readHolder(request(cookie), open('2030-01-01T00:29:00Z'));
  expect(holder.ids).toEqual(['first', 'second']);
  expect(hasProven(holder, to)).toBe(true);
  expect(hasProven(holder, { channel: 'sms', address: '+260970000000' })).toBe(false);
  expect(await readHolder(request(cookie), open('2030-01-01T00:30:00Z'))).toEqual({
    id: holder.id,
    ids: ['first', 'second'],
  });
});

test('nobody reads it or makes it without the secret', async () => {
  const cookie = cookieOf({ ids: ['first'], proof: { to, until: Date.parse('2031-01-01') } });
  expect(cookie).not.toContain('first');
  expect(cookie).not.toContain('971234567');
  const foreign = { ...site, settings: readSettings({ ...secrets, SESSION_SECRET: 'x'.repeat(40) }) };
  expect(await readHolder(request(cookie), { ...open(), ...foreign })).toEqual({ ids: [] });
  for (const forged of [
    'holder=',
    'holder=AAAA',
    cookie.replace('holder=', 'holder=AAAA'),
    'holder=%00',
    'holders=1',
  ]) {
    expect((await readHolder(request(forged), open())).proof, forged).toBeUndefined();
  }
  expect(await readHolder(new Request('http://localhost/'), open())).toEqual({ ids: [] });
});

test('over TLS it belongs to this host alone', async () => {
  const secure = { ...site, settings: readSettings({ ...secrets, SITE_URL: 'https://expo.example' }) };
  expect(cookieOf({ ids: [] }, secure)).toMatch(/^__Host-holder=[\w-]+; Path=\/; .*; Secure$/);
});

test('however many reservations there are, the cookie stays below what browsers take', async () => {
  const ids = Array.from({ length: 500 }, (_, i) => `id-${i}`.padEnd(22, 'x'));
  const cookie = cookieOf(proving({ ids }, site, { channel: 'email', address: `${'a'.repeat(240)}@example.com` }));
  expect(cookie.length).toBeLessThan(4096);
  expect((await readHolder(request(cookie), open())).ids.at(-1)).toBe(ids.at(-1));
});

test('once it was ended, no copy of it shows anything, also one that was written after it; others go on', async () => {
  const cookie = cookieOf(holding(proving({ ids: [] }, site, to), 'first'));
  const later = cookieOf(holding(await readHolder(request(cookie), open()), 'second'));
  const other = cookieOf(holding({ ids: [] }, 'third'));
  expect((await readHolder(request(later), open())).ids).toEqual(['first', 'second']);
  await endHolder(request(cookie), open());
  await endHolder(request(cookie), open());
  for (const copy of [cookie, later]) expect(await readHolder(request(copy), open())).toEqual({ ids: [] });
  expect((await readHolder(request(other), open())).ids).toEqual(['third']);
  expect(await readHolder(request(other), open('2030-04-01T00:00:00Z'))).toEqual({ ids: [] });
  await endHolder(new Request('http://localhost/'), open());
});

test('a copy that was written anew lives longer than the cookie by which it was ended, and opens nothing until it is over', async () => {
  const cookie = cookieOf(holding({ ids: [] }, 'first'));
  const copied = open('2030-02-01T00:00:00Z');
  const copy = cookieOf(holding(await readHolder(request(cookie), copied), 'second'), copied);
  await endHolder(request(cookie), open('2030-02-02T00:00:00Z'));
  const clearing = reservationJobs.find(({ name }) => name === 'clear drafts, answers and counts');
  expect(clearing).toBeDefined();
  // The day on which the ended cookie is over, and the last on which the copy would be good.
  for (const moment of ['2030-04-01T00:00:01Z', '2030-05-01T23:59:59Z']) {
    const then = open(moment);
    await clearing?.run({ ...platform(), ...then }, new AbortController().signal);
    expect(await readHolder(request(copy), then), moment).toEqual({ ids: [] });
  }
});
