import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { at, insertGround, publish, texts } from './programme.fixture.ts';
import type { EventCard } from './programme.ts';
import {
  around,
  countEvents,
  eventsAbout,
  listEvents,
  programmeDays,
  restOfDay,
  upcomingEvents,
  wholeEvents,
} from './queries.server.ts';

const { db } = testDatabase();
const page = { locale: 'en-US', now: new Date(), limit: 50 } as const;
const editionId = 4;

/** Ids of the events that all tests of this file read, by what they are. */
const ids: Record<string, number> = {};

function hours(day: number, from: string, to: string) {
  return { startsAt: at(day, from), endsAt: at(day, to) };
}

function idsOf(events: readonly Pick<EventCard, 'id'>[]): number[] {
  return events.map(({ id }) => id);
}

beforeAll(async () => {
  await insertGround(db());
  ids.late = await publish(db(), { ...hours(12, '14:00', '16:00'), room: '1' });
  ids.early = await publish(db(), { ...hours(12, '09:00', '11:00'), room: '1', kind: 'forum', countries: ['KE'] });
  ids.parallel = await publish(db(), { ...hours(12, '10:00', '12:00'), room: '2', topics: ['health', 'customs'] });
  ids.touching = await publish(db(), { ...hours(12, '11:00', '11:30'), room: '1' });
  ids.night = await publish(db(), { ...hours(12, '22:00', '23:59'), room: '2' });
  ids.next = await publish(db(), {
    ...hours(13, '00:30', '01:30'),
    texts: texts('Roses 100%', 'fr-FR'),
    countries: ['KE'],
  });
});

test('days are days at the venue, with their kept counts', async () => {
  expect(await programmeDays(db(), editionId)).toEqual([
    { day: '2025-06-12', events: 5 },
    { day: '2025-06-13', events: 1 },
  ]);
  expect(await programmeDays(db(), 3)).toEqual([]);
});

test('events come by their beginning; of a day, a kind, a topic, by ids, or by words', async () => {
  const list = async (filter: object) => idsOf(await listEvents(db(), { editionId, ...filter }, page));
  const { late, early, parallel, touching, night, next } = ids;
  expect(await list({})).toEqual([early, parallel, touching, late, night, next]);
  expect(await list({ day: '2025-06-13' })).toEqual([next]);
  expect(await list({ kind: 'forum' })).toEqual([early]);
  expect(await list({ topic: 'customs', day: '2025-06-12' })).toEqual([parallel]);
  expect(await list({ ids: [next ?? 0, early ?? 0, 999_999] })).toEqual([early, next]);
  expect(await list({ ids: [] })).toEqual([]);
  expect(await list({ keyword: 'roses 100%' })).toEqual([next]);
  expect(await list({ keyword: '1_0%' })).toEqual([]);
  expect(idsOf(await listEvents(db(), { editionId }, { ...page, limit: 2, offset: 2 }))).toEqual([touching, late]);
});

test('what is shown without a filter is kept, the rest is counted', async () => {
  expect(await countEvents(db(), { editionId })).toEqual({ total: 6 });
  expect(await countEvents(db(), { editionId, day: '2025-06-12' })).toEqual({ total: 5 });
  expect(await countEvents(db(), { editionId, day: '2025-06-14' })).toEqual({ total: 0 });
  expect(await countEvents(db(), { editionId, topic: 'health' })).toEqual({ total: 6 });
  expect(await countEvents(db(), { editionId, topic: 'customs' })).toEqual({ total: 1 });
});

test('a text that is missing in a language comes in the next best one, and says which', async () => {
  const [event] = await listEvents(db(), { editionId, ids: [ids.next ?? 0] }, page);
  expect(event).toMatchObject({ title: 'Roses 100% fr-FR', lang: 'fr-FR', room: 'Room 1', placeLang: 'en-US' });
});

test('at the same time is what overlaps, not what only touches; next in the room is of the same day', async () => {
  const [early, touching, night] = await Promise.all(
    ['early', 'touching', 'night'].map(async (name) => {
      const [event] = await wholeEvents(db(), { editionId, ids: [ids[name] ?? 0] }, page);
      return event && around(db(), event, page);
    }),
  );
  expect(idsOf(early?.meanwhile ?? [])).toEqual([ids.parallel]);
  expect(early?.nextInRoom?.id).toBe(ids.touching);
  expect(idsOf(touching?.meanwhile ?? [])).toEqual([ids.parallel]);
  expect(touching?.nextInRoom?.id).toBe(ids.late);
  expect(night?.nextInRoom).toBeUndefined();
});

test('upcoming is what still runs or comes; the rest of the day ends at midnight of the venue', async () => {
  const now = at(12, '11:15');
  const upcoming = { locale: 'en-US', editionId, now, limit: 9 } as const;
  const { late, parallel, touching, night, next } = ids;
  expect(idsOf(await upcomingEvents(db(), upcoming))).toEqual([parallel, touching, late, night, next]);
  expect(idsOf(await restOfDay(db(), upcoming))).toEqual([parallel, touching, late, night]);
  expect(await restOfDay(db(), { ...upcoming, now: at(14, '09:00') })).toEqual([]);
  expect(await restOfDay(db(), { ...upcoming, now: at(11, '09:00') })).toEqual([]);
});

test('events about a country, those of the newest edition that has any', async () => {
  expect(idsOf(await eventsAbout(db(), { code: 'KE', ...page }))).toEqual([ids.early, ids.next]);
  expect(await eventsAbout(db(), { code: 'ZA', ...page })).toEqual([]);
});
