import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Staff } from '#features/staff/index.server.ts';
import { somePerson } from '#features/staff/person.fixture.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { wrongFields } from '#tests/support/rewrite-all.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { writeContent } from '#tests/support/write-content.ts';
import { reserve } from '../booking/reserve.server.ts';
import { reservationDayKind } from '../days/day-kind.server.ts';
import { dayFromNow, makeDay, messagesIn, order, placesOf, someone } from '../reservations.fixture.ts';
import { joinWaitlist, readOffer } from '../waiting-list/waiting-list.server.ts';
import { changeCapacity } from './change-capacity.server.ts';
import { readStand } from './read-board.server.ts';

const platform = emptyPlatform({ RATE_LIMITS: 'off' });
const site = () => siteFor(platform());
let registrar: Staff;

beforeAll(async () => {
  registrar = await somePerson(platform().db, ['registrar']);
});

const change = (date: string, capacity: number, staff = registrar) => changeCapacity(site(), staff, { date, capacity });
const book = (date: string, size: number) => reserve(site(), { order: order(date, size), to: someone() });
const stand = (date: string) => readStand(platform().db, new Date(), date);

test('a day has more places and fewer, never fewer than are taken, and the log says what it had', async () => {
  const { db } = platform();
  const date = await makeDay(db, { capacity: 10 });
  await book(date, 4);
  expect(await change(date, 20)).toEqual({ outcome: 'changed' });
  expect(await change(date, 20)).toEqual({ outcome: 'same' });
  expect(await change(date, 4)).toEqual({ outcome: 'changed' });
  expect(await change(date, 3)).toEqual({ outcome: 'too-few', sold: 4, held: 0 });
  for (const wrong of [-1, 1.5, Number.NaN, 1_000_001]) {
    expect(await change(date, wrong)).toEqual({ outcome: 'no-number' });
  }
  expect(await stand(date)).toMatchObject({ state: 'full', capacity: 4, sold: 4, free: 0 });
  const about = `reservation-day ${date}`;
  const acts = await db.selectFrom('staff_act').selectAll().where('about', '=', about).orderBy('id').execute();
  expect(acts.map(({ act, before, after }) => ({ act, before, after }))).toEqual([
    { act: 'reservation.capacity', before: { capacity: 10 }, after: { capacity: 20 } },
    { act: 'reservation.capacity', before: { capacity: 20 }, after: { capacity: 4 } },
  ]);
});

test('places that are added are offered to whoever waits, in the same moment, and count as taken', async () => {
  const { db } = platform();
  const date = await makeDay(db, { capacity: 2 });
  await book(date, 2);
  const waiting = await joinWaitlist(site(), { date, visitors: 3, to: someone() });
  if (waiting.outcome !== 'waiting') throw new Error(waiting.outcome);
  expect(await change(date, 4)).toEqual({ outcome: 'changed' });
  expect(await readOffer(site(), waiting.key)).toMatchObject({ status: 'waiting' });
  expect(await change(date, 5)).toEqual({ outcome: 'changed' });
  expect(await readOffer(site(), waiting.key)).toMatchObject({ status: 'offered' });
  expect((await messagesIn(platform())).some(({ text }) => text.includes(waiting.key))).toBe(true);
  expect(await change(date, 4)).toEqual({ outcome: 'too-few', sold: 2, held: 3 });
});

test('only registrars and admins change them, and of a day that is there', async () => {
  const { db } = platform();
  const date = await makeDay(db, { capacity: 5 });
  for (const role of ['editor', 'auditor', 'steward'] as const) {
    await expect(change(date, 6, await somePerson(db, [role]))).rejects.toMatchObject({ status: 403 });
  }
  expect(await change(date, 6, await somePerson(db, ['admin']))).toEqual({ outcome: 'changed' });
  await expect(change('2031-01-01', 5)).rejects.toMatchObject({ status: 404 });
  await expect(change('no day', 5)).rejects.toMatchObject({ status: 404 });
});

test('what was changed at work stays as the day is written anew, unless it is written with other places', async () => {
  const { db } = platform();
  const date = dayFromNow(320);
  const draft = (capacity: number, gate: string) => ({
    ...{ date, booksFrom: dayFromNow(-1), opens: '09:00', closes: '17:00', gate, capacity, texts: {} },
  });
  await writeContent(db, reservationDayKind, draft(10, '1'));
  await book(date, 5);
  await change(date, 30);
  await change(date, 12);
  expect((await reservationDayKind.read(db, [date])).get(date)).toMatchObject({ capacity: 10 });
  await writeContent(db, reservationDayKind, draft(10, '2'), date);
  expect(await stand(date)).toMatchObject({ capacity: 12 });
  await writeContent(db, reservationDayKind, draft(15, '2'), date);
  expect(await stand(date)).toMatchObject({ capacity: 15 });
  await writeContent(db, reservationDayKind, draft(10, '2'), date);
  expect(await stand(date)).toMatchObject({ capacity: 10 });
  expect(await wrongFields(db, reservationDayKind, draft(4, '2'), date)).toEqual(['capacity']);
});

/** Fifty parties that come while the places become fewer, step by step. */
const sizes = Array.from({ length: 50 }, (_, i) => 1 + ((i * 7) % 5));
const steps = [120, 90, 70, 50, 40, 30];

test('while fifty parties reserve, places become fewer and never fewer than are taken', async () => {
  const { db } = platform();
  const date = await makeDay(db, { capacity: 150 });
  const bookings = [];
  const changes = [];
  for (const [round, capacity] of steps.entries()) {
    const coming = sizes.slice(round * 9, (round + 1) * 9).map((size) => book(date, size));
    changes.push(await change(date, capacity));
    bookings.push(...(await Promise.all(coming)));
  }
  expect(bookings).toHaveLength(50);
  const { counted, added, free } = await placesOf(db, date);
  expect(counted).toEqual(added);
  expect(free).toBeGreaterThanOrEqual(0);
  const seated = bookings.reduce((sum, each) => sum + (each.outcome === 'reserved' ? each.tickets.length : 0), 0);
  expect(counted.sold).toBe(seated);
  // Each that was refused says more places than it asked for.
  for (const [at, changed] of changes.entries()) {
    if (changed.outcome === 'too-few') expect(changed.sold + changed.held).toBeGreaterThan(steps[at] ?? 0);
  }
  expect(changes.some(({ outcome }) => outcome === 'changed')).toBe(true);
}, 120_000);

test('control: read first and written then, without the row held and the check of the table, a day has fewer than are taken', async () => {
  const { db } = platform();
  const date = await makeDay(db, { capacity: 150 });
  await sql`do $$ declare name text; begin
    for name in select conname from pg_constraint where conrelid = 'reservation_day'::regclass and contype = 'c' loop
      execute format('alter table reservation_day drop constraint %I', name);
    end loop; end $$`.execute(db);
  const row = db.selectFrom('reservation_day').selectAll().where('date', '=', date);
  const read = await row.executeTakeFirstOrThrow();
  // Between reading and writing the parties come.
  for (const size of sizes) await book(date, size);
  if (read.sold + read.held <= 30) {
    await db.updateTable('reservation_day').set({ capacity: 30 }).where('date', '=', date).execute();
  }
  const { capacity, sold } = await row.executeTakeFirstOrThrow();
  expect(sold).toBeGreaterThan(capacity);
}, 120_000);
