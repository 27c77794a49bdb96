import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { venueDay } from '#platform/clock/clock.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { checkOrder } from '../order/check-order.server.ts';
import { bookedMessage } from '../parties/messages.server.ts';
import { newParty, type Party } from '../parties/party.server.ts';
import { makeDay, messagesIn, order, placesOf, someone, visitor } from '../reservations.fixture.ts';
import { type ReservationRequest, reserve } from './reserve.server.ts';
import { takePlacesWithOthers } from './take-places-with-others.server.ts';

const platform = emptyPlatform({ RATE_LIMITS: 'off' });
const site = () => siteFor(platform());

beforeEach(async () => {
  await platform().db.deleteFrom('outbox_message').execute();
});

/** All at the same moment, in their order. */
const atOnce = (requests: ReservationRequest[]) => Promise.all(requests.map((request) => reserve(site(), request)));

/** In how many transactions the reservations of a day were written. */
async function transactionsOf(date: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct xmin::text) as count from reservation where date = ${date}`.execute(platform().db);
  return rows[0]?.count ?? 0;
}

test('of a crowd each has the places, the message and the answer that it would have had alone', async () => {
  const date = await makeDay(platform().db, { capacity: 200 });
  const requests = Array.from({ length: 20 }, (_, i) => ({
    order: order(date, 1 + (i % 5)),
    to: someone(),
    idempotencyKey: `crowd ${i}`,
  }));
  const answers = await atOnce(requests);
  expect(new Set(answers.map(({ outcome }) => outcome))).toEqual(new Set(['reserved']));
  expect(await transactionsOf(date)).toBeLessThan(10);
  expect(await placesOf(platform().db, date)).toMatchObject({ counted: { sold: 60, bookings: 20 }, partial: 0 });

  const messages = await messagesIn(platform());
  for (const [i, answer] of answers.entries()) {
    if (answer.outcome !== 'reserved') continue;
    const written = await platform()
      .db.selectFrom('reservation_visitor')
      .select(['ticket_id', 'masked_name', 'position'])
      .where('reservation_id', '=', answer.id)
      .orderBy('position')
      .execute();
    expect(written).toEqual(
      answer.tickets.map(({ ticketId, name }, j) => ({ ticket_id: ticketId, masked_name: name, position: j + 1 })),
    );
    const sent = messages.filter(({ to }) => to === requests[i]?.to.address);
    expect(sent.map(({ text }) => text)).toEqual([expect.stringContaining(`/reservation/tickets/${answer.id}`)]);
  }
  expect(await atOnce(requests)).toEqual(answers);
});

test('who cannot be reserved for is refused alone, and says why; the others of the crowd have their places', async () => {
  const date = await makeDay(platform().db, { capacity: 200 });
  const [taken, account] = [visitor(), someone()];
  await reserve(site(), { order: order(date, [taken]), to: someone() });
  const same = { order: order(date, 2), to: someone(), idempotencyKey: 'twice' };
  const others = Array.from({ length: 9 }, () => ({ order: order(date), to: someone() }));
  const answers = await atOnce([
    ...others.slice(0, 3),
    { order: order(date, [visitor(), taken]), to: someone() },
    ...others.slice(3, 6),
    { order: order(date, 3), to: account },
    { order: order(date, 3), to: account },
    same,
    same,
    ...others.slice(6),
  ]);
  expect(
    answers
      .slice(0, 3)
      .concat(answers.slice(4, 7), answers.slice(11))
      .map(({ outcome }) => outcome),
  ).toEqual(others.map(() => 'reserved'));
  expect(answers[3]).toEqual({ outcome: 'already-booked', visitors: [1] });
  expect(
    answers
      .slice(7, 9)
      .map(({ outcome }) => outcome)
      .toSorted(),
  ).toEqual(['account-full', 'reserved']);
  expect(answers[9]).toMatchObject({ outcome: 'reserved' });
  expect(answers[10]).toEqual(answers[9]);
  const { counted, added, partial } = await placesOf(platform().db, date);
  expect({ counted, partial }).toEqual({ counted: { ...added, sold: 15 }, partial: 0 });
});

test('one that the database cannot take at all fails alone', async () => {
  const date = await makeDay(platform().db, { capacity: 200 });
  const bookingOf = (change: (party: Party) => Party) => {
    const to = someone();
    const read = checkOrder(order(date), to, venueDay(new Date()));
    if ('problems' in read) throw new Error('The order is wrong');
    const party = newParty(site(), read.checked, to);
    return { party: change(party), message: bookedMessage(site(), party) };
  };
  const broken = (party: Party) => ({
    ...party,
    visitors: party.visitors.map((each) => ({ ...each, maskedName: 'No text of PostgreSQL: \0' })),
  });
  const changes = Array.from({ length: 7 }, (_, i) => (i === 3 ? broken : (party: Party) => party));
  const outcomes = await Promise.allSettled(changes.map((change) => takePlacesWithOthers(site(), bookingOf(change))));
  expect(outcomes.map((each) => (each.status === 'fulfilled' ? each.value : 'failed'))).toEqual(
    changes.map((change) => (change === broken ? 'failed' : 'reserved')),
  );
});

test('a crowd that is larger than what is left fills the day to its last place', async () => {
  const date = await makeDay(platform().db, { capacity: 7 });
  const answers = await atOnce(Array.from({ length: 12 }, () => ({ order: order(date), to: someone() })));
  expect(answers.filter(({ outcome }) => outcome === 'reserved')).toHaveLength(7);
  expect(answers.filter(({ outcome }) => outcome === 'full')).toEqual(
    Array.from({ length: 5 }, () => ({ outcome: 'full', remaining: 0 })),
  );
});
