import { expect, test } from 'vitest';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { mayManage, readReservation, readReservationOfTicket, reservationsOf } from '../holder/queries.server.ts';
import { makeDay, messagesIn, order, placesOf, someone, visitor } from '../reservations.fixture.ts';
import { consentVersion, offerLifetime, type Visitor } from '../reservations.ts';
import { joinWaitlist } from '../waiting-list/waiting-list.server.ts';
import { cancel } from './cancel.server.ts';
import { rebook } from './rebook.server.ts';
import { reserve } from './reserve.server.ts';

const platform = emptyPlatform({ RATE_LIMITS: 'off' });
const site = (now?: Date) => siteFor(platform(), now ? { clock: { now: () => now } } : {});
const view = (id: string, now = new Date()) => readReservation(platform().db, id, now);

async function booked(date: string, visitors: number | Visitor[], to = someone()) {
  const answer = await reserve(site(), { order: order(date, visitors), to });
  if (answer.outcome !== 'reserved') throw new Error(answer.outcome);
  return { ...answer, to, ticketIds: answer.tickets.map(({ ticketId }) => ticketId) };
}

const admit = (ticketId: string) =>
  platform()
    .db.insertInto('admission')
    .values({ ticket_id: ticketId, gate: '1', staff_id: null, admitted_at: new Date() })
    .execute();

test('one visitor is cancelled, then the others; twice is no more than once', async () => {
  const date = await makeDay(platform().db, { capacity: 10 });
  const { id, ticketIds } = await booked(date, 3);
  const first = ticketIds.slice(0, 1);
  expect(await cancel(site(), { id, ticketIds: first })).toEqual({ outcome: 'cancelled', visitors: 1 });
  expect(await cancel(site(), { id, ticketIds: first })).toEqual({ outcome: 'cancelled', visitors: 0 });
  expect((await placesOf(platform().db, date)).counted).toEqual({ sold: 2, held: 0, bookings: 1 });
  expect(await view(id)).toMatchObject({
    status: 'booked',
    cancellable: true,
    visitors: [{ status: 'cancelled' }, { status: 'booked' }, { status: 'booked' }],
  });
  expect(await cancel(site(), { id })).toEqual({ outcome: 'cancelled', visitors: 2 });
  expect((await placesOf(platform().db, date)).counted).toEqual({ sold: 0, held: 0, bookings: 0 });
  expect(await view(id)).toMatchObject({ status: 'cancelled', cancellable: false });
});

test('twenty cancellations at once give the places back once', async () => {
  const date = await makeDay(platform().db, { capacity: 10 });
  const { id } = await booked(date, 4);
  const answers = await Promise.all(Array.from({ length: 20 }, () => cancel(site(), { id })));
  expect(answers.filter((answer) => 'visitors' in answer && answer.visitors === 4)).toHaveLength(1);
  expect((await placesOf(platform().db, date)).counted).toEqual({ sold: 0, held: 0, bookings: 0 });
});

test('who has been admitted is not cancelled any more, the rest of the party is', async () => {
  const date = await makeDay(platform().db, { capacity: 10 });
  const { id, ticketIds } = await booked(date, 2);
  const [inside = '', outside = ''] = ticketIds;
  await admit(inside);
  expect(await cancel(site(), { id })).toEqual({ outcome: 'admitted', ticketIds: [inside] });
  expect((await placesOf(platform().db, date)).counted.sold).toBe(2);
  expect(await cancel(site(), { id, ticketIds: [outside] })).toEqual({ outcome: 'cancelled', visitors: 1 });
  expect(await view(id)).toMatchObject({ cancellable: false, visitors: [{ admitted: true }, { admitted: false }] });
});

test('a cancellation is told, without names; nothing is cancelled once the day has closed', async () => {
  const date = await makeDay(platform().db, { capacity: 10 });
  const { id, to } = await booked(date, [visitor({ name: 'Chanda Mulenga' })]);
  const closed = new Date(`${date}T17:00:00+08:00`);
  expect(await cancel(site(closed), { id })).toEqual({ outcome: 'too-late' });
  expect(await cancel(site(), { id })).toEqual({ outcome: 'cancelled', visitors: 1 });
  const told = await messagesIn(platform());
  expect(told.filter((message) => message.to === to.address).map(({ subject }) => subject)).toHaveLength(2);
  expect(JSON.stringify(told)).not.toContain('Mulenga');
});

test('a party moves to another day with new tickets: both days are right, the documents free on the first', async () => {
  const [date, next] = [await makeDay(platform().db, { capacity: 5 }), await makeDay(platform().db, { capacity: 5 })];
  const people = [visitor(), visitor()];
  const { id, to } = await booked(date, people);
  const moved = await rebook(site(), { id, date: next });
  expect(moved).toMatchObject({ outcome: 'reserved', tickets: [{}, {}] });
  expect(await view(id)).toMatchObject({ status: 'cancelled' });
  expect((await placesOf(platform().db, date)).counted).toEqual({ sold: 0, held: 0, bookings: 0 });
  expect(await placesOf(platform().db, next)).toMatchObject({ counted: { sold: 2, bookings: 1 }, partial: 0 });
  await booked(date, people);
  const mine = await reservationsOf(platform().db, platform().settings, new Date(), { to });
  expect(mine.map(({ date, status }) => [date, status])).toEqual([
    [next, 'booked'],
    [date, 'cancelled'],
  ]);
});

test('a move that is asked for again gets the same answer, also at the same moment; one to a third day does not', async () => {
  const [date, next, third] = [
    await makeDay(platform().db, { capacity: 5 }),
    await makeDay(platform().db, { capacity: 5 }),
    await makeDay(platform().db, { capacity: 5 }),
  ];
  const { id } = await booked(date, 2);
  const answers = await Promise.all([1, 2, 3].map(() => rebook(site(), { id, date: next })));
  const [first] = answers;
  expect(first).toMatchObject({ outcome: 'reserved', tickets: [{}, {}] });
  expect(await rebook(site(), { id, date: next })).toEqual(first);
  for (const answer of answers) expect(answer).toEqual(first);
  expect((await placesOf(platform().db, next)).counted).toEqual({ sold: 2, held: 0, bookings: 1 });
  expect(await rebook(site(), { id, date: third })).toEqual({ outcome: 'missing' });
});

test('places that were held for others too long do not stand in the way of a move', async () => {
  const [date, next] = [await makeDay(platform().db, { capacity: 2 }), await makeDay(platform().db, { capacity: 2 })];
  const { id } = await booked(date, 2);
  const { id: other } = await booked(next, 2);
  await joinWaitlist(site(), { date: next, visitors: 2, to: someone() });
  await cancel(site(), { id: other });
  expect(await rebook(site(), { id, date: next })).toMatchObject({ outcome: 'full' });
  const afterwards = new Date(Date.now() + offerLifetime + 1000);
  expect(await rebook(site(afterwards), { id, date: next })).toMatchObject({ outcome: 'reserved' });
});

test('a move takes along when and to which texts consent was given', async () => {
  const [date, next] = [await makeDay(platform().db, { capacity: 5 }), await makeDay(platform().db, { capacity: 5 })];
  const given = { at: new Date('2026-01-02T03:04:05Z'), documentsAt: new Date('2026-01-02T03:04:06Z') };
  const consent = { version: consentVersion, ...given };
  const reserved = await reserve(site(), { order: order(date), to: someone(), consent });
  const id = reserved.outcome === 'reserved' ? reserved.id : '';
  const moved = await rebook(site(), { id, date: next });
  const ids = [id, moved.outcome === 'reserved' ? moved.id : ''];
  const kept = await platform().db.selectFrom('reservation').selectAll().where('id', 'in', ids).execute();
  expect(kept).toHaveLength(2);
  for (const row of kept) {
    expect(row).toMatchObject({ consent_at: given.at, documents_consent_at: given.documentsAt });
    expect(row.consent_version).toBe(consentVersion);
  }
});

test('consent to texts that have changed since is no consent to these', async () => {
  const date = await makeDay(platform().db, { capacity: 5 });
  const consent = { version: '2020-01', at: new Date(), documentsAt: new Date() };
  expect(await reserve(site(), { order: order(date), to: someone(), consent })).toEqual({
    outcome: 'wrong-fields',
    problems: { consent: 'old-consent' },
  });
});

test('a move that is refused changes nothing', async () => {
  const [date, next] = [await makeDay(platform().db, { capacity: 5 }), await makeDay(platform().db, { capacity: 3 })];
  const person = visitor();
  const { id, ticketIds, to } = await booked(date, [person, visitor()]);
  expect(await rebook(site(), { id, date })).toEqual({ outcome: 'same-day' });
  expect(await rebook(site(), { id, date: '2020-02-02' })).toEqual({ outcome: 'closed-day' });
  const other = await booked(next, [person]);
  expect(await rebook(site(), { id, date: next })).toEqual({ outcome: 'already-booked', visitors: [0] });
  await cancel(site(), { id: other.id });
  await booked(next, 2);
  expect(await rebook(site(), { id, date: next })).toEqual({ outcome: 'full', remaining: 1 });
  await platform().db.updateTable('reservation_day').set({ capacity: 9 }).where('date', '=', next).execute();
  await booked(next, 4, to);
  expect(await rebook(site(), { id, date: next })).toEqual({ outcome: 'account-full', left: 1 });
  await admit(ticketIds[0] ?? '');
  expect(await rebook(site(), { id, date: next })).toMatchObject({ outcome: 'admitted' });
  expect((await placesOf(platform().db, date)).counted).toEqual({ sold: 2, held: 0, bookings: 1 });
  expect((await placesOf(platform().db, next)).counted).toEqual({ sold: 6, held: 0, bookings: 2 });
});

test('parties that change places with each other, all at once, never wait for each other for ever', async () => {
  const [date, next] = [await makeDay(platform().db, { capacity: 60 }), await makeDay(platform().db, { capacity: 60 })];
  const here = await Promise.all(Array.from({ length: 12 }, () => booked(date, 2)));
  const there = await Promise.all(Array.from({ length: 12 }, () => booked(next, 2)));
  const moves = await Promise.all([
    ...here.map(({ id }) => rebook(site(), { id, date: next })),
    ...there.map(({ id }) => rebook(site(), { id, date })),
  ]);
  expect(moves.filter(({ outcome }) => outcome === 'reserved')).toHaveLength(24);
  for (const day of [date, next]) {
    const { counted, added, partial } = await placesOf(platform().db, day);
    expect({ counted, partial }).toEqual({ counted: added, partial: 0 });
    expect(counted).toEqual({ sold: 24, held: 0, bookings: 12 });
  }
});

test('a reservation is managed by the browser that made it, or that has proven its phone', async () => {
  const date = await makeDay(platform().db, { capacity: 10 });
  const { id, to, ticketIds } = await booked(date, 1);
  const { db, settings } = platform();
  const until = Date.now() + 1000;
  expect(await mayManage({ db, settings }, { ids: [id] }, id)).toBe(true);
  expect(await mayManage({ db, settings }, { ids: [], proof: { to, until } }, id)).toBe(true);
  expect(await mayManage({ db, settings }, { ids: [], proof: { to: someone(), until } }, id)).toBe(false);
  expect(await mayManage({ db, settings }, { ids: [] }, id)).toBe(false);
  expect(await readReservationOfTicket(db, ticketIds[0] ?? '', new Date())).toMatchObject({ id });
  expect(await readReservationOfTicket(db, 'B'.repeat(22), new Date())).toBeUndefined();
  expect(await cancel(site(), { id: 'B'.repeat(22) })).toEqual({ outcome: 'missing' });
});

test('who is cancelled and reserved for at the same moment has a place once, or none', async () => {
  const date = await makeDay(platform().db, { capacity: 100 });
  const people = Array.from({ length: 8 }, () => visitor());
  const before = await Promise.all(people.map((person) => booked(date, [person])));
  const [, answers] = await Promise.all([
    Promise.all(before.map(({ id }) => cancel(site(), { id }))),
    Promise.all(people.map((person) => reserve(site(), { order: order(date, [person]), to: someone() }))),
  ]);
  expect(new Set(answers.map(({ outcome }) => outcome))).not.toContain('full');
  const again = answers.filter(({ outcome }) => outcome === 'reserved').length;
  expect((await placesOf(platform().db, date)).counted).toEqual({ sold: again, held: 0, bookings: again });
});
