import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { servicesAddresses } from './addresses.server.ts';
import { countHotels, listHotels } from './hotels.server.ts';
import { chineseAddress, countProviders, listProviders, readProvider } from './providers.server.ts';
import { shuttleLines } from './queries.server.ts';
import { hotelOf, lineOf, providerOf, publish, publishLine } from './services.fixture.ts';
import type { HotelFilter } from './services.ts';

const { db } = testDatabase();
const locale = 'en-US';

/** Ids of what all tests of this file read, by what they are. */
const ids: Record<string, number> = {};

beforeAll(async () => {
  await publishLine(db(), lineOf());
  ids.far = await publish(db(), hotelOf({ distance: 9000, band: 1, halalBreakfast: true }));
  ids.near = await publish(
    db(),
    hotelOf({ distance: 400, band: 3, shuttleLine: '1', shuttleMinutes: 5, languages: ['zh', 'fr'] }),
  );
  ids.alsoNear = await publish(db(), hotelOf({ distance: 400, band: 3 }));
  const chineseOnly = { 'zh-CN': { name: '中间', profile: '在中间。', contact: '前台', address: '长沙' } };
  ids.middle = await publish(db(), hotelOf({ halalBreakfast: true, texts: chineseOnly }));
  ids.second = await publish(db(), providerOf({ position: 2 }));
  ids.first = await publish(db(), providerOf({ position: 1 }));
});

const found = async (filter: Partial<HotelFilter>) => {
  const whole = { order: 'distance', ...filter } as const;
  const hotels = await listHotels(db(), whole, { locale, limit: 9 });
  expect(await countHotels(db(), whole)).toEqual({ total: hotels.length });
  return hotels.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id));
};

test('the nearest hotels come first, or the cheapest and of these the nearest', async () => {
  expect(await found({})).toEqual(['near', 'alsoNear', 'middle', 'far']);
  expect(await found({ order: 'price' })).toEqual(['far', 'middle', 'near', 'alsoNear']);
});

test('each filter leaves what it says, and all together what passes all', async () => {
  expect(await found({ band: 3 })).toEqual(['near', 'alsoNear']);
  expect(await found({ within: 3 })).toEqual(['near', 'alsoNear', 'middle']);
  expect(await found({ language: 'fr' })).toEqual(['near']);
  expect(await found({ shuttle: true })).toEqual(['near']);
  expect(await found({ halal: true })).toEqual(['middle', 'far']);
  expect(await found({ halal: true, within: 6, band: 2 })).toEqual(['middle']);
  expect(await found({ language: 'ar' })).toEqual([]);
});

test('a list goes on where the page before ended', async () => {
  const page = (offset: number) => listHotels(db(), { order: 'distance' }, { locale, limit: 2, offset });
  const pages = await Promise.all([page(0), page(2)]);
  expect(pages.flat().map(({ id }) => id)).toEqual([ids.near, ids.alsoNear, ids.middle, ids.far]);
});

test('providers of a type stand in their order; of no type, all of them', async () => {
  const translators = await listProviders(db(), { type: 'translation', locale, limit: 9 });
  expect(translators.map(({ id }) => id)).toEqual([ids.first, ids.second]);
  expect(await countProviders(db(), 'translation')).toEqual({ total: 2 });
  expect(await countProviders(db())).toEqual({ total: 6 });
  expect(await listProviders(db(), { locale, limit: 9 })).toHaveLength(6);
});

test('a text that is missing in a language comes in the next best one; for drivers it is Chinese always', async () => {
  expect(await readProvider(db(), ids.middle ?? 0, locale)).toMatchObject({ name: '中间', lang: 'zh-CN' });
  expect(await chineseAddress(db(), ids.middle ?? 0)).toEqual({ name: '中间', address: '长沙' });
  expect(await readProvider(db(), 999_999, locale)).toBeUndefined();
});

test('a line has its departures in order', async () => {
  const [line] = await shuttleLines(db(), locale, [1]);
  expect(line).toMatchObject({ id: 1, toVenue: ['08:10', '08:50'], toTown: ['17:00', '18:00'], lang: locale });
  expect(await shuttleLines(db(), locale, [7])).toEqual([]);
});

test('the sitemap has every hotel, and pages of the section', async () => {
  const [hotels] = servicesAddresses.things;
  const to = (await hotels?.highest(db())) ?? 0;
  expect(to).toBe(ids.middle);
  const listed = await hotels?.between(db(), { from: 1, to, now: new Date() });
  expect(listed?.map(({ path }) => path)).toContain(`/service/hotel/?id=${ids.near}`);
  expect(listed).toHaveLength(4);
  expect(servicesAddresses.fixed).toContain('/service/serviceDetail?id=5');
});
