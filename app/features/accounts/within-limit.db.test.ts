import { expect, test } from 'vitest';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { noteUse, workAsked } from './network-share.server.ts';
import { withinLimit } from './within-limit.server.ts';

const platform = emptyPlatform();
const from = (clientAddress: string, now = new Date()) => ({ ...platform(), clientAddress, clock: { now: () => now } });

async function ask(times: number, site: ReturnType<typeof from>): Promise<number> {
  const permits = await Promise.all(Array.from({ length: times }, () => withinLimit(site, 'contact')));
  return permits.filter(({ allowed }) => allowed).length;
}

test('of fifty at once from one address forty may, another address is not touched by that', async () => {
  expect(await ask(50, from('203.0.113.1'))).toBe(40);
  expect(await ask(5, from('203.0.113.2'))).toBe(5);
});

test('who is refused is told when to come again, and may then', async () => {
  const now = new Date();
  await ask(40, from('203.0.113.3', now));
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  expect(await withinLimit(from('203.0.113.3', later(600)), 'contact')).toEqual({ allowed: false, retryAfter: 3000 });
  expect(await withinLimit(from('203.0.113.3', later(3601)), 'contact')).toEqual({ allowed: true });
});

test('a network of 64 bits counts once', async () => {
  await ask(40, from('2001:db8:1:2:aaaa::1'));
  expect(await ask(1, from('2001:db8:1:2:bbbb::9'))).toBe(0);
  expect(await ask(1, from('2001:db8:1:3:bbbb::9'))).toBe(1);
});

test('a phone or mail counts as one, wherever it is used', async () => {
  const to = { channel: 'email', address: 'ann+one@example.org' } as const;
  for (let n = 0; n < 40; n += 1) await withinLimit(from(`198.51.100.${n}`), 'waitlist', to);
  const other = { ...to, address: 'ann@example.org' };
  expect(await withinLimit(from('198.51.100.99'), 'waitlist', other)).toMatchObject({ allowed: false });
});

test('strangers of one network are not refused: each doubling asks for a puzzle twice as hard', async () => {
  const one = from('2001:db8:2:201::1');
  for (let n = 0; n < 60; n += 1) await noteUse(one, 'comment');
  expect(await workAsked(one, 'comment')).toBe(1);
  expect(await workAsked(from('2001:db8:2:202::1'), 'comment')).toBe(0);
  for (let n = 0; n < 60; n += 1) await noteUse(one, 'comment');
  expect(await workAsked(one, 'comment')).toBe(2);
  // Of the network of 56 bits there is twice as much, and of the one of 48 bits four times.
  expect(await workAsked(from('2001:db8:2:202::1'), 'comment')).toBe(1);
  expect(await workAsked(from('2001:db8:2:301::1'), 'comment')).toBe(0);
});

test('no address stands in the table', async () => {
  await ask(1, from('198.51.100.77'));
  const rows = await platform().db.selectFrom('usage_count').selectAll().execute();
  expect(JSON.stringify(rows.map(({ who }) => who.toString('latin1')))).not.toContain('198.51');
});

test('with RATE_LIMITS off everybody may', async () => {
  const site = from('203.0.113.4');
  expect(await ask(60, { ...site, settings: { ...site.settings, RATE_LIMITS: false } })).toBe(60);
});
