import { pino } from 'pino';
import { expect, test } from 'vitest';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { accountsLimits } from '../limits.server.ts';
import { someMember } from '../members/members.fixture.ts';
import type { Member } from '../members/members.ts';
import { withinSenderLimit } from '../senders/sender-limit.server.ts';
import { withinShare } from './network-share.server.ts';
import { readUses, usesOfNetworks, withinLimit } from './within-limit.server.ts';

const platform = emptyPlatform();
const from = (clientAddress: string, now = new Date()) => ({ ...platform(), clientAddress, clock: { now: () => now } });

const contact = { name: 'contact', times: 40, within: 3600 };
const waitlist = { name: 'waitlist', times: 40, within: 3600 };
/** What anybody may write: members and strangers. */
const comments = {
  ofMember: { name: 'comment', times: 20, within: 3600 },
  ofNetwork: { name: 'comment', times: 60, within: 3600 },
};

type Needs = ReturnType<typeof from>;
const workOf = async (work: number) => work;
const isDone = () => true;

/** How hard a puzzle would be asked for, without anything being done. */
const workAsked = (site: Needs) => withinShare(site, comments.ofNetwork, workOf, () => false);

/** How often the networks of an address have been counted, the narrowest first. */
async function counted(site: Needs): Promise<number[]> {
  const uses = usesOfNetworks(site, comments.ofNetwork);
  return (await readUses(site.db, site.clock.now(), uses)).map(({ count }) => count);
}

async function ask(times: number, site: ReturnType<typeof from>): Promise<number> {
  const permits = await Promise.all(Array.from({ length: times }, () => withinLimit(site, contact)));
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
  expect(await withinLimit(from('203.0.113.3', later(600)), contact)).toEqual({ allowed: false, retryAfter: 3000 });
  expect(await withinLimit(from('203.0.113.3', later(3601)), contact)).toEqual({ allowed: true });
});

test('a network of 64 bits counts once', async () => {
  await ask(40, from('2001:db8:1:2:aaaa::1'));
  expect(await ask(1, from('2001:db8:1:2:bbbb::9'))).toBe(0);
  expect(await ask(1, from('2001:db8:1:3:bbbb::9'))).toBe(1);
});

test('a phone or mail counts as one, wherever it is used', async () => {
  const to = { channel: 'email', address: 'ann+one@example.org' } as const;
  for (let n = 0; n < 40; n += 1) await withinLimit(from(`198.51.100.${n}`), waitlist, to);
  const other = { ...to, address: 'ann@example.org' };
  expect(await withinLimit(from('198.51.100.99'), waitlist, other)).toMatchObject({ allowed: false });
});

test('strangers of one network are not refused: each doubling asks for a puzzle twice as hard', async () => {
  const one = from('2001:db8:2:201::1');
  for (let n = 0; n < 60; n += 1) await withinShare(one, comments.ofNetwork, workOf, isDone);
  expect(await workAsked(one)).toBe(1);
  expect(await workAsked(from('2001:db8:2:202::1'))).toBe(0);
  for (let n = 0; n < 60; n += 1) await withinShare(one, comments.ofNetwork, workOf, isDone);
  expect(await workAsked(one)).toBe(2);
  // Of the network of 56 bits there is twice as much, and of the one of 48 bits four times.
  expect(await workAsked(from('2001:db8:2:202::1'))).toBe(1);
  expect(await workAsked(from('2001:db8:2:301::1'))).toBe(0);
});

test('of a hundred strangers of one network at once sixty get by with a graphic code', async () => {
  const site = from('2001:db8:4:1::1');
  // None has been sent before all have asked.
  const { promise: allHaveAsked, resolve } = Promise.withResolvers<void>();
  let asked = 0;
  const send = async (work: number) => {
    asked += 1;
    if (asked === 100) resolve();
    await allHaveAsked;
    return { outcome: work === 0 ? 'sent' : 'harder' };
  };
  const answers = await Promise.all(
    Array.from({ length: 100 }, () =>
      withinSenderLimit(site, comments, undefined, send, ({ outcome }) => outcome === 'sent'),
    ),
  );
  expect(answers.filter(({ outcome }) => outcome === 'sent')).toHaveLength(60);
});

test('what fails uses up no share of a network, and nothing of a member', async () => {
  const site = from('2001:db8:9:1::1');
  const fail = () => Promise.reject(new Error('The database is away'));
  const send = (member?: Member) => withinSenderLimit(site, comments, member, fail, isDone);
  await withinSenderLimit(site, comments, undefined, workOf, isDone);
  for (let n = 0; n < 30; n += 1) await expect(send()).rejects.toThrow('away');
  expect(await counted(site)).toEqual([1, 1, 1]);
  const { member } = await someMember(platform());
  for (let n = 0; n < 30; n += 1) await expect(send(member)).rejects.toThrow('away');
  expect(await withinSenderLimit(site, comments, member, workOf, isDone)).toBe(0);
});

test('where what was counted cannot be given back, the answer is still the answer, and a failure the failure', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
  const site = from('2001:db8:11:1::1');
  let asked = 0;
  const db = site.db.withPlugin({
    transformQuery({ node }) {
      asked += 1;
      if (asked % 2 === 0) throw new Error('The database is away');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const away = { ...site, db, log };
  const refused = async () => 'harder';
  expect(await withinShare(away, comments.ofNetwork, refused, () => false)).toBe('harder');
  const fail = () => Promise.reject(new Error('Wrong text'));
  await expect(withinShare(away, comments.ofNetwork, fail, isDone)).rejects.toThrow('Wrong text');
  expect(lines.map((line) => JSON.parse(line).err.message)).toEqual(['The database is away', 'The database is away']);
});

test('what is given back after a share has begun anew is not taken from the new one', async () => {
  let now = new Date('2026-03-01T00:00:00Z');
  const pass = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000);
  };
  const site = { ...from('2001:db8:12:1::1'), clock: { now: () => now } };
  await withinShare(site, comments.ofNetwork, workOf, isDone);
  pass(3599);
  const refusedLate = async () => {
    pass(2);
    await withinShare(site, comments.ofNetwork, workOf, isDone);
  };
  await withinShare(site, comments.ofNetwork, refusedLate, () => false);
  expect(await counted(site)).toEqual([1, 1, 1]);
});

test('a share of all networks is taken with one statement and given back with one, however many do so at once', async () => {
  let statements = 0;
  const site = from('2001:db8:10:1::1');
  const db = site.db.withPlugin({
    transformQuery({ node }) {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const tries = Array.from({ length: 40 }, (_, n) =>
    withinShare({ ...site, db }, comments.ofNetwork, workOf, () => n === 0),
  );
  await Promise.all(tries);
  expect(statements).toBe(40 + 39);
  expect(await counted(site)).toEqual([1, 1, 1]);
});

test('pictures of graphic codes: the wider networks are counted too, and what a narrow one is refused is not', async () => {
  const full = (name: string, count: number) =>
    platform().db.updateTable('usage_count').set({ count }).where('limit_name', '=', name).execute();
  const draw = async (address: string) => (await withinLimit(from(address), accountsLimits.picture)).allowed;
  expect(await draw('2001:db8:5:101::1')).toBe(true);
  await full('picture of network', 5999);
  // Its own 64 bits have had their share; the 56 bits around have room for one.
  expect([await draw('2001:db8:5:101::1'), await draw('2001:db8:5:101::2')]).toEqual([false, false]);
  expect([await draw('2001:db8:5:102::1'), await draw('2001:db8:5:103::1')]).toEqual([true, false]);
  expect(await draw('2001:db8:5:201::1')).toBe(true);
  await full('picture of network', 12_000);
  expect([await draw('2001:db8:5:301::1'), await draw('2001:db8:6:301::1')]).toEqual([false, true]);
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
