import { beforeAll, expect, test } from 'vitest';
import { insertEdition } from '#features/editions/editions.fixture.ts';
import { locales } from '#platform/i18n/locale.ts';
import { demonstration } from '#server/demonstration/demonstration.ts';
import { testDatabase } from '#tests/support/database.ts';
import { writeContent } from '#tests/support/write-content.ts';
import { eventsIn } from './bundle.server.ts';
import { eventKinds, eventTopics, slotsOf } from './programme.ts';
import { eventKind } from './publishing/event-kind.server.ts';
import { roomKind } from './publishing/room-kind.server.ts';
import { venueKind } from './publishing/venue-kind.server.ts';
import { countEvents, programmeDays, wholeEvents } from './queries.server.ts';
import { seedProgramme } from './seed.server.ts';

const { db } = testDatabase();
const written = await eventsIn(demonstration);

beforeAll(async () => {
  await insertEdition(db(), { number: 4, current: true });
  await db()
    .transaction()
    .execute((tx) => seedProgramme(tx, { bundle: demonstration }));
});

test.each(locales)('the whole programme is there in %s, in the order of its ids', async (locale) => {
  const events = await wholeEvents(db(), { editionId: 4 }, { locale, now: new Date(), limit: 100 });
  expect(events).toHaveLength(written.length);
  expect(events.length).toBeGreaterThanOrEqual(40);
  expect(events.filter(({ lang, placeLang }) => lang !== locale || placeLang !== locale)).toEqual([]);
  expect(events.map(({ id }) => id)).toEqual(events.map(({ id }) => id).toSorted((one, other) => one - other));
  for (const { agenda, speakers, start, end } of events) {
    expect(agenda.length).toBeGreaterThan(0);
    expect(speakers.length).toBeGreaterThan(0);
    for (const { at } of agenda) expect(at >= start && at < end).toBe(true);
  }
});

test('all kinds and topics occur, and ten events begin at one moment', async () => {
  const events = await wholeEvents(db(), { editionId: 4 }, { locale: 'en-US', now: new Date(), limit: 100 });
  expect(new Set(events.map(({ kind }) => kind.key))).toEqual(new Set(eventKinds));
  expect(new Set(events.flatMap(({ topics }) => topics.map(({ key }) => key)))).toEqual(new Set(eventTopics));
  expect(Math.max(...slotsOf(events).map((slot) => slot.events.length))).toBe(10);
});

test('no room holds two events at once, and days have their counts', async () => {
  const events = await wholeEvents(db(), { editionId: 4 }, { locale: 'en-US', now: new Date(), limit: 100 });
  const doubled = events.flatMap((one, i) =>
    events
      .slice(i + 1)
      .filter(
        ({ room, venue, start, end }) => room === one.room && venue === one.venue && start < one.end && one.start < end,
      )
      .map((other) => `${one.title} / ${other.title}`),
  );
  expect(doubled).toEqual([]);
  const days = await programmeDays(db(), 4);
  expect(days.map(({ day }) => day)).toEqual(['2025-06-11', '2025-06-12', '2025-06-13', '2025-06-14', '2025-06-15']);
  expect(await countEvents(db(), { editionId: 4 })).toEqual({ total: written.length });
  for (const { day, events: count } of days) {
    expect(written.filter((event) => event.day === day)).toHaveLength(count);
  }
});

test('what was written is read as drafts, and written so again changes nothing', async () => {
  for (const kind of [eventKind, roomKind, venueKind]) {
    const keys = await kind.keys(db(), undefined, 1000);
    const before = await kind.read(db(), keys);
    expect(before.size).toBe(keys.length);
    for (const key of keys.slice(0, 5)) await writeContent(db(), kind, before.get(key) ?? { texts: {} }, key);
    expect(await kind.read(db(), keys)).toEqual(before);
  }
  expect(await countEvents(db(), { editionId: 4 })).toEqual({ total: written.length });
});
