import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { Reachable } from '#features/accounts/index.server.ts';
import { lookupsInUse, rotateLookups } from '#platform/crypto/rotate-lookups.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { newLookupKey, withLookupKeys } from '#tests/support/lookup-keys.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { cancel } from '../booking/cancel.server.ts';
import { rebook } from '../booking/rebook.server.ts';
import { reserve } from '../booking/reserve.server.ts';
import { mayManage, reservationsOf } from '../holder/queries.server.ts';
import { makeDay, order, party, someone, visitor } from '../reservations.fixture.ts';
import type { Visitor } from '../reservations.ts';
import { waitingOf } from '../waiting-list/waiting.server.ts';
import { joinWaitlist } from '../waiting-list/waiting-list.server.ts';
import { reservationsLookups } from './lookup-columns.server.ts';

const platform = emptyPlatform({ RATE_LIMITS: 'off' });
const [old, fresh] = [newLookupKey('old'), newLookupKey('fresh')];
const lost = 'a secret that nobody has kept, of forty characters';

/** Sites with keys, the first one hashing. */
const bare = () => withLookupKeys(platform(), []);
const withOld = () => withLookupKeys(platform(), [old]);
const oldFirst = () => withLookupKeys(platform(), [old, fresh]);
const freshFirst = () => withLookupKeys(platform(), [fresh, old]);
/** After a change of SESSION_SECRET too. */
const freshAlone = () => withLookupKeys(platform(), [fresh], lost);

const reserveFor = (site: Platform, date: string, visitors: number | Visitor[], to: Reachable) =>
  reserve(siteFor(site), { order: order(date, visitors), to });
const rotate = (site: Platform) => rotateLookups(site.db, site.settings, reservationsLookups);
const keyIds = async () => new Set((await lookupsInUse(platform().db, reservationsLookups)).map(({ keyId }) => keyId));

beforeEach(() => sql`truncate reservation_day, reservation_account_day, lookup_key cascade`.execute(platform().db));

/** Counts of accounts that are not those of their reservations' visitors. */
async function miscounted(): Promise<unknown[]> {
  const { rows } = await sql`
    select account.visitors, count(visitor.id) as booked from reservation_account_day account
    left join reservation on reservation.to_hash = account.to_hash and reservation.date = account.date
    left join reservation_visitor visitor on visitor.reservation_id = reservation.id and visitor.status = 'booked'
    group by account.to_hash, account.date having account.visitors <> count(visitor.id)`.execute(platform().db);
  return rows;
}

test.each([
  ['SESSION_SECRET', bare, () => withLookupKeys(platform(), [fresh])],
  ['an older key', withOld, freshFirst],
])('what was hashed with %s is found and taken before and after it is made anew', async (_, before, during) => {
  const [to, waiter, documents] = [someone(), someone(), party(3)];
  const date = await makeDay(platform().db, { capacity: 3 });
  const open = await makeDay(platform().db, { capacity: 50 });
  const reserved = await reserveFor(before(), date, documents, to);
  const other = await reserveFor(before(), open, 3, to);
  if (reserved.outcome !== 'reserved' || other.outcome !== 'reserved') throw new Error('It is not reserved');
  const waiting = await joinWaitlist(siteFor(before()), { date, visitors: 1, to: waiter });
  await expectKnown(during());

  expect(await keyIds()).not.toContain('fresh');
  const done = await rotate(during());
  expect(done.map(({ values }) => values)).toEqual([2, 1, 6]);
  expect(await keyIds()).toEqual(new Set(['fresh']));
  expect(await miscounted()).toEqual([]);
  await expectKnown(freshAlone());
  expect((await rotate(freshAlone())).map(({ values }) => values)).toEqual([0, 0, 0]);

  const moved = await rebook(siteFor(freshAlone()), {
    id: reserved.id,
    date: await makeDay(platform().db, { capacity: 5 }),
  });
  expect(moved).toMatchObject({ outcome: 'reserved' });
  expect(await cancel(freshAlone(), { id: other.id })).toEqual({ outcome: 'cancelled', visitors: 3 });
  expect(await reserveFor(freshAlone(), open, 5, to)).toMatchObject({ outcome: 'reserved' });
  expect(await miscounted()).toEqual([]);

  async function expectKnown(site: Platform) {
    const { db, settings } = site;
    const own = await reservationsOf(db, settings, new Date(), { to });
    expect(own.map(({ id }) => id).toSorted()).toEqual(
      [reserved, other].map((each) => 'id' in each && each.id).toSorted(),
    );
    const proof = { to, until: Date.now() + 1000 };
    expect(await mayManage(site, { ids: [], proof }, 'id' in reserved ? reserved.id : '')).toBe(true);
    expect(await reserveFor(site, open, 3, to)).toEqual({ outcome: 'account-full', left: 2 });
    expect(await joinWaitlist(siteFor(site), { date, visitors: 1, to: waiter })).toEqual(waiting);
    expect(await waitingOf(site, waiter)).toHaveLength(1);
    await db.updateTable('reservation_day').set({ capacity: 20 }).where('date', '=', date).execute();
    const again = await reserveFor(site, date, [visitor(), ...documents.slice(1, 2)], someone());
    expect(again).toEqual({ outcome: 'already-booked', visitors: [1] });
  }
});

test('while a key changes, one document has one place a day and one account five, in processes with either first', async () => {
  for (let i = 0; i < 10; i += 1) {
    const date = await makeDay(platform().db, { capacity: 50 });
    const [document, account] = [visitor(), someone()];
    const sites = i % 2 === 0 ? [oldFirst(), freshFirst()] : [freshFirst(), oldFirst()];
    const outcomes = await Promise.all([
      ...sites.map((site) => reserveFor(site, date, [document], someone())),
      ...sites.map((site) => reserveFor(site, date, 3, account)),
    ]);
    const said = outcomes.map(({ outcome }) => outcome);
    expect(said.slice(0, 2).toSorted()).toEqual(['already-booked', 'reserved']);
    expect(said.slice(2).toSorted()).toEqual(['account-full', 'reserved']);
  }
  expect(await keyIds()).toEqual(new Set(['old', 'fresh']));
  await rotate(freshFirst());
  expect(await keyIds()).toEqual(new Set(['fresh']));
  expect(await miscounted()).toEqual([]);
});

test('of a crowd that is written together each is counted with what it has booked under an older key', async () => {
  const date = await makeDay(platform().db, { capacity: 200 });
  const [many, few] = [someone(), someone()];
  for (const [to, size] of [
    [many, 4],
    [few, 3],
  ] as const)
    await reserveFor(withOld(), date, size, to);
  const during = freshFirst();
  const crowd = Array.from({ length: 4 }, someone);
  const answers = await Promise.all([...crowd, few, many].map((to) => reserveFor(during, date, 2, to)));
  expect(answers.slice(0, 5).map(({ outcome }) => outcome)).toEqual(Array.from({ length: 5 }, () => 'reserved'));
  expect(answers[5]).toEqual({ outcome: 'account-full', left: 1 });
  expect(await miscounted()).toEqual([{ visitors: 5, booked: 3 }]);
  await rotate(during);
  expect(await miscounted()).toEqual([]);
});

test('a party that was reserved under one key is cancelled, and offered its place, under another', async () => {
  const date = await makeDay(platform().db, { capacity: 3 });
  const [to, waiter] = [someone(), someone()];
  const reserved = await reserveFor(withOld(), date, 3, to);
  const waiting = await joinWaitlist(siteFor(withOld()), { date, visitors: 3, to: waiter });
  if (reserved.outcome !== 'reserved' || waiting.outcome !== 'waiting') throw new Error('Nobody waits');
  await cancel(freshFirst(), { id: reserved.id });
  expect(await miscounted()).toEqual([]);
  const taken = await reserve(siteFor(freshFirst()), { order: order(date, 3), to: waiter, offer: waiting.key });
  expect(taken).toMatchObject({ outcome: 'reserved' });
});

test('a process that lacks a key which another writes with writes nothing any more, and says which one', async () => {
  const date = await makeDay(platform().db, { capacity: 50 });
  const document = visitor();
  expect(await reserveFor(withOld(), date, 1, someone())).toMatchObject({ outcome: 'reserved' });
  expect(await reserveFor(freshFirst(), date, [document], someone())).toMatchObject({ outcome: 'reserved' });
  await expect(reserveFor(withOld(), date, [document], someone())).rejects.toThrow(/LOOKUP_KEY lacks .*: fresh$/);
  await expect(joinWaitlist(siteFor(withOld()), { date, visitors: 5, to: someone() })).rejects.toThrow(/: fresh$/);
  await expect(reserveFor(freshAlone(), date, [document], someone())).rejects.toThrow(/: old$/);
  expect(await platform().db.selectFrom('reservation').select('id').execute()).toHaveLength(2);
  await rotate(freshFirst());
  expect(await reserveFor(freshAlone(), date, [document], someone())).toMatchObject({ outcome: 'already-booked' });
});

test('hashes are made anew while people reserve and cancel', async () => {
  const date = await makeDay(platform().db, { capacity: 500 });
  const people = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const to = someone();
      return { to, reserved: await reserveFor(withOld(), date, 2, to) };
    }),
  );
  await Promise.all([
    rotate(freshFirst()),
    rotate(freshFirst()),
    ...people.flatMap(({ to, reserved }, i) => [
      i % 2 === 0 && 'id' in reserved ? cancel(oldFirst(), { id: reserved.id }) : undefined,
      reserveFor(i % 3 === 0 ? oldFirst() : freshFirst(), date, 2, to),
    ]),
  ]);
  await rotate(freshFirst());
  expect(await keyIds()).toEqual(new Set(['fresh']));
  expect(await miscounted()).toEqual([]);
});

test('a document that is booked twice because a key was lost stands in nobody’s way', async () => {
  const date = await makeDay(platform().db, { capacity: 50 });
  const [document, to] = [visitor(), someone()];
  for (const secret of [lost, platform().settings.SESSION_SECRET])
    await reserveFor(withLookupKeys(platform(), [], secret), date, [document, ...party(1)], to);
  const site = withLookupKeys(platform(), [fresh]);
  expect((await rotate(site)).map(({ values }) => values)).toEqual([2, 0, 3]);
  expect(await reservationsOf(site.db, site.settings, new Date(), { to })).toHaveLength(2);
  expect(await miscounted()).toEqual([]);
  expect(await reserveFor(site, date, [document], someone())).toMatchObject({ outcome: 'already-booked' });
});
