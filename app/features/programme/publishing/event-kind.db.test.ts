import { beforeAll, expect, test } from 'vitest';
import { foundIds } from '#platform/search-index/found-by.server.ts';
import { testDatabase } from '#tests/support/database.ts';
import { readContent, withdrawContent, writeContent, wrongFields } from '#tests/support/write-content.ts';
import { programmeAddresses } from '../addresses.server.ts';
import { at, draft, insertGround, publish, text } from '../programme.fixture.ts';
import { countEvents, listEvents, programmeDays, readEvent } from '../queries.server.ts';
import type { EventDraft } from './event-draft.server.ts';
import { eventKind } from './event-kind.server.ts';
import { roomKind } from './room-kind.server.ts';
import { venueKind } from './venue-kind.server.ts';

const { db } = testDatabase();

beforeAll(() => insertGround(db()));

function countRows(): Promise<number> {
  const counted = db()
    .selectFrom('event')
    .select(({ fn }) => fn.countAll<number>().as('count'));
  return counted.executeTakeFirstOrThrow().then(({ count }) => count);
}

/** Ids of the events that a keyword finds. */
async function found(keyword: string): Promise<number[]> {
  const ids = foundIds({ type: 'event', locale: 'en-US', keyword, now: new Date() });
  const rows = await db()
    .selectFrom('event')
    .select('id')
    .where('id', 'in', ids ?? [])
    .execute();
  return rows.map(({ id }) => id);
}

test('what an editor publishes is read as it was written', async () => {
  const id = await publish(db(), {
    kind: 'forum',
    topics: ['health', 'customs', 'health'],
    startsAt: at(13, '14:30'),
    endsAt: at(13, '16:00'),
    room: '2',
    languages: ['zh', 'en'],
    interpretation: ['en', 'fr'],
    admission: 'registration',
    agenda: [
      { at: '14:30', texts: { 'en-US': { title: 'First' } } },
      { at: '15:15', texts: { 'en-US': { title: 'Second' } } },
    ],
    speakers: [{ part: 'chair', texts: { 'en-US': { role: 'A minister' } } }],
    countries: ['KE', 'ZA', 'KE'],
    texts: {
      'en-US': { ...text('Forum'), summary: 'One.\n\nTwo.' },
    },
  });
  expect(await readEvent(db(), id, { locale: 'fr-FR', now: new Date() })).toEqual({
    id,
    title: 'Forum',
    lang: 'en-US',
    kind: { key: 'forum', name: 'Forum de haut niveau' },
    topics: [
      { key: 'health', name: 'Santé' },
      { key: 'customs', name: 'Douanes et quarantaine' },
    ],
    start: '2025-06-13T14:30:00+08:00',
    end: '2025-06-13T16:00:00+08:00',
    room: 'Room 2',
    venue: 'Venue fr-FR',
    shortVenue: 'V',
    placeLang: 'fr-FR',
    languages: ['chinois', 'anglais'],
    interpretation: ['français'],
    summary: ['One.', 'Two.'],
    organiser: 'Office',
    audience: 'All',
    admission: 'registration',
    agenda: [
      { at: '2025-06-13T14:30:00+08:00', title: 'First' },
      { at: '2025-06-13T15:15:00+08:00', title: 'Second' },
    ],
    speakers: [{ part: 'chair', role: 'A minister' }],
    countries: [
      { code: 'ZA', name: 'Afrique du Sud' },
      { code: 'KE', name: 'Kenya' },
    ],
    revision: 0,
    updatedAt: expect.any(String),
  });
});

test('French gets its narrow spaces', async () => {
  const id = await publish(db(), {
    agenda: [{ at: '09:30', texts: { 'fr-FR': { title: 'Moi : « oui »' } } }],
    texts: { 'fr-FR': text('Qui ?') },
  });
  expect(await readEvent(db(), id, { locale: 'fr-FR', now: new Date() })).toMatchObject({
    title: 'Qui\u202f?',
    agenda: [{ title: 'Moi\u202f: «\u202foui\u202f»' }],
  });
});

test.each<[string, Partial<EventDraft>, string]>([
  ['no text', { texts: {} }, 'texts'],
  ['a text without a title', { texts: { 'en-US': { ...text('T'), title: ' ' } } }, 'texts.en-US.title'],
  ['NUL in a summary', { texts: { 'en-US': { ...text('T'), summary: 'a\0' } } }, 'texts.en-US.summary'],
  ['half a character in a title', { texts: { 'en-US': text('\ud800') } }, 'texts.en-US.title,texts.en-US.summary'],
  ['an end before its beginning', { endsAt: at(12, '09:00') }, 'endsAt'],
  ['an end at its beginning', { endsAt: at(12, '09:30') }, 'endsAt'],
  ['no moment', { startsAt: new Date('never') }, 'startsAt'],
  ['an unknown kind', { kind: 'party' as 'forum' }, 'kind'],
  ['no topic', { topics: [] }, 'topics'],
  ['an unknown topic', { topics: ['gossip' as 'health'] }, 'topics.0'],
  ['a room that does not exist', { room: '99' }, 'room'],
  ['no language', { languages: [] }, 'languages'],
  ['an unknown language', { languages: ['xx' as 'zh'] }, 'languages.0'],
  ['a country outside Africa', { countries: ['FR'] }, 'countries.0'],
  ['an hour that no clock shows', { agenda: [{ at: '25:00', texts: { 'en-US': { title: 'A' } } }] }, 'agenda.0.at'],
  ['an item of the agenda without words', { agenda: [{ at: '09:30', texts: {} }] }, 'agenda.0.texts'],
  [
    'a speaker without a part',
    { speakers: [{ part: 'x' as 'chair', texts: { 'en-US': { role: 'X' } } }] },
    'speakers.0.part',
  ],
  ['an edition that never was', { edition: '9' }, 'edition'],
])('a draft with %s is refused whole', async (_, wrong, fields) => {
  const before = await countRows();
  expect((await wrongFields(db(), eventKind, draft(wrong))).join()).toBe(fields);
  expect(await countRows()).toBe(before);
});

test('an event written anew keeps its id, counts the change, and goes to its new day', async () => {
  const id = await publish(db(), {
    ...{ startsAt: at(21, '09:00'), endsAt: at(21, '10:00'), countries: ['KE'] },
    agenda: [{ at: '09:00', texts: { 'en-US': { title: 'Pangolin' } } }],
  });
  const moved = draft({ startsAt: at(22, '13:00'), endsAt: at(22, '14:00'), texts: { 'en-US': text('Moved') } });
  await writeContent(db(), eventKind, moved, String(id));
  expect(await readEvent(db(), id, { locale: 'zh-CN', now: new Date() })).toMatchObject({
    id,
    title: 'Moved',
    start: '2025-06-22T13:00:00+08:00',
    countries: [],
    agenda: [],
    revision: 1,
  });
  const days = await programmeDays(db(), 4);
  expect(days.filter(({ day }) => day > '2025-06-20')).toEqual([{ day: '2025-06-22', events: 1 }]);
  expect(await found('Pangolin')).toEqual([]);
  expect(await found('Moved')).toEqual([id]);
  const changed = (await readEvent(db(), id, { locale: 'zh-CN', now: new Date() }))?.updatedAt;
  await writeContent(db(), eventKind, await readContent(db(), eventKind, String(id)), String(id));
  expect(await readEvent(db(), id, { locale: 'zh-CN', now: new Date() })).toMatchObject({
    revision: 1,
    updatedAt: changed,
  });
});

test('withdrawn, an event is not to be seen or counted; written again it is the same one, changed', async () => {
  const id = await publish(db(), {
    ...{ startsAt: at(25, '09:00'), endsAt: at(25, '10:00'), kind: 'major', countries: ['KE'] },
    texts: { 'en-US': text('Aardvark') },
  });
  const before = await readContent(db(), eventKind, String(id));
  const filter = { editionId: 4, kind: 'major' } as const;
  expect(await countEvents(db(), filter)).toEqual({ total: 1 });
  await withdrawContent(db(), eventKind, String(id));
  expect(await readEvent(db(), id, { locale: 'en-US', now: new Date() })).toBeUndefined();
  expect(
    await listEvents(db(), { editionId: 4, day: '2025-06-25' }, { locale: 'en-US', now: new Date(), limit: 9 }),
  ).toEqual([]);
  expect(await countEvents(db(), filter)).toEqual({ total: 0 });
  expect((await programmeDays(db(), 4)).filter(({ day }) => day === '2025-06-25')).toEqual([]);
  expect(await found('Aardvark')).toEqual([]);
  expect(await programmeAddresses.things[0]?.between(db(), { from: id, to: id, now: new Date() })).toEqual([]);
  await writeContent(db(), eventKind, before, String(id));
  expect(await readEvent(db(), id, { locale: 'en-US', now: new Date() })).toMatchObject({
    title: 'Aardvark',
    revision: 1,
  });
  expect((await programmeDays(db(), 4)).find(({ day }) => day === '2025-06-25')).toMatchObject({ events: 1 });
});

test('an item without words in the event’s language is shown in another, which is named', async () => {
  const id = await publish(db(), {
    texts: { 'en-US': text('Talk'), 'fr-FR': text('Échange') },
    agenda: [
      { at: '09:30', texts: { 'en-US': { title: 'Welcome' } } },
      { at: '10:00', texts: { 'en-US': { title: 'End' }, 'fr-FR': { title: 'Fin' } } },
    ],
    speakers: [{ part: 'chair', texts: { 'en-US': { role: 'A dean' } } }],
  });
  expect(await readEvent(db(), id, { locale: 'fr-FR', now: new Date() })).toMatchObject({
    title: 'Échange',
    agenda: [{ title: 'Welcome', lang: 'en-US' }, { title: 'Fin' }],
    speakers: [{ role: 'A dean', lang: 'en-US' }],
  });
  expect((await readContent(db(), eventKind, String(id))).agenda).toEqual([
    { at: '09:30', texts: { 'en-US': { title: 'Welcome' } } },
    { at: '10:00', texts: { 'en-US': { title: 'End' }, 'fr-FR': { title: 'Fin' } } },
  ]);
});

test('a venue and a room are written, renamed and withdrawn; what takes place there stays', async () => {
  const venue = await writeContent(db(), venueKind, {
    position: 5,
    texts: {
      'en-US': { name: 'Old Library', shortName: 'Library' },
      'zh-CN': { name: '老图书馆', shortName: '图书馆' },
    },
  });
  const room = await writeContent(db(), roomKind, { venue, position: 9, texts: { 'en-US': { name: 'Attic' } } });
  const id = await publish(db(), { room });
  const place = async () => {
    const { room, venue, shortVenue, placeLang } =
      (await readEvent(db(), id, { locale: 'zh-CN', now: new Date() })) ?? {};
    return [room, venue, shortVenue, placeLang];
  };
  expect(await place()).toEqual(['Attic', 'Old Library', 'Library', 'en-US']);
  await writeContent(db(), roomKind, { venue, position: 9, texts: { 'zh-CN': { name: '阁楼' } } }, room);
  expect(await place()).toEqual(['阁楼', '老图书馆', '图书馆', 'zh-CN']);
  await withdrawContent(db(), roomKind, room);
  expect(await place()).toEqual(['会场待定', '老图书馆', '图书馆', 'zh-CN']);
  await withdrawContent(db(), venueKind, venue);
  expect(await place()).toEqual(['会场待定', '场馆待定', '场馆待定', 'zh-CN']);
});

test('what is wrong with a place is named', async () => {
  const texts = { 'en-US': { name: 'Attic' } };
  expect(await wrongFields(db(), roomKind, { venue: '99', position: 0, texts })).toEqual(['venue']);
  expect(await wrongFields(db(), roomKind, { venue: '1', position: 0, texts: {} })).toEqual(['texts']);
  expect(await wrongFields(db(), venueKind, { position: -1, texts })).toEqual(['position', 'texts.en-US.shortName']);
});
