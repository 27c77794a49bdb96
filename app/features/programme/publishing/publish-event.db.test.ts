import { beforeAll, expect, test } from 'vitest';
import { pagesChannel } from '#platform/db/page-tags.ts';
import { testDatabase } from '#tests/support/database.ts';
import { at, draft, insertGround, publish, published, text } from '../programme.fixture.ts';
import { programmeDays, readEvent } from '../queries.server.ts';
import type { EventDraft } from './event-draft.server.ts';
import { publishEvent } from './publish-event.server.ts';
import { reviseEvent } from './revise-event.server.ts';

const { db, database } = testDatabase();
const editor = { roles: ['editor'] } as const;

beforeAll(() => insertGround(db()));

function countEvents(): Promise<number> {
  const counted = db()
    .selectFrom('event')
    .select(({ fn }) => fn.countAll<number>().as('count'));
  return counted.executeTakeFirstOrThrow().then(({ count }) => count);
}

test('what an editor publishes is read as it was written', async () => {
  const id = await publish(db(), {
    kind: 'forum',
    topics: ['health', 'customs', 'health'],
    startsAt: at(13, '14:30'),
    endsAt: at(13, '16:00'),
    roomId: 2,
    languages: ['zh', 'en'],
    interpretation: ['en', 'fr'],
    admission: 'registration',
    agendaTimes: ['14:30', '15:15'],
    speakerParts: ['chair'],
    countries: ['KE', 'ZA', 'KE'],
    texts: {
      'en-US': { ...text('Forum'), summary: 'One.\n\nTwo.', agenda: ['First', 'Second'], speakers: ['A minister'] },
    },
  });
  expect(await readEvent(db(), id, 'fr-FR')).toEqual({
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
    updatedAt: '2025-05-01T08:00:00+08:00',
  });
});

test('French gets its narrow spaces', async () => {
  const id = await publish(db(), {
    agendaTimes: ['09:30'],
    texts: { 'fr-FR': { ...text('Qui ?'), agenda: ['Moi : « oui »'] } },
  });
  expect(await readEvent(db(), id, 'fr-FR')).toMatchObject({
    title: 'Qui\u202f?',
    agenda: [{ title: 'Moi\u202f: «\u202foui\u202f»' }],
  });
});

test('whoever is no editor publishes and revises nothing', async () => {
  const id = await publish(db());
  const before = await countEvents();
  expect(await publishEvent(db(), { roles: [] }, draft(), published)).toEqual({ outcome: 'forbidden' });
  const change = { id, draft: draft({ texts: { 'en-US': text('Other') } }), now: published };
  expect(await reviseEvent(db(), { roles: [] }, change)).toEqual({ outcome: 'forbidden' });
  expect(await countEvents()).toBe(before);
  expect((await readEvent(db(), id, 'en-US'))?.title).toBe('Event en-US');
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
  ['a room that does not exist', { roomId: 99 }, 'roomId'],
  ['no language', { languages: [] }, 'languages'],
  ['an unknown language', { languages: ['xx' as 'zh'] }, 'languages.0'],
  ['a country outside Africa', { countries: ['FR'] }, 'countries.0'],
  [
    'an hour that no clock shows',
    { agendaTimes: ['25:00'], texts: { 'en-US': { ...text('T'), agenda: ['A'] } } },
    'agendaTimes.0',
  ],
  ['an agenda of another length', { agendaTimes: ['09:30'], texts: { 'en-US': text('T') } }, 'texts.en-US.agenda'],
  ['speakers without a part', { texts: { 'en-US': { ...text('T'), speakers: ['X'] } } }, 'texts.en-US.speakers'],
])('a draft with %s is refused whole', async (_, wrong, fields) => {
  const before = await countEvents();
  const publication = await publishEvent(db(), editor, draft(wrong), published);
  const named = publication.outcome === 'invalid' ? publication.error.issues.map(({ path }) => path.join('.')) : [];
  expect(named.join()).toBe(fields);
  expect(await countEvents()).toBe(before);
});

test('a revision keeps the id, counts as a change, and takes the event to its new day', async () => {
  const id = await publish(db(), { startsAt: at(21, '09:00'), endsAt: at(21, '10:00'), countries: ['KE'] });
  const now = new Date('2025-06-01T00:00:00Z');
  const moved = draft({ startsAt: at(22, '13:00'), endsAt: at(22, '14:00'), texts: { 'en-US': text('Moved') } });
  expect(await reviseEvent(db(), editor, { id, draft: moved, now })).toEqual({ outcome: 'revised' });
  expect(await readEvent(db(), id, 'zh-CN')).toMatchObject({
    id,
    title: 'Moved',
    start: '2025-06-22T13:00:00+08:00',
    countries: [],
    revision: 1,
    updatedAt: '2025-06-01T08:00:00+08:00',
  });
  const days = await programmeDays(db(), 4);
  expect(days.filter(({ day }) => day > '2025-06-20')).toEqual([{ day: '2025-06-22', events: 1 }]);
  const wrong = { id, draft: draft({ roomId: 99 }), now };
  expect(await reviseEvent(db(), editor, wrong)).toMatchObject({ outcome: 'invalid' });
  expect(await reviseEvent(db(), editor, { id: 999_999, draft: moved, now })).toEqual({ outcome: 'unknown' });
});

test('publishing and revising have the pages of the programme made anew', async () => {
  const listener = await database().connect();
  try {
    const heard: unknown[] = [];
    const both = new Promise<void>((resolve) => {
      listener.on('notification', ({ channel, payload }) => {
        heard.push([channel, payload]);
        if (heard.filter((each) => String(each) === `${pagesChannel},programme`).length === 2) resolve();
      });
    });
    await listener.query(`listen ${pagesChannel}`);
    const id = await publish(db());
    await reviseEvent(db(), editor, { id, draft: draft(), now: published });
    await both;
    expect(heard).toContainEqual([pagesChannel, 'programme']);
  } finally {
    await listener.end();
  }
});
