import { beforeAll, expect, test } from 'vitest';
import type { Draft } from '#platform/content/content-kind.ts';
import { demonstration } from '#server/demonstration/demonstration.ts';
import { testDatabase } from '#tests/support/database.ts';
import { rewriteAll, withdraw, wrongFields } from '#tests/support/rewrite-all.ts';
import { servicesAddresses } from '../addresses.server.ts';
import { countHotels, listHotels } from '../hotels.server.ts';
import { countProviders, listProviders, readProvider } from '../providers.server.ts';
import { seedServices } from '../seed.server.ts';
import { foodPlaceOf, hotelOf, lineOf, providerOf, publish, publishLine } from '../services.fixture.ts';
import { foodPlaceKind, hotelKind, serviceProviderKind } from './provider-kinds.server.ts';
import { shuttleLineKind } from './shuttle-line-kind.server.ts';

const { db } = testDatabase();
const locale = 'en-US';

beforeAll(() => publishLine(db(), lineOf()));

const stop = { shuttleLine: '1', shuttleMinutes: 4 };
const entriesOf = (id: number) =>
  db()
    .selectFrom('search_entry')
    .select('path')
    .where('type', '=', 'service')
    .where('thing_id', '=', String(id))
    .execute();

test('a hotel is read as it was written, and says the new alone once it is written anew', async () => {
  const id = await publish(db(), hotelOf({ ...stop, languages: ['zh', 'sw', 'zh'] }));
  expect(await readProvider(db(), id, locale)).toMatchObject({
    id,
    type: 'hotel',
    name: 'Words',
    lang: 'en-US',
    address: '',
    languages: ['zh', 'sw'],
    mobile: '+8610000000000',
    hotel: { band: 2, distance: 3000, shuttle: { lineId: 1, minutes: 4 }, foreignPassports: true },
    food: undefined,
  });
  expect(await entriesOf(id)).toEqual([{ path: `/service/hotel/?id=${id}` }]);
  const texts = { 'fr-FR': { name: 'Table : deux', profile: 'Bonne !', contact: 'Salle' } };
  expect(await publish(db(), hotelOf({ band: 3, texts }), id)).toBe(id);
  expect(await readProvider(db(), id, locale)).toMatchObject({
    name: 'Table\u202f: deux',
    profile: 'Bonne\u202f!',
    lang: 'fr-FR',
    hotel: { band: 3, shuttle: undefined },
  });
});

test('a hotel that is withdrawn is in no list, count, search or sitemap; written again, it is there', async () => {
  const id = await publish(db(), hotelOf(stop));
  const filter = { order: 'distance' } as const;
  const [before, all] = [await countHotels(db(), filter), await countProviders(db())];
  await withdraw(db(), hotelKind, String(id));
  expect(await readProvider(db(), id, locale)).toBeUndefined();
  expect(await countHotels(db(), filter)).toEqual({ total: before.total - 1 });
  expect(await countProviders(db())).toEqual({ total: all.total - 1 });
  const listed = [
    ...(await listHotels(db(), filter, { locale, limit: 99 })),
    ...(await listProviders(db(), { locale, limit: 99 })),
  ];
  expect(listed.map((hotel) => hotel.id)).not.toContain(id);
  expect(await entriesOf(id)).toEqual([]);
  const addresses = await servicesAddresses.things[0]?.between(db(), { from: id, to: id, now: new Date() });
  expect(addresses).toEqual([]);
  await publish(db(), hotelOf(stop), id);
  expect(await readProvider(db(), id, locale)).toMatchObject({ id, hotel: { shuttle: { lineId: 1 } } });
});

test('a hotel on a line that is withdrawn has no bus', async () => {
  const key = await publishLine(db(), lineOf());
  const id = await publish(db(), hotelOf({ ...stop, shuttleLine: key }));
  const onLines = async () =>
    (await listHotels(db(), { order: 'distance', shuttle: true }, { locale, limit: 99 })).map((hotel) => hotel.id);
  expect(await onLines()).toContain(id);
  await withdraw(db(), shuttleLineKind, key);
  expect(await onLines()).not.toContain(id);
  expect((await readProvider(db(), id, locale))?.hotel?.shuttle).toBeUndefined();
  expect(await wrongFields(db(), hotelKind, hotelOf({ ...stop, shuttleLine: key }))).toEqual(['shuttleLine']);
});

test('places to eat and others are read as they were written, and not at all once they are withdrawn', async () => {
  const place = await publish(db(), foodPlaceOf());
  const facts = { hall: 'W2', distance: 0, opens: '08:30', closes: '17:00', halal: true, vegetarian: false };
  expect(await readProvider(db(), place, locale)).toMatchObject({ type: 'catering', hotel: undefined, food: facts });
  const other = await publish(db(), providerOf({ type: 'tourism' }));
  expect(await entriesOf(other)).toEqual([{ path: `/service/serviceDetail?id=3#provider-${other}` }]);
  expect(serviceProviderKind.address(String(other), providerOf())).toBe(
    `/service/serviceDetail?id=4#provider-${other}`,
  );
  await withdraw(db(), foodPlaceKind, String(place));
  await withdraw(db(), serviceProviderKind, String(other));
  expect(await countProviders(db(), 'catering')).toEqual({ total: 0 });
  expect(await countProviders(db(), 'tourism')).toEqual({ total: 0 });
});

const word = { name: 'T', profile: 'P', contact: 'C' };

test.each<[string, Draft, string]>([
  ['no text', providerOf({ texts: {} }), 'texts'],
  ['a text without a name', providerOf({ texts: { 'en-US': { ...word, name: ' ' } } }), 'texts.en-US.name'],
  ['NUL in a profile', providerOf({ texts: { 'en-US': { ...word, profile: 'P\0' } } }), 'texts.en-US.profile'],
  ['half a character', providerOf({ texts: { 'en-US': { ...word, contact: '\ud800' } } }), 'texts.en-US.contact'],
  ['an unknown type', providerOf({ type: 'rumours' }), 'type'],
  ['the type of a hotel', providerOf({ type: 'hotel' }), 'type'],
  ['no language', providerOf({ languages: [] }), 'languages'],
  ['an unknown language', providerOf({ languages: ['xx'] }), 'languages.0'],
  ['a number that is none', providerOf({ mobile: '0731 8888' }), 'mobile'],
  ['a broken address', providerOf({ email: 'desk' }), 'email'],
  ['a website of another kind', providerOf({ website: 'javascript:alert(1)' }), 'website'],
])('a provider with %s is refused whole', async (_, wrong, field) => {
  const before = await countProviders(db());
  expect(await wrongFields(db(), serviceProviderKind, wrong)).toEqual([field]);
  expect(await countProviders(db())).toEqual(before);
});

test.each<[string, Partial<Draft>, string]>([
  ['a fourth band', { band: 4 }, 'band'],
  ['a place off the map', { x: 401 }, 'x'],
  ['a bus that does not exist', { ...stop, shuttleLine: '99' }, 'shuttleLine'],
  ['a bus that is no number', { ...stop, shuttleLine: 'red' }, 'shuttleLine'],
  ['a bus beyond counting', { ...stop, shuttleLine: '9'.repeat(40) }, 'shuttleLine'],
  ['a bus that comes at no time', { shuttleLine: '1' }, 'shuttleMinutes'],
  ['an unknown picture', { picture: 'castle' }, 'picture'],
])('a hotel with %s is refused', async (_, wrong, field) => {
  expect(await wrongFields(db(), hotelKind, hotelOf(wrong))).toEqual([field]);
});

test.each<[string, Partial<Draft>, string]>([
  ['a hall that is none', { hall: 'hall 2' }, 'hall'],
  ['an hour that is none', { closes: '24:00' }, 'closes'],
])('a place to eat with %s is refused', async (_, wrong, field) => {
  expect(await wrongFields(db(), foodPlaceKind, foodPlaceOf(wrong))).toEqual([field]);
});

test('the providers of the demonstration, written as they are read, are what they were', async () => {
  for (const table of ['service_provider', 'shuttle_line'] as const) await db().deleteFrom(table).execute();
  await db()
    .transaction()
    .execute((tx) => seedServices(tx, { bundle: demonstration }));
  for (const kind of [hotelKind, foodPlaceKind, serviceProviderKind]) {
    const tables = ['service_provider', 'service_provider_text', 'hotel', 'food_place'] as const;
    expect((await rewriteAll(db(), kind, tables)).size).toBeGreaterThan(3);
  }
});
