import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { makeDay, order, placesOf, someone } from '../reservations.fixture.ts';
import { expireOffers } from '../waiting-list/expire-offers.server.ts';
import { joinWaitlist, leaveWaitlist, readOffer } from '../waiting-list/waiting-list.server.ts';
import { cancel } from './cancel.server.ts';
import { rebook } from './rebook.server.ts';
import { reserve } from './reserve.server.ts';

const platform = emptyPlatform({ RATE_LIMITS: 'off' });
const scripts = process.env.PROVE ? 40 : 3;
const steps = 120;
const atOnce = 8;

/** Numbers that come out the same for the same seed, so that a failure can be had again. */
function random(seed: number) {
  let state = seed;
  return (below: number) => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

/** A handful of people who reserve, cancel, move, wait and come back on two small days, several at a time. */
async function play(seed: number) {
  const { db } = platform();
  const next = random(seed);
  const days = [await makeDay(db, { capacity: 10 }), await makeDay(db, { capacity: 7 })];
  const people = Array.from({ length: 14 }, someone);
  const made: string[] = [];
  const waits: string[] = [];
  let now = Date.now();
  const site = () => siteFor(platform(), { clock: { now: () => new Date(now) } });
  const pick = <T>(from: T[]) => from[next(from.length)];
  const day = () => pick(days) ?? '';

  const come = async () => {
    const answer = await reserve(site(), { order: order(day(), 1 + next(5)), to: pick(people) ?? someone() });
    if (answer.outcome === 'reserved') made.push(answer.id);
  };
  const acts = [
    come,
    come,
    come,
    async () => {
      const id = pick(made);
      if (id) await cancel(site(), { id });
    },
    async () => {
      const id = pick(made);
      const row =
        id &&
        (await db.selectFrom('reservation_visitor').select('ticket_id').where('reservation_id', '=', id).execute());
      if (id && row) await cancel(site(), { id, ticketIds: row.slice(0, 1).map(({ ticket_id }) => ticket_id) });
    },
    async () => {
      const id = pick(made);
      const answer = id && (await rebook(site(), { id, date: day() }));
      if (answer && answer.outcome === 'reserved') made.push(answer.id);
    },
    async () => {
      const answer = await joinWaitlist(site(), { date: day(), visitors: 1 + next(5), to: pick(people) ?? someone() });
      if (answer.outcome === 'waiting') waits.push(answer.key);
    },
    async () => {
      const key = pick(waits);
      const offer = key ? await readOffer(site(), key) : undefined;
      if (offer?.status !== 'offered') return;
      const size = Math.max(1, offer.visitors - next(2));
      const answer = await reserve(site(), { order: order(offer.date, size), to: offer.to, offer: offer.key });
      if (answer.outcome === 'reserved') made.push(answer.id);
    },
    async () => {
      const key = pick(waits);
      if (key) await leaveWaitlist(site(), key);
    },
    async () => {
      now += 50 * 60_000;
      await expireOffers(site());
    },
  ];
  for (let step = 0; step < steps; step += atOnce) {
    await Promise.all(Array.from({ length: atOnce }, () => acts[next(acts.length)]?.()));
    for (const date of days) {
      const { counted, added, free } = await placesOf(db, date);
      expect(counted, `seed ${seed}, after ${step + atOnce} steps, ${date}`).toEqual(added);
      expect(free).toBeGreaterThanOrEqual(0);
    }
  }
  return { made: made.length, waits: waits.length };
}

test('after whatever people do at once, sold, held and free places are those of the rows', async () => {
  let waits = 0;
  for (let seed = 1; seed <= scripts; seed += 1) {
    const played = await play(seed);
    expect(played.made, `seed ${seed}`).toBeGreaterThan(5);
    waits += played.waits;
  }
  expect(waits).toBeGreaterThan(scripts * 2);
}, 600_000);

test('how many visitors a phone has booked is counted with them', async () => {
  const { rows } = await sql<{ counted: number; booked: number }>`
    select account.visitors as counted, (
      select count(*) from reservation r join reservation_visitor v on v.reservation_id = r.id
      where r.to_hash = account.to_hash and r.date = account.date and v.status = 'booked'
    ) as booked from reservation_account_day account`.execute(platform().db);
  expect(rows.length).toBeGreaterThan(5);
  for (const { counted, booked } of rows) expect(counted).toBe(booked);
});
