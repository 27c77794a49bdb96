import { expect, test } from 'vitest';
import type { Reachable } from '#features/accounts/index.server.ts';
import type { Period } from '#platform/feature/figures.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { cancel } from '../booking/cancel.server.ts';
import { rebook } from '../booking/rebook.server.ts';
import { reserve } from '../booking/reserve.server.ts';
import { purge } from '../purge.server.ts';
import { dayFromNow, makeDay, order, someone } from '../reservations.fixture.ts';
import { lookUpContactCountries } from './contact-countries.server.ts';
import { placeName } from './place-name.server.ts';
import { visitorFigures } from './visitor-figures.server.ts';

const platform = emptyPlatform({ RATE_LIMITS: 'off' });
const db = () => platform().db;
const aDay = (day: string): Period => ({ from: day, to: day });

interface Booking {
  visitors: number;
  phone?: string;
  to?: Reachable;
  locale?: Locale;
}

async function booked(date: string, { visitors, phone = '+260971234567', to = someone(), locale = 'en-US' }: Booking) {
  const asked = { ...order(date, visitors), contactPhone: phone };
  const answer = await reserve(siteFor(platform(), { locale }), { order: asked, to });
  if (answer.outcome !== 'reserved') throw new Error(answer.outcome);
  return { id: answer.id, ticketIds: answer.tickets.map(({ ticketId }) => ticketId) };
}

const admit = (ticketId: string | undefined, at: string) =>
  db()
    .insertInto('admission')
    .values({ ticket_id: ticketId ?? '', gate: '1', staff_id: null, admitted_at: new Date(at) })
    .execute();

/** The rows of a figure, by their names. */
async function rowsOf(name: string, period: Period): Promise<[string, ...(number | null)[]][]> {
  const figure = visitorFigures.figures.find((each) => each.name === name);
  const { rows } = (await figure?.read(siteFor(platform()), period)) ?? { rows: [] };
  return rows.map((row) => [row.name, ...row.values]);
}

const countriesOf = async (...days: [string, string?]) =>
  new Map((await rowsOf('visitor-countries', { from: days[0], to: days[1] ?? days[0] })) as [string, number][]);

test('places, who has one and who came in, by day of the venue, also on days on which nobody may come', async () => {
  const [first, last] = [await makeDay(db(), { capacity: 40 }), await makeDay(db(), { capacity: 8 })];
  const { ticketIds, id } = await booked(first, { visitors: 3 });
  await booked(first, { visitors: 2 });
  await cancel(siteFor(platform()), { id, ticketIds: ticketIds.slice(2) });
  await booked(last, { visitors: 1 });
  // Before midnight and after it, at the venue.
  await admit(ticketIds[0], `${first}T00:00:00+08:00`);
  await admit(ticketIds[1], `${first}T23:59:59+08:00`);
  expect(await rowsOf('visitors', { from: first, to: last })).toEqual([
    [first, 40, 4, 2],
    [last, 8, 1, 0],
  ]);
  expect(await rowsOf('visitors', aDay(dayFromNow(-30)))).toEqual([[dayFromNow(-30), 0, 0, 0]]);
});

test('a year is told by its months', async () => {
  const date = await makeDay(db(), { capacity: 11, date: '2031-03-31' });
  await makeDay(db(), { capacity: 5, date: '2031-04-01' });
  const rows = await rowsOf('visitors', { from: '2031-02-01', to: '2031-04-30' });
  expect(date).toBe('2031-03-31');
  expect(rows).toEqual([
    ['2031-02', 0, 0, 0],
    ['2031-03', 11, 0, 0],
    ['2031-04', 5, 0, 0],
  ]);
});

test('of one day the hours in which somebody came, with those between them', async () => {
  const date = await makeDay(db(), { capacity: 10 });
  const { ticketIds } = await booked(date, { visitors: 4 });
  expect(await rowsOf('visitor-hours', aDay(date))).toEqual([]);
  for (const [at, time] of ['09:00:00', '09:59:59', '11:30:00', '12:00:00'].entries())
    await admit(ticketIds[at], `${date}T${time}+08:00`);
  expect(await rowsOf('visitor-hours', aDay(date))).toEqual([
    ['09', 2],
    ['10', 0],
    ['11', 1],
    ['12', 1],
  ]);
});

test('languages count visitors, not reservations; who has cancelled has none', async () => {
  const date = await makeDay(db(), { capacity: 20 });
  await booked(date, { visitors: 5, locale: 'zh-CN' });
  await booked(date, { visitors: 1, locale: 'zh-CN' });
  const french = await booked(date, { visitors: 3, locale: 'fr-FR' });
  const gone = await booked(date, { visitors: 2, locale: 'en-US' });
  await cancel(siteFor(platform()), { id: french.id, ticketIds: french.ticketIds.slice(0, 1) });
  await cancel(siteFor(platform()), { id: gone.id });
  expect(new Map((await rowsOf('visitor-languages', aDay(date))) as [string, number][])).toEqual(
    new Map([
      ['Chinese', 6],
      ['French', 2],
    ]),
  );
});

test('countries of fewer than five visitors are counted together; whose phone is not known has none; so it stays once all are erased', async () => {
  const date = await makeDay(db(), { capacity: 40 });
  await booked(date, { visitors: 4 });
  await booked(date, { visitors: 1 });
  await booked(date, { visitors: 3, phone: '+86 138 0013 8000' });
  const moving = await booked(date, { visitors: 2, phone: '+33 6 12 34 56 78' });
  const to: Reachable = { channel: 'email', address: 'ann@expo.example' };
  await booked(date, { visitors: 2, phone: to.address, to });
  const counted = new Map([
    ['Zambia', 5],
    ['Others, fewer than five each', 5],
    ['Not known', 2],
  ]);
  expect(await countriesOf(date)).toEqual(counted);
  const monthLater = { now: () => new Date(Date.parse(`${date}T12:00:00+08:00`) + 31 * 86_400_000) };
  await purge({ ...platform(), clock: monthLater });
  await purge({ ...platform(), clock: monthLater });
  expect(await countriesOf(date)).toEqual(counted);
  const left = await db().selectFrom('reservation').select('contact_country').where('date', '=', date).execute();
  expect(left.filter(({ contact_country }) => contact_country !== null)).toEqual([]);
  // What was put together then is not told apart any more.
  const kept = db().selectFrom('visitor_country').select(['country', 'visitors']).where('date', '=', date);
  expect(await kept.orderBy('country').execute()).toEqual([
    { country: '', visitors: 2 },
    { country: 'ZM', visitors: 5 },
    { country: 'ZZ', visitors: 5 },
  ]);
  expect(moving.ticketIds).toHaveLength(2);
});

test('days on end name a country that none of them would name alone', async () => {
  const [first, last] = [await makeDay(db(), { capacity: 9 }), await makeDay(db(), { capacity: 9 })];
  await booked(first, { visitors: 3, phone: '+254 712 345678' });
  await booked(last, { visitors: 2, phone: '+254 712 345678' });
  expect(await countriesOf(first)).toEqual(new Map([['Others, fewer than five each', 3]]));
  expect(await countriesOf(first, last)).toEqual(new Map([['Kenya', 5]]));
});

test('a party that moves to another day keeps its country', async () => {
  const [first, last] = [await makeDay(db(), { capacity: 9 }), await makeDay(db(), { capacity: 9 })];
  const { id } = await booked(first, { visitors: 5, phone: '+852 9123 4567' });
  expect(await rebook(siteFor(platform()), { id, date: last })).toMatchObject({ outcome: 'reserved' });
  expect(await countriesOf(first)).toEqual(new Map());
  expect(await countriesOf(last)).toEqual(new Map([['Hong Kong, China', 5]]));
});

test('reservations from before countries were counted get theirs from a job, once', async () => {
  const date = await makeDay(db(), { capacity: 9 });
  await booked(date, { visitors: 5, phone: '+86 138 0013 8000' });
  await lookUpContactCountries(platform());
  await db().updateTable('reservation').set({ contact_country: null }).where('date', '=', date).execute();
  expect(await countriesOf(date)).toEqual(new Map([['Not known', 5]]));
  expect(await lookUpContactCountries(platform())).toBe(1);
  expect(await countriesOf(date)).toEqual(new Map([['China', 5]]));
  expect(await lookUpContactCountries(platform())).toBe(0);
});

test('places are named as the expo names them', () => {
  const named = (code: string) => (['en-US', 'fr-FR', 'zh-CN'] as const).map((locale) => placeName(code, locale));
  expect(named('TW')).toEqual(['Taiwan, China', 'Taïwan (Chine)', '中国台湾']);
  expect(named('CI')).toEqual(['Côte d’Ivoire', 'Côte d’Ivoire', '科特迪瓦']);
  expect(named('DE')).toEqual(['Germany', 'Allemagne', '德国']);
});
