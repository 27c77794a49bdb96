import { beforeAll, expect, test } from 'vitest';
import { languageHeader, locales } from '#platform/i18n/locale.ts';
import { createApi } from '#server/api/api.ts';
import { demonstration } from '#server/demonstration/demonstration.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { countHotels, listHotels } from './hotels.server.ts';
import { countProviders, listProviders } from './providers.server.ts';
import { partsOf, phrasesBySituation, shuttleLines } from './queries.server.ts';
import { seedServices } from './seed.server.ts';
import { partPages, priceBands, serviceTypes, situations } from './services.ts';

const platform = emptyPlatform();
const db = () => platform().db;

beforeAll(() =>
  db()
    .transaction()
    .execute((tx) => seedServices(tx, { bundle: demonstration })),
);

test('there are enough of everything: hotels in three bands, four providers of each other type', async () => {
  expect((await countHotels(db(), { order: 'distance' })).total).toBeGreaterThanOrEqual(12);
  for (const band of priceBands) {
    expect((await countHotels(db(), { order: 'distance', band })).total).toBeGreaterThanOrEqual(3);
  }
  for (const type of serviceTypes) expect((await countProviders(db(), type)).total).toBeGreaterThanOrEqual(4);
});

test.each(locales)('all of it is there in %s', async (locale) => {
  const providers = await listProviders(db(), { locale, limit: 100 });
  expect(providers.filter(({ lang }) => lang !== locale)).toEqual([]);
  expect(new Set(providers.map(({ name }) => name)).size).toBe(providers.length);
  for (const page of partPages) {
    const parts = await partsOf(db(), page, locale);
    expect(parts.length).toBeGreaterThanOrEqual(3);
    expect(parts.filter(({ lang }) => lang !== locale)).toEqual([]);
  }
  const hotels = await listHotels(db(), { order: 'distance' }, { locale, limit: 100 });
  const lines = await shuttleLines(db(), locale);
  expect(lines.filter(({ lang }) => lang !== locale)).toEqual([]);
  const minutesOf = new Map(lines.map(({ id, minutes }) => [id, minutes]));
  for (const { hotel, address } of hotels) {
    expect(address).not.toBe('');
    expect(hotel?.picture).toMatch(/\.webp/);
    if (hotel?.shuttle) expect(hotel.shuttle.minutes).toBeLessThan(minutesOf.get(hotel.shuttle.lineId) ?? 0);
  }
});

test('at least sixty phrases, each in three languages and in pinyin with tone marks', async () => {
  const all = await phrasesBySituation(db());
  expect(all.map(({ situation }) => situation)).toEqual([...situations]);
  const phrases = all.flatMap((each) => each.phrases);
  expect(phrases.length).toBeGreaterThanOrEqual(60);
  for (const { pinyin, texts } of phrases) {
    expect(Object.keys(texts).toSorted()).toEqual([...locales].toSorted());
    expect(pinyin).toMatch(/[āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜ]/);
    expect(texts['zh-CN']).toMatch(/^[\p{Script=Han}\p{N}，。、：！？]+$/u);
  }
});

test('the calls give providers by type, page by page, and one by its id', async () => {
  const api = createApi(platform());
  const headers = { Language: languageHeader('fr-FR') };
  const call = async (path: string) => {
    const request = new Request(`http://localhost:3000/api/service/${path}`, { headers });
    const { response, tags } = await api.fetch(request, { requestId: 'test', clientAddress: '' });
    return { ...(await response.json()), tags };
  };
  const hotels = await call('list?type=hotel&pageSize=5');
  expect(hotels).toMatchObject({ code: 0, total: 14, tags: ['services'] });
  expect(hotels.rows).toHaveLength(5);
  expect(hotels.rows[0]).toMatchObject({
    type: 'hotel',
    lang: 'fr-FR',
    email: expect.stringMatching(/\.example$/),
    mobile: expect.stringMatching(/^\+86/),
    url: `/fr-FR/service/hotel/?id=${hotels.rows[0].id}`,
    hotel: { band: 3, foreignPassports: true },
    food: null,
  });
  const second = await call('list?type=hotel&pageSize=5&pageNum=2');
  expect(second.rows[0].id).not.toBe(hotels.rows[0].id);
  const all = await call('list?pageSize=100');
  expect(all.total).toBe(all.rows.length);
  const one = all.rows.find(({ type }: { type: string }) => type === 'catering');
  expect((await call(`detail?id=${one.id}`)).data).toEqual(one);
  expect(await call('list?type=rumours')).toMatchObject({ code: 400, errors: { type: expect.anything() } });
  expect(await call('detail?id=999999')).toMatchObject({ code: 404 });
});
