import { expect, test } from 'vitest';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
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

test('the addresses of one IPv6 network count together', async () => {
  await ask(40, from('2001:db8:1:2:aaaa::1'));
  expect(await ask(1, from('2001:db8:1:2:bbbb::9'))).toBe(0);
  expect(await ask(1, from('2001:db8:1:3:bbbb::9'))).toBe(1);
  await ask(40, from('2001:db8::1'));
  for (const other of ['2001:db8::2', '2001:db8:0:0:a:b:c:d', '2001:0DB8:0::9']) {
    expect(await ask(1, from(other)), other).toBe(0);
  }
  expect(await ask(1, from('2001:db8:0:1::1'))).toBe(1);
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
