import { beforeEach, expect, test } from 'vitest';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { cancel } from '../booking/cancel.server.ts';
import { reserve } from '../booking/reserve.server.ts';
import { makeDay, messagesIn, order, placesOf, someone } from '../reservations.fixture.ts';
import { expireOffers } from './expire-offers.server.ts';
import { joinWaitlist, leaveWaitlist, readOffer } from './waiting-list.server.ts';

const platform = emptyPlatform({ RATE_LIMITS: 'off' });
const site = (now?: Date) => siteFor(platform(), now ? { clock: { now: () => now } } : {});
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);

beforeEach(async () => {
  await platform().db.deleteFrom('outbox_message').execute();
});

async function offersTold() {
  return (await messagesIn(platform())).filter(({ text }) => text.includes('/reservation/offer/'));
}

/** A day whose places are all taken, by parties of the given sizes. */
async function fullDay(...sizes: number[]) {
  const date = await makeDay(platform().db, { capacity: sizes.reduce((sum, size) => sum + size, 0) });
  const ids = [];
  for (const size of sizes) {
    const answer = await reserve(site(), { order: order(date, size), to: someone() });
    if (answer.outcome !== 'reserved') throw new Error(answer.outcome);
    ids.push(answer.id);
  }
  return { date, ids };
}

async function wait(date: string, visitors: number, to = someone()) {
  const answer = await joinWaitlist(site(), { date, visitors, to });
  if (answer.outcome !== 'waiting') throw new Error(answer.outcome);
  return { ...answer, to, status: async (now?: Date) => (await readOffer(site(now), answer.key))?.status };
}

test('freed places go to the first party that fits, in the order in which they came, and are held for it', async () => {
  const { date, ids } = await fullDay(2, 3);
  const four = await wait(date, 4);
  const two = await wait(date, 2);
  const one = await wait(date, 1);
  expect([four.ahead, two.ahead, one.ahead]).toEqual([0, 1, 2]);

  await cancel(site(), { id: ids[0] ?? '' });
  expect([await four.status(), await two.status(), await one.status()]).toEqual(['waiting', 'offered', 'waiting']);
  expect(await placesOf(platform().db, date)).toMatchObject({ counted: { sold: 3, held: 2 }, free: 0 });

  await cancel(site(), { id: ids[1] ?? '' });
  // Three more: too few for the party of four, so the one behind it has its place, and two stay free.
  expect([await four.status(), await one.status()]).toEqual(['waiting', 'offered']);
  expect(await placesOf(platform().db, date)).toMatchObject({ counted: { sold: 0, held: 3 }, free: 2 });
  const told = (await offersTold()).map(({ to }) => to);
  expect(told.toSorted()).toEqual([two.to.address, one.to.address].toSorted());
});

test('held places are reserved with the offer, by its party alone; what it leaves over goes on', async () => {
  const { date, ids } = await fullDay(4);
  const four = await wait(date, 4);
  const one = await wait(date, 1);
  await cancel(site(), { id: ids[0] ?? '' });

  const ask = (to = four.to, size = 3) => reserve(site(), { order: order(date, size), to, offer: four.key });
  expect(await reserve(site(), { order: order(date, 1), to: someone() })).toEqual({ outcome: 'full', remaining: 0 });
  expect(await ask(someone())).toEqual({ outcome: 'offer-gone' });
  expect(await ask(four.to, 5)).toEqual({ outcome: 'offer-gone' });
  expect(await ask()).toMatchObject({ outcome: 'reserved' });
  expect(await ask()).toEqual({ outcome: 'offer-gone' });
  expect([await four.status(), await one.status()]).toEqual(['taken', 'offered']);
  expect(await placesOf(platform().db, date)).toMatchObject({ counted: { sold: 3, held: 1 }, free: 0 });
});

test('an offer that is not used in two hours goes to the next, by the job', async () => {
  const { date, ids } = await fullDay(2);
  const [first, second] = [await wait(date, 2), await wait(date, 2)];
  await cancel(site(), { id: ids[0] ?? '' });
  await expireOffers(site(later(119)));
  expect([await first.status(), await second.status()]).toEqual(['offered', 'waiting']);
  expect(await first.status(later(121))).toBe('expired');
  await expireOffers(site(later(121)));
  expect([await first.status(), await second.status(later(121))]).toEqual(['expired', 'offered']);
  expect(await reserve(site(later(122)), { order: order(date, 2), to: first.to, offer: first.key })).toEqual({
    outcome: 'offer-gone',
  });
  await expireOffers(site(later(250)));
  expect(await placesOf(platform().db, date)).toMatchObject({ counted: { sold: 0, held: 0 }, free: 2 });
});

test('without the job, whoever asks for the places next finds them', async () => {
  const { date, ids } = await fullDay(2);
  await wait(date, 2);
  await cancel(site(), { id: ids[0] ?? '' });
  expect(await reserve(site(later(60)), { order: order(date, 2), to: someone() })).toMatchObject({ outcome: 'full' });
  expect(await reserve(site(later(121)), { order: order(date, 2), to: someone() })).toMatchObject({
    outcome: 'reserved',
  });
  expect(await placesOf(platform().db, date)).toMatchObject({ counted: { sold: 2, held: 0 }, free: 0 });
});

test('nobody waits for a day with places, nor twice for one, nor for a day that cannot be reserved', async () => {
  const { date, ids } = await fullDay(3);
  const to = someone();
  const [first, again] = [await wait(date, 2, to), await wait(date, 2, to)];
  expect(again.key).toBe(first.key);
  expect(await joinWaitlist(site(), { date: '2020-01-01', visitors: 1, to })).toEqual({ outcome: 'closed-day' });
  expect(await leaveWaitlist(site(), first.key)).toBe(true);
  expect(await leaveWaitlist(site(), first.key)).toBe(false);
  await cancel(site(), { id: ids[0] ?? '' });
  expect(await joinWaitlist(site(), { date, visitors: 3, to })).toEqual({ outcome: 'places-left', remaining: 3 });
});

test('who leaves with an offer in hand passes it on', async () => {
  const { date, ids } = await fullDay(2);
  const [first, second] = [await wait(date, 2), await wait(date, 1)];
  await cancel(site(), { id: ids[0] ?? '' });
  await leaveWaitlist(site(), first.key);
  expect(await second.status()).toBe('offered');
  expect(await placesOf(platform().db, date)).toMatchObject({ counted: { sold: 0, held: 1 }, free: 1 });
});

test('places that the staff adds are offered by the job; a day that is over keeps nobody waiting', async () => {
  const { date } = await fullDay(1);
  const first = await wait(date, 2);
  await platform().db.updateTable('reservation_day').set({ capacity: 3 }).where('date', '=', date).execute();
  await expireOffers(site());
  expect(await first.status()).toBe('offered');
  const { date: other } = await fullDay(1);
  const second = await wait(other, 1);
  await expireOffers(site(new Date(`${other}T23:00:00+08:00`)));
  await expireOffers(site(new Date(Date.parse(`${other}T23:00:00+08:00`) + 86_400_000)));
  expect(await second.status()).toBe('expired');
});

test('an offer never outlives its day', async () => {
  const { date, ids } = await fullDay(1);
  const first = await wait(date, 1);
  const shortBefore = new Date(`${date}T16:30:00+08:00`);
  await cancel(site(shortBefore), { id: ids[0] ?? '' });
  const offer = await readOffer(site(shortBefore), first.key);
  expect(offer).toMatchObject({ status: 'offered', heldUntil: new Date(`${date}T17:00:00+08:00`), to: first.to });
});

test('an unknown key names no offer', async () => {
  expect(await readOffer(site(), 'A'.repeat(22))).toBeUndefined();
  expect(await readOffer(site(), "' or 1=1 --")).toBeUndefined();
  expect(await leaveWaitlist(site(), 'A'.repeat(22))).toBe(false);
});
