import { beforeAll, expect, test } from 'vitest';
import type { Staff } from '#features/staff/index.server.ts';
import { somePerson } from '#features/staff/person.fixture.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { withdraw } from '#tests/support/rewrite-all.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { writeContent } from '#tests/support/write-content.ts';
import { cancel } from '../booking/cancel.server.ts';
import { reserve } from '../booking/reserve.server.ts';
import { reservationDayKind } from '../days/day-kind.server.ts';
import { listDays } from '../days/days.server.ts';
import { dayFromNow, makeDay, order, someone } from '../reservations.fixture.ts';
import { expireOffers } from '../waiting-list/expire-offers.server.ts';
import { joinWaitlist, readOffer } from '../waiting-list/waiting-list.server.ts';
import { openDay, pauseDay } from './open-day.server.ts';
import { readBoard, readStand } from './read-board.server.ts';

const platform = emptyPlatform({ RATE_LIMITS: 'off' });
const at = (now: Date) => siteFor(platform(), { clock: { now: () => now } });
const now = new Date();
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
let registrar: Staff;

beforeAll(async () => {
  registrar = await somePerson(platform().db, ['registrar']);
});

const book = (date: string, moment = now, size = 1) => reserve(at(moment), { order: order(date, size), to: someone() });
const outcomeOf = async (date: string, moment?: Date) => (await book(date, moment)).outcome;
const stateOf = async (date: string, moment = now) => (await readStand(platform().db, moment, date))?.state;

/** A day whose text says from when it can be booked. */
async function dayFrom(booksFrom: string, days: number) {
  const draft = {
    date: dayFromNow(days),
    booksFrom,
    opens: '09:00',
    closes: '17:00',
    gate: '1',
    capacity: 10,
    texts: {},
  };
  return { draft, date: await writeContent(platform().db, reservationDayKind, draft) };
}

test('a day that is not open yet opens now, or at a moment to the minute', async () => {
  const { date } = await dayFrom(dayFromNow(20), 340);
  expect([await stateOf(date), await outcomeOf(date)]).toEqual(['later', 'closed-day']);
  expect(await openDay(at(now), registrar, { date, from: later(30) })).toEqual({ outcome: 'changed' });
  expect(await openDay(at(now), registrar, { date, from: later(30) })).toEqual({ outcome: 'same' });
  expect([await stateOf(date, later(29)), await outcomeOf(date, later(29))]).toEqual(['later', 'closed-day']);
  expect([await stateOf(date, later(31)), await outcomeOf(date, later(31))]).toEqual(['open', 'reserved']);
  expect(await openDay(at(now), registrar, { date })).toEqual({ outcome: 'changed' });
  expect(await openDay(at(later(1)), registrar, { date })).toEqual({ outcome: 'same' });
  expect([await stateOf(date), await outcomeOf(date)]).toEqual(['open', 'reserved']);
});

test('a day that is open can be made to wait; that it would open after it is over is refused', async () => {
  const { date, draft } = await dayFrom(dayFromNow(-3), 341);
  expect(await openDay(at(now), registrar, { date, from: later(60) })).toEqual({ outcome: 'changed' });
  expect(await outcomeOf(date)).toBe('closed-day');
  const after = new Date(`${date}T17:00:00+08:00`);
  expect(await openDay(at(now), registrar, { date, from: after })).toEqual({ outcome: 'too-late' });
  // Its text says the same day as before: what was said at work holds; another day begins anew.
  await writeContent(platform().db, reservationDayKind, { ...draft, gate: '2' }, date);
  expect(await outcomeOf(date)).toBe('closed-day');
  await writeContent(platform().db, reservationDayKind, { ...draft, booksFrom: dayFromNow(-2) }, date);
  expect(await outcomeOf(date)).toBe('reserved');
});

test('while it is paused nobody reserves a day or waits for it; what is reserved stays, and goes on', async () => {
  const { db } = platform();
  const date = await makeDay(db, { capacity: 2 });
  const booked = await book(date, now, 2);
  const waiting = await joinWaitlist(at(now), { date, visitors: 1, to: someone() });
  if (booked.outcome !== 'reserved' || waiting.outcome !== 'waiting') throw new Error('Nobody waits');
  expect(await pauseDay(at(now), registrar, { date, pause: true })).toEqual({ outcome: 'changed' });
  expect(await pauseDay(at(now), registrar, { date, pause: true })).toEqual({ outcome: 'same' });
  expect([await stateOf(date), await outcomeOf(date)]).toEqual(['paused', 'closed-day']);
  expect(await joinWaitlist(at(now), { date, visitors: 1, to: someone() })).toEqual({ outcome: 'closed-day' });
  expect((await listDays(db, now)).map((day) => day.date)).not.toContain(date);
  // What comes free meanwhile is offered to nobody.
  await cancel(at(now), { id: booked.id });
  await expireOffers(at(now));
  expect(await readOffer(at(now), waiting.key)).toMatchObject({ status: 'waiting' });
  expect(await pauseDay(at(now), registrar, { date, pause: false })).toEqual({ outcome: 'changed' });
  expect(await readOffer(at(now), waiting.key)).toMatchObject({ status: 'offered' });
  expect(await outcomeOf(date)).toBe('reserved');
});

test('a day that was withdrawn or is over is not opened at work, and neither by whoever may not', async () => {
  const { db } = platform();
  const { date } = await dayFrom(dayFromNow(-3), 342);
  const evening = new Date(`${date}T18:00:00+08:00`);
  expect(await stateOf(date, evening)).toBe('over');
  expect(await openDay(at(evening), registrar, { date })).toEqual({ outcome: 'over' });
  expect(await pauseDay(at(evening), registrar, { date, pause: true })).toEqual({ outcome: 'over' });
  await openDay(at(now), registrar, { date, from: later(5) });
  await withdraw(db, reservationDayKind, date);
  expect(await stateOf(date)).toBe('withdrawn');
  expect(await openDay(at(now), registrar, { date })).toEqual({ outcome: 'withdrawn' });
  const auditor = await somePerson(db, ['auditor']);
  await expect(openDay(at(now), auditor, { date })).rejects.toMatchObject({ status: 403 });
  await expect(pauseDay(at(now), auditor, { date, pause: true })).rejects.toMatchObject({ status: 403 });
});

test('the board has the days that are not past, in order, in figures', async () => {
  const board = await readBoard(platform().db, now);
  const dates = board.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted());
  expect(dates).toContain(dayFromNow(340));
  const tomorrow = await readBoard(platform().db, new Date(`${dayFromNow(341)}T00:00:00+08:00`));
  expect(tomorrow.map(({ date }) => date)).not.toContain(dayFromNow(340));
  expect(JSON.stringify(board)).not.toMatch(/\+260|Contact Person/);
});
