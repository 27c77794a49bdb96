import { beforeAll, describe, expect, test } from 'vitest';
import { pagesChannel } from '#platform/db/page-tags.ts';
import { testDatabase } from '#tests/support/database.ts';
import { countProviders, readProvider } from '../providers.server.ts';
import { partsOf, phrasesBySituation, shuttleLines } from '../queries.server.ts';
import { hotelOf, lineOf, providerOf, publish, publishLine } from '../services.fixture.ts';
import type { ProviderDraft } from './provider-draft.server.ts';
import { type PartDraft, publishPart } from './publish-part.server.ts';
import { type PhraseDraft, publishPhrase } from './publish-phrase.server.ts';
import { publishProvider } from './publish-provider.server.ts';
import { publishShuttleLine } from './publish-shuttle-line.server.ts';

const { db, database } = testDatabase();
const editor = { roles: ['editor'] } as const;
const visitor = { roles: [] } as const;

beforeAll(() => publishLine(db(), lineOf()));

describe('a provider', () => {
  test('is read as it was published, and anew once it is changed', async () => {
    const shuttle = { lineId: 1, minutes: 4 };
    const id = await publish(db(), hotelOf({ hotel: { shuttle }, languages: ['zh', 'sw', 'zh'] }));
    expect(await readProvider(db(), id, 'en-US')).toMatchObject({
      id,
      type: 'hotel',
      name: 'Words',
      lang: 'en-US',
      address: '',
      languages: ['zh', 'sw'],
      mobile: '+8610000000000',
      hotel: { band: 2, distance: 3000, shuttle, foreignPassports: true },
      food: undefined,
    });
    const food = { distance: 0, hall: 'W2', opens: '08:30', closes: '17:00' };
    const kitchen = { ...food, halal: true, vegetarian: false, foreignCards: true };
    const texts = { 'fr-FR': { name: 'Table : deux', profile: 'Bonne !', contact: 'Salle' } };
    expect(await publish(db(), providerOf({ type: 'catering', food: kitchen, texts }), id)).toBe(id);
    expect(await readProvider(db(), id, 'en-US')).toMatchObject({
      type: 'catering',
      name: 'Table\u202f: deux',
      profile: 'Bonne\u202f!',
      lang: 'fr-FR',
      hotel: undefined,
      food: kitchen,
    });
  });

  test('that does not exist cannot be changed', async () => {
    expect(await publishProvider(db(), editor, providerOf(), 999_999)).toEqual({ outcome: 'notFound' });
  });

  test('is published by staff only', async () => {
    const before = await countProviders(db());
    expect(await publishProvider(db(), visitor, providerOf())).toEqual({ outcome: 'forbidden' });
    expect(await countProviders(db())).toEqual(before);
  });

  const { hotel } = hotelOf();
  const word = { name: 'T', profile: 'P', contact: 'C' };
  test.each<[string, Partial<ProviderDraft>, string]>([
    ['no text', { texts: {} }, 'texts'],
    ['a text without a name', { texts: { 'en-US': { ...word, name: ' ' } } }, 'texts.en-US.name'],
    ['NUL in a profile', { texts: { 'en-US': { ...word, profile: 'P\0' } } }, 'texts.en-US.profile'],
    ['half a character', { texts: { 'en-US': { ...word, contact: '\ud800' } } }, 'texts.en-US.contact'],
    ['an unknown type', { type: 'rumours' as 'tourism' }, 'type'],
    ['a hotel’s type and no hotel', { type: 'hotel' }, 'hotel'],
    ['a hotel’s facts and another type', { hotel }, 'hotel'],
    ['a caterer’s type and no place to eat', { type: 'catering' }, 'food'],
    ['no language', { languages: [] }, 'languages'],
    ['an unknown language', { languages: ['xx' as 'zh'] }, 'languages.0'],
    ['a number that is none', { mobile: '0731 8888' }, 'mobile'],
    ['a broken address', { email: 'desk' }, 'email'],
    ['a website of another kind', { website: 'javascript:alert(1)' }, 'website'],
    ['a fourth band', hotelOf({ hotel: { band: 4 as 3 } }), 'hotel.band'],
    ['a place off the map', hotelOf({ hotel: { x: 401 } }), 'hotel.x'],
    ['a bus that does not exist', hotelOf({ hotel: { shuttle: { lineId: 9, minutes: 1 } } }), 'hotel.shuttle.lineId'],
  ])('with %s is refused whole', async (_, wrong, field) => {
    const before = await countProviders(db());
    expect(fieldsOf(await publishProvider(db(), editor, providerOf(wrong)))).toEqual([field]);
    expect(await countProviders(db())).toEqual(before);
  });
});

function fieldsOf(result: { outcome: string; error?: { issues: { path: PropertyKey[] }[] } }): string[] {
  return result.error?.issues.map(({ path }) => path.join('.')) ?? [result.outcome];
}

const part: PartDraft = {
  page: 'visa',
  key: 'money',
  position: 1,
  locale: 'en-US',
  title: 'Money',
  body: '<p onclick="x()">See <a href="/finance/">rates</a><script>alert(1)</script></p>',
};

describe('a part of a page', () => {
  test('is sanitised, shown in the best language there is, and changed in place', async () => {
    await publishPart(db(), editor, { ...part, key: 'later', position: 2 });
    await publishPart(db(), editor, part);
    await publishPart(db(), editor, {
      ...part,
      locale: 'fr-FR',
      title: 'Argent !',
      body: '<p>Voici : « l’argent »</p>',
    });
    const english = await partsOf(db(), 'visa', 'en-US');
    expect(english.map(({ key }) => key)).toEqual(['money', 'later']);
    expect(english[0]?.body).toBe('<p>See <a href="/en-US/finance/">rates</a></p>');
    expect(await partsOf(db(), 'visa', 'fr-FR')).toMatchObject([
      { title: 'Argent\u202f!', body: '<p>Voici\u202f: «\u202fl’argent\u202f»</p>', lang: 'fr-FR' },
      { lang: 'en-US' },
    ]);
    await publishPart(db(), editor, { ...part, title: 'Cash', position: 3 });
    expect((await partsOf(db(), 'visa', 'en-US')).map(({ title }) => title)).toEqual(['Money', 'Cash']);
  });

  test('is published by staff only, and refused where nothing of it remains', async () => {
    expect(await publishPart(db(), visitor, part)).toEqual({ outcome: 'forbidden' });
    const empty = { ...part, body: '<script>x</script><p> </p>' };
    expect(fieldsOf(await publishPart(db(), editor, empty))).toEqual(['body']);
    expect(fieldsOf(await publishPart(db(), editor, { ...part, key: 'Über' }))).toEqual(['key']);
    expect(fieldsOf(await publishPart(db(), editor, { ...part, page: 'nowhere' as 'visa' }))).toEqual(['page']);
  });
});

test('a line of buses is changed in place; times that are none are refused', async () => {
  await publishLine(db(), lineOf({ id: 2, position: 5 }));
  await publishLine(db(), lineOf({ id: 2, toVenue: ['06:30', '06:30'], minutes: 30 }));
  expect(await shuttleLines(db(), 'en-US', [2])).toMatchObject([{ minutes: 30, toVenue: ['06:30'] }]);
  expect(await publishShuttleLine(db(), visitor, lineOf())).toEqual({ outcome: 'forbidden' });
  expect(fieldsOf(await publishShuttleLine(db(), editor, lineOf({ toTown: ['24:00'] })))).toEqual(['toTown.0']);
  expect(fieldsOf(await publishShuttleLine(db(), editor, lineOf({ toVenue: [] })))).toEqual(['toVenue']);
});

test('a phrase stands under its situation, is changed in place, and needs its Chinese', async () => {
  const texts = { 'zh-CN': { text: '谢谢' }, 'en-US': { text: 'Thanks' } };
  const draft: PhraseDraft = { id: 5, situation: 'greeting', position: 0, pinyin: 'xièxie', texts };
  await publishPhrase(db(), editor, { ...draft, situation: 'food' });
  await publishPhrase(db(), editor, draft);
  expect(await phrasesBySituation(db())).toEqual([
    {
      situation: 'greeting',
      phrases: [{ id: 5, pinyin: 'xièxie', texts: { 'zh-CN': '谢谢', 'en-US': 'Thanks' } }],
    },
  ]);
  expect(await phrasesBySituation(db(), ['food'])).toEqual([]);
  expect(await publishPhrase(db(), visitor, draft)).toEqual({ outcome: 'forbidden' });
  const foreign = { ...draft, texts: { 'en-US': { text: 'Thanks' } } };
  expect(fieldsOf(await publishPhrase(db(), editor, foreign))).toEqual(['texts.zh-CN']);
});

test('publishing has the pages of the services made anew', async () => {
  const listener = await database().connect();
  try {
    const heard = new Promise((resolve) => {
      // The search hears of it too, by a name of its own.
      listener.on('notification', ({ channel, payload }) => payload === 'services' && resolve(channel));
    });
    await listener.query(`listen ${pagesChannel}`);
    await publish(db(), providerOf());
    expect(await heard).toBe(pagesChannel);
  } finally {
    await listener.end();
  }
});
