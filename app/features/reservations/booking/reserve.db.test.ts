import { beforeEach, expect, test } from 'vitest';
import { askCode } from '#features/accounts/codes/codes.fixture.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { listDays } from '../days/days.server.ts';
import { dayFromNow, makeDay, messagesIn, order, party, placesOf, someone, visitor } from '../reservations.fixture.ts';
import type { Order } from '../reservations.ts';
import { cancel } from './cancel.server.ts';
import { type ReservationRequest, reserve } from './reserve.server.ts';

const platform = emptyPlatform({ RATE_LIMITS: 'off' });
const site = (now?: Date) => siteFor(platform(), now ? { clock: { now: () => now } } : {});

beforeEach(async () => {
  await platform().db.deleteFrom('outbox_message').execute();
});

async function codeFor(to = someone()) {
  await askCode(site(), { purpose: 'reservation', to });
  const code =
    (await messagesIn(platform())).findLast((message) => message.to === to.address && message.code)?.code ?? '';
  return { to, smsCode: code };
}

const request = (wanted: Order, overrides: Partial<ReservationRequest> = {}): ReservationRequest => ({
  order: wanted,
  to: someone(),
  ...overrides,
});

const counts = async (table: 'reservation' | 'outbox_message') =>
  (
    await platform()
      .db.selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;

test('a party is reserved for: places, tickets, and a message with the link to them in its language', async () => {
  const date = await makeDay(platform().db, { capacity: 10 });
  const to = someone();
  const reserved = await reserve({ ...site(), locale: 'fr-FR' }, request(order(date, 3), { to }));
  expect(reserved).toMatchObject({ outcome: 'reserved', tickets: [{ idType: 'passport' }, {}, {}] });
  if (reserved.outcome !== 'reserved') return;
  expect(new Set(reserved.tickets.map(({ ticket }) => ticket)).size).toBe(3);
  expect(await placesOf(platform().db, date)).toMatchObject({
    counted: { sold: 3, held: 0, bookings: 1 },
    free: 7,
    partial: 0,
  });
  const [message] = await messagesIn(platform());
  expect(message).toMatchObject({ channel: 'sms', to: to.address });
  expect(message?.text).toContain(`/fr-FR/reservation/tickets/${reserved.id}`);
});

test('neither names nor numbers nor phones stand in the database as they are', async () => {
  const date = await makeDay(platform().db, { capacity: 10 });
  const to = someone();
  const wanted = { ...order(date, [visitor({ name: 'Chanda Mulenga', idNumber: 'ZN123456' })]), contactName: 'Mwansa' };
  await reserve(site(), request(wanted, { to, idempotencyKey: 'a key' }));
  const { db } = platform();
  for (const table of ['reservation', 'reservation_visitor', 'idempotency_key', 'outbox_message'] as const) {
    const rows = await db.selectFrom(table).selectAll().execute();
    const plain = JSON.stringify(rows, (_, value) =>
      value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
    );
    for (const secret of ['Mulenga', 'ZN123456', to.address, 'Mwansa', '971234567']) {
      expect(plain, `${table}: ${secret}`).not.toContain(secret);
    }
  }
});

test('wrong fields are told by their names, and use up no code', async () => {
  const date = await makeDay(platform().db, { capacity: 10 });
  const { to, smsCode } = await codeFor();
  const twin = visitor();
  const wrong = {
    ...order(date, [
      visitor({ name: ' ' }),
      visitor({ idType: 'resident', idNumber: '11010519491231002Y' }),
      twin,
      twin,
    ]),
    contactPhone: '12',
    consent: false,
  };
  expect(await reserve(site(), request(wrong, { to, smsCode }))).toEqual({
    outcome: 'wrong-fields',
    problems: {
      'visitors.0.name': 'no-name',
      'visitors.1.idNumber': 'characters',
      'visitors.3.idNumber': 'same-document',
      contactPhone: 'wrong-contact-phone',
      consent: 'no-consent',
    },
  });
  expect(await reserve(site(), request(order(date), { to, smsCode }))).toMatchObject({ outcome: 'reserved' });
});

test('the mail that received the code may stand for a phone, another one may not', async () => {
  const date = await makeDay(platform().db, { capacity: 10 });
  const to = { channel: 'email', address: 'amina@example.com' } as const;
  const own = { ...order(date), contactPhone: 'Amina@Example.com' };
  const other = { ...order(date), contactPhone: 'other@example.com' };
  expect(await reserve(site(), request(own, { to }))).toMatchObject({ outcome: 'reserved' });
  expect(await reserve(site(), request(other, { to }))).toEqual({
    outcome: 'wrong-fields',
    problems: { contactPhone: 'wrong-contact-phone' },
  });
});

test('a code serves once; a wrong one costs a try; after a refusal it is still good', async () => {
  const date = await makeDay(platform().db, { capacity: 2 });
  const { to, smsCode } = await codeFor();
  const wrong = smsCode === '000000' ? '000001' : '000000';
  expect(await reserve(site(), request(order(date), { to, smsCode: wrong }))).toEqual({ outcome: 'wrong-code' });
  const tries = await platform().db.selectFrom('one_time_code').select('tries').where('tries', '>', 0).execute();
  expect(tries).toEqual([{ tries: 1 }]);
  expect(await reserve(site(), request(order(date, 3), { to, smsCode }))).toEqual({ outcome: 'full', remaining: 2 });
  expect(await reserve(site(), request(order(date, 2), { to, smsCode }))).toMatchObject({ outcome: 'reserved' });
  expect(await reserve(site(), request(order(date), { to, smsCode }))).toEqual({ outcome: 'wrong-code' });
});

test('fifty requests with one key at once: one reservation, one message, the same answer', async () => {
  const date = await makeDay(platform().db, { capacity: 200 });
  const { to, smsCode } = await codeFor();
  await platform().db.deleteFrom('outbox_message').execute();
  const same = request(order(date, 4), { to, smsCode, idempotencyKey: 'fifty' });
  const before = await counts('reservation');
  const answers = await Promise.all(Array.from({ length: 50 }, () => reserve(site(), same)));
  expect(answers[0]).toMatchObject({ outcome: 'reserved' });
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await counts('reservation')).toBe(before + 1);
  expect(await counts('outbox_message')).toBe(1);
  expect((await placesOf(platform().db, date)).counted).toEqual({ sold: 4, held: 0, bookings: 1 });
});

test('without a key the same fifty requests are fifty: the document is refused', async () => {
  const date = await makeDay(platform().db, { capacity: 200 });
  const same = request(order(date));
  const answers = await Promise.all(Array.from({ length: 50 }, () => reserve(site(), same)));
  expect(answers.filter(({ outcome }) => outcome === 'reserved')).toHaveLength(1);
  expect(answers.filter(({ outcome }) => outcome === 'already-booked')).toHaveLength(49);
});

test('a key with another body is refused, and is free again after a day', async () => {
  const date = await makeDay(platform().db, { capacity: 10 });
  const first = request(order(date), { idempotencyKey: 'reused' });
  const reserved = await reserve(site(), first);
  const other = request(order(date), { to: first.to, idempotencyKey: 'reused' });
  expect(await reserve(site(), other)).toEqual({ outcome: 'other-body' });
  expect(await reserve(site(), first)).toEqual(reserved);
  const later = new Date(Date.now() + 86_400_000 + 1000);
  expect(await reserve(site(later), { ...first, order: { ...first.order, visitors: party(1) } })).toMatchObject({
    outcome: 'reserved',
  });
});

test('the same key of two callers is two keys', async () => {
  const date = await makeDay(platform().db, { capacity: 10 });
  const [first, second] = [
    request(order(date, 2), { idempotencyKey: '1' }),
    request(order(date), { idempotencyKey: '1' }),
  ];
  const answers = [await reserve(site(), first), await reserve(site(), second)];
  expect(answers.map(({ outcome }) => outcome)).toEqual(['reserved', 'reserved']);
  expect([await reserve(site(), first), await reserve(site(), second)]).toEqual(answers);
});

test('a refused request leaves its key free', async () => {
  const date = await makeDay(platform().db, { capacity: 1 });
  const { to, smsCode } = await codeFor();
  const wrong = request(order(date), { to, smsCode: smsCode === '000000' ? '1' : '000000', idempotencyKey: 'k2' });
  expect(await reserve(site(), wrong)).toEqual({ outcome: 'wrong-code' });
  expect(await reserve(site(), { ...wrong, smsCode, order: order(date, 2) })).toEqual({
    outcome: 'full',
    remaining: 1,
  });
  expect(await reserve(site(), { ...wrong, smsCode })).toMatchObject({ outcome: 'reserved' });
});

test('a document has one place a day: who has it is named, nothing is taken, also in parallel', async () => {
  const date = await makeDay(platform().db, { capacity: 500 });
  const twin = visitor();
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => reserve(site(), request(order(date, [visitor(), twin, visitor()])))),
  );
  expect(answers.filter(({ outcome }) => outcome === 'reserved')).toHaveLength(1);
  expect(answers.filter(({ outcome }) => outcome === 'already-booked')).toHaveLength(29);
  expect(answers.find(({ outcome }) => outcome === 'already-booked')).toEqual({
    outcome: 'already-booked',
    visitors: [1],
  });
  expect(await placesOf(platform().db, date)).toMatchObject({ counted: { sold: 3, bookings: 1 }, partial: 0 });
});

test('a renewed home-return permit is the same person, another day is another matter', async () => {
  const [date, other] = [await makeDay(platform().db, { capacity: 9 }), await makeDay(platform().db, { capacity: 9 })];
  const permit = visitor({ idType: 'hkMacao', idNumber: 'H12345678' });
  const renewed = visitor({ idType: 'hkMacao', idNumber: 'h1234567801' });
  expect(await reserve(site(), request(order(date, [permit])))).toMatchObject({ outcome: 'reserved' });
  expect(await reserve(site(), request(order(date, [renewed])))).toEqual({ outcome: 'already-booked', visitors: [0] });
  expect(await reserve(site(), request(order(other, [renewed])))).toMatchObject({ outcome: 'reserved' });
});

test('after a cancellation the document is free again', async () => {
  const date = await makeDay(platform().db, { capacity: 10 });
  const twin = visitor();
  const first = await reserve(site(), request(order(date, [twin])));
  if (first.outcome !== 'reserved') throw new Error(first.outcome);
  expect(await cancel(site(), { id: first.id })).toEqual({ outcome: 'cancelled', visitors: 1 });
  expect(await reserve(site(), request(order(date, [twin])))).toMatchObject({ outcome: 'reserved' });
  expect((await placesOf(platform().db, date)).counted).toEqual({ sold: 1, held: 0, bookings: 1 });
});

test('one phone books for five visitors a day at most, also in parallel', async () => {
  const date = await makeDay(platform().db, { capacity: 100 });
  const to = someone();
  const answers = await Promise.all(Array.from({ length: 10 }, () => reserve(site(), request(order(date, 2), { to }))));
  expect(answers.filter(({ outcome }) => outcome === 'reserved')).toHaveLength(2);
  expect(answers.find(({ outcome }) => outcome !== 'reserved')).toEqual({ outcome: 'account-full', left: 1 });
  expect(await reserve(site(), request(order(date, 1), { to }))).toMatchObject({ outcome: 'reserved' });
  expect((await placesOf(platform().db, date)).counted.sold).toBe(5);
});

test('a day is reserved from the day on which its booking begins until it closes, venue time', async () => {
  const { db } = platform();
  const day = { capacity: 9, opens: '09:00', closes: '17:00', gate: '1' };
  await db
    .insertInto('reservation_day')
    .values({ ...day, date: '2031-06-13', books_from: '2031-06-06' })
    .execute();
  const ask = async (moment: string) => {
    const now = new Date(moment);
    const listed = (await listDays(db, now)).some(({ date }) => date === '2031-06-13');
    return [listed, (await reserve(site(now), request(order('2031-06-13')))).outcome];
  };
  expect(await ask('2031-06-05T23:59:00+08:00')).toEqual([false, 'closed-day']);
  expect(await ask('2031-06-06T00:00:00+08:00')).toEqual([true, 'reserved']);
  expect(await ask('2031-06-13T16:59:59+08:00')).toEqual([true, 'reserved']);
  expect(await ask('2031-06-13T17:00:00+08:00')).toEqual([false, 'closed-day']);
  expect(await ask('2031-06-14T08:00:00+08:00')).toEqual([false, 'closed-day']);
  expect(await reserve(site(), request(order(dayFromNow(300))))).toEqual({ outcome: 'closed-day' });
});

test('a phone that reserves very often is told when to come again; others behind its address reserve on', async () => {
  const limited = siteFor({ ...platform(), settings: { ...platform().settings, RATE_LIMITS: true } });
  const date = await makeDay(platform().db, { capacity: 1 });
  const here = { ...limited, clientAddress: '198.51.100.9' };
  const to = someone();
  const answers = await Promise.all(Array.from({ length: 65 }, () => reserve(here, request(order(date, 2), { to }))));
  expect(answers.filter(({ outcome }) => outcome === 'full')).toHaveLength(60);
  expect(answers.find(({ outcome }) => outcome === 'too-often')).toMatchObject({ retryAfter: expect.any(Number) });
  expect((await reserve(here, request(order(date, 2)))).outcome).toBe('full');
});

test('nobody uses up what a phone may reserve with wrong codes', async () => {
  const limited = siteFor({ ...platform(), settings: { ...platform().settings, RATE_LIMITS: true } });
  const date = await makeDay(platform().db, { capacity: 3 });
  const { to, smsCode } = await codeFor();
  const stranger = { ...limited, clientAddress: '203.0.113.77' };
  for (let n = 0; n < 70; n += 1) {
    const wrong = { to, smsCode: String((Number(smsCode) + 1 + n) % 1_000_000).padStart(6, '0') };
    expect((await reserve(stranger, request(order(date), wrong))).outcome).toBe('wrong-code');
  }
  expect((await reserve(limited, request(order(date), { to, smsCode }))).outcome).toBe('reserved');
});
