import { expect, test } from 'vitest';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { rewriteAll, withdraw, wrongFields } from '#tests/support/rewrite-all.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { writeContent } from '#tests/support/write-content.ts';
import { reserve } from '../booking/reserve.server.ts';
import { dayFromNow, order, placesOf, someone } from '../reservations.fixture.ts';
import { reservationDayKind } from './day-kind.server.ts';
import { listDays } from './days.server.ts';
import { keepDaysOpen } from './demonstration-days.server.ts';

const platform = emptyPlatform({ RATE_LIMITS: 'off' });
const db = () => platform().db;

const draft = (date: string, more: Record<string, unknown> = {}) => ({
  date,
  booksFrom: dayFromNow(-1),
  opens: '09:00',
  closes: '17:00',
  gate: '1',
  capacity: 10,
  texts: {},
  ...more,
});

const shown = async (date: string) => (await listDays(db(), new Date())).find((day) => day.date === date);
const book = (date: string, size: number) => reserve(siteFor(platform()), { order: order(date, size), to: someone() });

test('a day can be reserved as it was written, and anew once it is written anew', async () => {
  const date = dayFromNow(40);
  expect(await writeContent(db(), reservationDayKind, draft(date))).toBe(date);
  expect(await shown(date)).toMatchObject({ capacity: 10, remaining: 10, opens: '09:00', gate: '1' });
  expect(await book(date, 3)).toMatchObject({ outcome: 'reserved' });
  await writeContent(db(), reservationDayKind, draft(date, { capacity: 3, closes: '16:00', gate: 'B' }), date);
  expect(await shown(date)).toMatchObject({ capacity: 3, remaining: 0, closes: '16:00', gate: 'B' });
  expect(await wrongFields(db(), reservationDayKind, draft(date, { capacity: 2 }), date)).toEqual(['capacity']);
  expect(await placesOf(db(), date)).toMatchObject({ counted: { sold: 3, held: 0, bookings: 1 }, free: 0 });
});

test('nobody reserves a day that is withdrawn; what is reserved on it stays', async () => {
  const date = dayFromNow(41);
  await writeContent(db(), reservationDayKind, draft(date));
  expect(await book(date, 2)).toMatchObject({ outcome: 'reserved' });
  await withdraw(db(), reservationDayKind, date);
  expect(await shown(date)).toBeUndefined();
  expect(await book(date, 1)).toEqual({ outcome: 'closed-day' });
  expect(await placesOf(db(), date)).toMatchObject({ counted: { sold: 2 }, added: { sold: 2 } });
  await writeContent(db(), reservationDayKind, draft(date), date);
  expect(await shown(date)).toMatchObject({ remaining: 8 });
});

test.each<[string, Record<string, unknown>, string | undefined, string]>([
  ['a day that is not in the calendar', { date: '2030-02-30' }, undefined, 'date'],
  ['a day that is there already', { date: dayFromNow(40) }, undefined, 'date'],
  ['another day', { date: dayFromNow(43) }, dayFromNow(40), 'date'],
  ['an hour that is none', { opens: '25:00' }, undefined, 'opens'],
  ['a close before it opens', { closes: '08:00' }, undefined, 'closes'],
  ['reserving from after it', { booksFrom: dayFromNow(90) }, undefined, 'booksFrom'],
  ['no gate', { gate: ' ' }, undefined, 'gate'],
  ['less than no places', { capacity: -1 }, undefined, 'capacity'],
])('a day with %s is refused', async (_, wrong, key, field) => {
  expect(await wrongFields(db(), reservationDayKind, draft(dayFromNow(42), wrong), key)).toEqual([field]);
});

test('the days of the demonstration, written as they are read, are what they were', async () => {
  await keepDaysOpen(db(), new Date());
  expect((await rewriteAll(db(), reservationDayKind, ['reservation_day'])).size).toBeGreaterThanOrEqual(21);
});
