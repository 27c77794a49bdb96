import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Reachable } from '#features/accounts/index.server.ts';
import type { Staff } from '#features/staff/index.server.ts';
import { somePerson } from '#features/staff/person.fixture.ts';
import { type Locale, locales } from '#platform/i18n/locale.ts';
import type { Texts } from '#platform/i18n/texts.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { writeParty } from '../admission/admission.fixture.ts';
import { admissionMessage } from '../admission/admission-messages.ts';
import { admit } from '../admission/admit.server.ts';
import { readStand } from '../board/read-board.server.ts';
import { cancel } from '../booking/cancel.server.ts';
import { rebook } from '../booking/rebook.server.ts';
import { reserve } from '../booking/reserve.server.ts';
import { showTickets } from '../holder/shown-tickets.server.ts';
import { dayFromNow, makeDay, messagesIn, order, placesOf, someone } from '../reservations.fixture.ts';
import { joinWaitlist, readOffer } from '../waiting-list/waiting-list.server.ts';
import { closeDay, reopenDay } from './close-day.server.ts';
import { forWeather, notes } from './closing.fixture.ts';
import { daysInstead, readMove } from './move-link.server.ts';
import { tellHolders } from './tell-holders.server.ts';

const platform = emptyPlatform({ RATE_LIMITS: 'off' });
const site = (locale: Locale = 'en-US') => siteFor(platform(), { locale });
let registrar: Staff;

beforeAll(async () => {
  registrar = await somePerson(platform().db, ['registrar']);
});

beforeEach(async () => {
  await platform().db.deleteFrom('outbox_message').execute();
});

const close = (date: string, more: Partial<typeof forWeather> = {}) =>
  closeDay(site(), registrar, { date, ...forWeather, ...more });
const countsOf = async (date: string) => (await readStand(platform().db, new Date(), date))?.closing;

async function booked(date: string, { size = 1, locale = 'en-US', to = someone() }: Booking = {}) {
  const answer = await reserve(site(locale), { order: order(date, size), to });
  if (answer.outcome !== 'reserved') throw new Error(answer.outcome);
  return { id: answer.id, to, tickets: answer.tickets };
}

interface Booking {
  size?: number;
  locale?: Locale;
  to?: Reachable;
}

/** The links by which somebody moves, as they were sent, the latest last. */
async function linksTo({ address }: Reachable): Promise<{ text: string; key: string }[]> {
  const sent = (await messagesIn(platform())).filter(({ to }) => to === address);
  return sent.flatMap(({ text }) => {
    const [, key] = /\/reservation\/move\/([\w-]{22})$/.exec(text) ?? [];
    return key ? [{ text, key }] : [];
  });
}

test('whoever holds places on a day that is closed is told once, in their language, with the reason and a link', async () => {
  const date = await makeDay(platform().db, { capacity: 50 });
  const holders = await Promise.all(locales.map((locale) => booked(date, { size: 2, locale })));
  const gone = await booked(date);
  await cancel(site(), { id: gone.id });
  expect(await close(date, { notes })).toEqual({ outcome: 'closed', holders: 3 });
  expect(await close(date)).toEqual({ outcome: 'closed-before' });
  expect(await countsOf(date)).toEqual({ holders: 3, told: 0, moved: 0, cancelled: 0, unanswered: 3 });
  // Two processes, and one of them again.
  await Promise.all([tellHolders(platform()), tellHolders(platform())]);
  await tellHolders(platform());
  expect(await countsOf(date)).toMatchObject({ told: 3, unanswered: 3 });
  const said: Texts<string> = {
    'zh-CN': '恶劣天气，大风。',
    'en-US': 'severe weather – Gusts',
    'fr-FR': 'intempéries – Rafales',
  };
  for (const [at, locale] of locales.entries()) {
    const links = await linksTo(holders[at]?.to ?? someone());
    expect(links).toHaveLength(1);
    expect(links[0]?.text).toContain((said[locale] ?? 'severe weather').replace(/。$/, ''));
    expect(links[0]?.text).not.toMatch(/\.\.|。。/);
  }
  expect(await linksTo(gone.to)).toEqual([]);
  const acts = platform().db.selectFrom('staff_act').selectAll().where('about', '=', `reservation-day ${date}`);
  expect(await acts.execute()).toMatchObject([
    { act: 'reservation.close', before: { closed: false }, after: { closed: true, for: 'weather', holders: 3 } },
  ]);
});

test('wherever telling breaks off, each is told once', async () => {
  const { db } = platform();
  const date = dayFromNow(310);
  const holders = [];
  for (let i = 0; i < 60; i += 1) holders.push(await writeParty(platform(), { date, visitors: 1 }));
  await close(date);
  let asked = 0;
  const breaking = {
    ...platform(),
    clock: {
      now() {
        asked += 1;
        if (asked === 55) throw new Error('The process ends');
        return new Date();
      },
    },
  };
  await expect(tellHolders(breaking)).rejects.toThrow('The process ends');
  // What was written with the first fifty stays, what was begun of the others is as if it had not been.
  expect(await countsOf(date)).toMatchObject({ holders: 60, told: 50 });
  await tellHolders(platform());
  const sent = (await messagesIn(platform())).filter(({ text }) => text.includes('/reservation/move/'));
  expect(sent.map(({ to }) => to).toSorted()).toEqual(holders.map(({ id }) => `+86139${id}`).toSorted());
  const keys = await db.selectFrom('reservation_closing_notice').select('key').where('date', '=', date).execute();
  expect(new Set(keys.map(({ key }) => key)).size).toBe(60);
});

test('nobody reserves a day that is closed, nor waits for it; its tickets open no gate and say why', async () => {
  const today = dayFromNow(0);
  const { tickets, id } = await writeParty(platform(), { date: today, visitors: 2 });
  const [first, second] = tickets;
  const steward = await somePerson(platform().db, ['steward']);
  const scan = (ticket = '', nonce = ticket) => admit(site(), { ticket, gate: 'South', nonce, staff: steward });
  expect(await scan(first?.ticket)).toMatchObject({ outcome: 'admitted' });
  expect(await close(today, { notes })).toMatchObject({ outcome: 'closed' });
  const refused = await scan(second?.ticket);
  expect(refused).toMatchObject({ outcome: 'day-closed', date: today, why: { reason: 'weather' } });
  expect(await scan(second?.ticket)).toEqual(refused);
  if (refused.outcome !== 'day-closed') throw new Error(refused.outcome);
  expect(admissionMessage(refused, 'en-US')).toContain('was closed to visitors: severe weather – Gusts');
  expect(new Set(locales.map((locale) => admissionMessage(refused, locale))).size).toBe(3);
  expect((await reserve(site(), { order: order(today), to: someone() })).outcome).toBe('closed-day');
  expect(await joinWaitlist(site(), { date: today, visitors: 1, to: someone() })).toEqual({ outcome: 'closed-day' });
  const shown = await showTickets(site(), id);
  expect(shown?.tickets.map(({ state, qr }) => [state, qr])).toEqual([
    ['admitted', ''],
    ['closed', ''],
  ]);
});

test('by the link a party moves, once however often it is pressed, and its documents come along', async () => {
  const { db } = platform();
  const [date, other] = [await makeDay(db, { capacity: 10 }), await makeDay(db, { capacity: 10 })];
  const { id, to } = await booked(date, { size: 3 });
  await close(date);
  await tellHolders(platform());
  const [{ key } = { key: '' }] = await linksTo(to);
  const asked = await readMove(site('fr-FR'), key);
  expect(asked).toMatchObject({ id, date, party: 3, status: 'asked', why: 'intempéries', movedTo: undefined });
  expect(JSON.stringify(asked)).not.toMatch(/Visitor|PA0/);
  const moves = await Promise.all([1, 2, 3].map(() => rebook(site(), { id, date: other })));
  const [moved] = moves;
  if (moved?.outcome !== 'reserved') throw new Error(moved?.outcome);
  expect(new Set(moves.map((each) => 'id' in each && each.id)).size).toBe(1);
  expect(await readMove(site(), key)).toMatchObject({ status: 'moved', movedTo: moved.id, party: 0 });
  expect(await countsOf(date)).toEqual({ holders: 1, told: 1, moved: 1, cancelled: 0, unanswered: 0 });
  expect(await placesOf(db, other)).toMatchObject({ counted: { sold: 3 }, added: { sold: 3 }, partial: 0 });
  expect(await placesOf(db, date)).toMatchObject({ counted: { sold: 0 }, added: { sold: 0 } });
});

test('whoever was told may still answer when the day is over; a key that was not given out names nothing', async () => {
  const { db } = platform();
  const [date, other] = [await makeDay(db, { capacity: 10 }), await makeDay(db, { capacity: 10 })];
  const [one, two] = [await booked(date), await booked(date)];
  await close(date);
  await tellHolders(platform());
  const after = new Date(`${date}T20:00:00+08:00`);
  const evening = siteFor(platform(), { clock: { now: () => after } });
  expect(await cancel(evening, { id: one.id })).toEqual({ outcome: 'cancelled', visitors: 1 });
  expect(await rebook(evening, { id: two.id, date: other })).toMatchObject({ outcome: 'reserved' });
  expect(await countsOf(date)).toMatchObject({ cancelled: 1, moved: 1 });
  expect(await readMove(site(), 'A'.repeat(22))).toBeUndefined();
  expect(await readMove(site(), "' or 1=1")).toBeUndefined();
});

test('the days that were chosen are offered while they have room, and all others after that', async () => {
  const { db } = platform();
  const dates = [];
  for (let i = 0; i < 3; i += 1) dates.push(await makeDay(db, { capacity: 4 }));
  const [date = '', chosen = '', third = ''] = dates;
  const { to } = await booked(date, { size: 2 });
  // A day that cannot be reserved is not offered.
  await close(date, { offered: [chosen, '2031-02-03', date] });
  await tellHolders(platform());
  const [{ key } = { key: '' }] = await linksTo(to);
  const offered = async () => {
    const move = await readMove(site(), key);
    return move ? (await daysInstead(site(), move)).map((day) => day.date) : [];
  };
  expect(await offered()).toEqual([chosen]);
  await booked(chosen, { size: 3 });
  expect(await offered()).toEqual(expect.arrayContaining([chosen, third]));
});

test('who waits for a day that is closed is told so once; what was held for them is given back', async () => {
  const { db } = platform();
  const date = await makeDay(db, { capacity: 4 });
  const full = [await booked(date, { size: 2 }), await booked(date, { size: 2 })];
  const [to, other] = [someone(), someone()];
  const first = await joinWaitlist(site(), { date, visitors: 2, to });
  const second = await joinWaitlist(site('zh-CN'), { date, visitors: 1, to: other });
  if (first.outcome !== 'waiting' || second.outcome !== 'waiting') throw new Error('Nobody waits');
  await cancel(site(), { id: full[0]?.id ?? '' });
  expect(await readOffer(site(), first.key)).toMatchObject({ status: 'offered' });
  await close(date);
  await Promise.all([tellHolders(platform()), tellHolders(platform())]);
  expect(await readOffer(site(), first.key)).toMatchObject({ status: 'closed' });
  expect(await placesOf(db, date)).toMatchObject({ counted: { sold: 2, held: 0 }, added: { sold: 2, held: 0 } });
  const told = (await messagesIn(platform())).filter(({ text }) =>
    /waiting list for that day has ended|当日候补已结束/.test(text),
  );
  expect(told.map((each) => each.to).toSorted()).toEqual([to.address, other.address].toSorted());
});

test('a day opens again while nobody has been told, with all that was reserved; after that it does not', async () => {
  const { db } = platform();
  const date = await makeDay(db, { capacity: 4 });
  const { id } = await booked(date);
  expect(await reopenDay(site(), registrar, date)).toEqual({ outcome: 'not-closed' });
  await close(date, { notes });
  expect(await reopenDay(site(), registrar, date)).toEqual({ outcome: 'reopened' });
  await tellHolders(platform());
  expect((await messagesIn(platform())).some(({ text }) => text.includes('/reservation/move/'))).toBe(false);
  expect((await showTickets(site(), id))?.tickets.map(({ state }) => state)).toEqual(['valid']);
  expect((await reserve(site(), { order: order(date), to: someone() })).outcome).toBe('reserved');
  await close(date);
  await tellHolders(platform());
  expect(await reopenDay(site(), registrar, date)).toEqual({ outcome: 'told' });
  expect(await countsOf(date)).toMatchObject({ holders: 2, told: 2 });
});

test('closing and reopening at once with telling: nobody is told of a day that is open', async () => {
  const { db } = platform();
  for (let i = 0; i < 5; i += 1) {
    const date = await makeDay(db, { capacity: 20 });
    const holders = await Promise.all(Array.from({ length: 4 }, () => booked(date)));
    await close(date);
    const [{ outcome }] = await Promise.all([reopenDay(site(), registrar, date), tellHolders(platform())]);
    await tellHolders(platform());
    const links = (await Promise.all(holders.map(({ to }) => linksTo(to)))).map((sent) => sent.length);
    expect(links).toEqual(holders.map(() => (outcome === 'reopened' ? 0 : 1)));
  }
});

test('only registrars and admins close and reopen', async () => {
  const date = await makeDay(platform().db, { capacity: 4 });
  const auditor = await somePerson(platform().db, ['auditor', 'editor']);
  await expect(closeDay(site(), auditor, { date, ...forWeather })).rejects.toMatchObject({ status: 403 });
  await expect(reopenDay(site(), auditor, date)).rejects.toMatchObject({ status: 403 });
  expect(await close(date, { reason: 'none' })).toEqual({ outcome: 'wrong-fields', problems: { reason: 'choose' } });
});

/** Everyone who has places on a closed day, and has been sent no link. */
async function forgotten(date: string): Promise<string[]> {
  const rows = await platform()
    .db.selectFrom('reservation')
    .leftJoin('reservation_closing_notice as notice', 'notice.reservation_id', 'reservation.id')
    .select('reservation.id')
    .where('reservation.date', '=', date)
    .where('status', '=', 'booked')
    .where('told_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

const parties = Array.from({ length: 50 }, (_, i) => 1 + ((i * 7) % 5));

test('of fifty parties that come as the day is closed nobody has places on it and no message', async () => {
  const { db } = platform();
  const date = await makeDay(db, { capacity: 150 });
  await booked(date);
  const come = (size: number) => reserve(site(), { order: order(date, size), to: someone() });
  // Some are before it, some after.
  const coming = parties.slice(0, 25).map(come);
  await Promise.race(coming);
  const closing = close(date);
  const answers = await Promise.all([...coming, ...parties.slice(25).map(come)]);
  const closed = await closing;
  await tellHolders(platform());
  expect(closed).toMatchObject({ outcome: 'closed' });
  expect(await forgotten(date)).toEqual([]);
  const reserved = answers.filter((answer) => answer.outcome === 'reserved').length;
  expect(await countsOf(date)).toMatchObject({ holders: reserved + 1, told: reserved + 1 });
  const others = answers.filter(({ outcome }) => outcome !== 'reserved' && outcome !== 'closed-day');
  expect(others).toEqual([]);
}, 120_000);

test('control: holders gathered before the day is held leave out who comes meanwhile', async () => {
  const { db } = platform();
  const date = await makeDay(db, { capacity: 150 });
  const { id } = await booked(date);
  const gathered = await db.selectFrom('reservation').select('id').where('date', '=', date).execute();
  // Between gathering and closing they come.
  for (const size of parties.slice(0, 10)) await reserve(site(), { order: order(date, size), to: someone() });
  await db
    .updateTable('reservation_day')
    .set({ closed_at: new Date(), closed_for: 'weather' })
    .where('date', '=', date)
    .execute();
  await db
    .insertInto('reservation_closing_notice')
    .values(gathered.map((row) => ({ reservation_id: row.id, date })))
    .execute();
  await tellHolders(platform());
  const left = await forgotten(date);
  expect(left).toHaveLength(10);
  expect(left).not.toContain(id);
}, 120_000);
