import { beforeEach, expect, test } from 'vitest';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { keepForm } from './kept-form.server.ts';

const platform = emptyPlatform();

/** Sends a form of members without a session, each from a browser of its own. @returns whether it was kept */
async function sends(clientAddress: string, settings = platform().settings): Promise<boolean> {
  const path = '/negotiation/publish';
  const request = new Request(`http://localhost${path}`, { method: 'POST', body: new URLSearchParams({ name: 'x' }) });
  return (await keepForm(request, siteFor(platform(), { path, settings, clientAddress }))) !== undefined;
}

/** How many of so many forms are kept. @param from the address of the nth one */
async function keptOf(count: number, from: (n: number) => string, settings = platform().settings): Promise<number> {
  let kept = 0;
  for (let n = 0; n < count; n += 1) if (await sends(from(n), settings)) kept += 1;
  return kept;
}

const rows = async () => (await platform().db.selectFrom('kept_form').select('id_hash').execute()).length;
/** Many networks of 64 bits in one of 48. */
const within48 = (n: number) => `2001:db8:7:${n.toString(16)}::1`;

beforeEach(async () => {
  for (const table of ['kept_form', 'usage_count'] as const) await platform().db.deleteFrom(table).execute();
});

test('sixty forms of one address are kept in an hour, and of a network of 48 bits four times as many', async () => {
  expect(await keptOf(70, () => '203.0.113.40')).toBe(60);
  expect(await keptOf(260, (n) => within48(128 * n))).toBe(240);
  expect(await rows()).toBe(300);
  expect(await sends('203.0.113.41')).toBe(true);
}, 120_000);

test('what a network of 64 bits is refused does not use up what the one around it may have kept', async () => {
  expect(await keptOf(130, () => '2001:db8:8:100::1')).toBe(60);
  expect(await keptOf(61, () => '2001:db8:8:101::1')).toBe(60);
}, 120_000);

test('control: where nothing is counted, every one of them is kept', async () => {
  expect(await keptOf(70, () => '203.0.113.40', { ...platform().settings, RATE_LIMITS: false })).toBe(70);
});

test('from however many networks, two thousand are kept in an hour; what a network is refused does not count', async () => {
  await keptOf(65, () => '203.0.113.40');
  const inAll = platform().db.updateTable('usage_count').where('limit_name', '=', 'kept form in all');
  const counted = await inAll.set({ count: 1998 }).returning('count').execute();
  expect(counted).toHaveLength(1);
  await keptOf(5, () => '203.0.113.40');
  expect(await keptOf(4, (n) => `198.51.100.${n}`)).toBe(2);
}, 60_000);
