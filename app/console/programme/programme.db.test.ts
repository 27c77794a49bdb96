import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { at, draft, insertGround, texts } from '#features/programme/programme.fixture.ts';
import type { EventDraft } from '#features/programme/publishing/event-draft.server.ts';
import { eventKind as kind } from '#features/programme/publishing/event-kind.server.ts';
import { readEvent } from '#features/programme/queries.server.ts';
import type { Staff } from '#features/staff/index.server.ts';
import { somePerson } from '#features/staff/person.fixture.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { writeContent } from '#tests/support/write-content.ts';
import { adoptKind } from '../content/adopt.server.ts';
import { saveThread } from '../content/save-thread.server.ts';
import { copiesOf, copyDay } from './copy-day.server.ts';
import { dayGrid } from './day-grid.server.ts';
import { moveEvent } from './place/move-event.server.ts';
import { checkPlace, openPlace } from './place/open-place.server.ts';
import { readPlace } from './place/typed-place.server.ts';
import { minutesOf, type Place } from './placing.ts';
import { readProgramme } from './read-grid.server.ts';

const platform = emptyPlatform();
const now = new Date('2025-06-05T07:00:00Z');
const site = () => siteFor({ ...platform(), clock: { now: () => now } });
let staff: Staff;

beforeAll(async () => {
  staff = await somePerson(platform().db, ['editor', 'publisher']);
  await insertGround(platform().db);
  await platform().db.updateTable('event_room').set({ several: false }).execute();
  await platform()
    .db.insertInto('event_bookable')
    .values({ id: 1, sort: 'interpreter', name: 'Interpreter 1', languages: ['zh', 'fr'] })
    .execute();
});

beforeEach(async () => {
  await platform().db.deleteFrom('content_thing').execute();
  await platform().db.deleteFrom('event').execute();
  await platform().db.deleteFrom('event_day').execute();
});

/** An event that readers see, as the console knows it. */
async function published(overrides: Partial<EventDraft> = {}): Promise<{ thingId: number; key: number }> {
  const key = await writeContent(platform().db, kind, draft(overrides));
  await adoptKind(platform(), kind);
  const { id } = await platform()
    .db.selectFrom('content_thing')
    .select('id')
    .where('kind', '=', 'event')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return { thingId: id, key: Number(key) };
}

/** An event that is being written. */
async function drafted(overrides: Record<string, unknown> = {}): Promise<number> {
  const { texts: _, startsAt, endsAt, ...rest } = draft();
  const moments = { startsAt: at(12, '09:30').toISOString(), endsAt: at(12, '11:00').toISOString() };
  const values = { ...rest, ...moments, ...overrides };
  const saved = await saveThread(site(), staff, { kind, thread: 'shared', base: 0, values });
  if (saved.outcome !== 'saved') throw new Error(JSON.stringify(saved));
  const text = { title: 'Draft', summary: 'Short', organiser: 'Office', audience: 'All' };
  await saveThread(site(), staff, { kind, thingId: saved.thingId, thread: 'en-US', base: 0, values: text });
  return saved.thingId;
}

const place = (from: string, to: string, other: Partial<Place> = {}): Place => ({
  ...{ day: '2025-06-12', room: '1', bookings: [] },
  ...{ from: minutesOf(from) ?? 0, to: minutesOf(to) ?? 0 },
  ...other,
});

const seen = (key: number) => readEvent(platform().db, key, { locale: 'en-US', now });

const acts = async () => {
  const rows = await platform().db.selectFrom('staff_act').select('act').orderBy('id').execute();
  return rows.map(({ act }) => act);
};

test('an event that readers see is moved for them too, with its agenda, and is marked', async () => {
  const agenda = [{ at: '09:45', texts: { 'en-US': { title: 'Opening' } } }];
  const { thingId, key } = await published({ agenda });
  const before = await acts();
  const moved = await moveEvent(site(), staff, { thingId, base: 1, place: place('14:00', '15:30', { room: '2' }) });
  expect(moved).toEqual({ outcome: 'moved', isOut: true });
  expect(await seen(key)).toMatchObject({
    ...{ start: '2025-06-12T14:00:00+08:00', end: '2025-06-12T15:30:00+08:00', room: 'Room 2', revision: 1 },
    agenda: [{ at: '2025-06-12T14:15:00+08:00', title: 'Opening' }],
    moved: { at: '2025-06-05T15:00:00+08:00', today: true, parts: ['start', 'end', 'room'] },
  });
  expect((await acts()).slice(before.length)).toEqual(['content.save', 'content.publish', 'programme.move']);
  const grid = dayGrid((await readProgramme(site())) ?? expect.fail(), '2025-06-12');
  expect(grid.events).toMatchObject([
    { id: thingId, from: 840, to: 930, room: '2', isOut: true, isPending: false, base: 2 },
  ]);
});

test('a draft is moved for staff alone, and takes nothing', async () => {
  await published();
  const thingId = await drafted({ startsAt: at(13, '09:30').toISOString(), endsAt: at(13, '11:00').toISOString() });
  const moved = await moveEvent(site(), staff, { thingId, base: 1, place: place('10:00', '11:30') });
  expect(moved).toEqual({ outcome: 'moved', isOut: false });
  const grid = dayGrid((await readProgramme(site())) ?? expect.fail(), '2025-06-12');
  expect(
    grid.events.map(({ isOut, collisions }) => [isOut, collisions.map(({ what, isDraft }) => [what, isDraft])]),
  ).toEqual([
    [true, [['room', true]]],
    [false, [['room', false]]],
  ]);
});

test('what is taken is refused at its field, and nothing of it is written', async () => {
  const { thingId, key } = await published({ bookings: ['1'] });
  await published({ startsAt: at(12, '14:00'), endsAt: at(12, '15:00'), bookings: ['1'] });
  const count = (await acts()).length;
  const taken = { thingId, base: 1, place: place('14:30', '16:00', { bookings: ['1'] }) };
  expect(await moveEvent(site(), staff, taken)).toMatchObject({
    outcome: 'refused',
    wrong: [
      { thread: 'shared', field: 'bookings' },
      { thread: 'shared', field: 'room' },
    ],
  });
  expect(await seen(key)).toMatchObject({ start: '2025-06-12T09:30:00+08:00', revision: 0 });
  expect(await acts()).toHaveLength(count);
  const inAnotherRoom = { ...taken, place: { ...taken.place, room: '2' } };
  expect(await moveEvent(site(), staff, inAnotherRoom)).toMatchObject({
    outcome: 'refused',
    wrong: [{ field: 'bookings' }],
  });
});

test('what somebody has written meanwhile is not written over, and what nobody has published does not go along', async () => {
  const { thingId } = await published();
  const { texts: _, ...shared } = draft();
  const values = {
    ...shared,
    ...{ startsAt: at(12, '09:30').toISOString(), endsAt: at(12, '11:00').toISOString(), kind: 'forum' },
  };
  await saveThread(site(), staff, { kind, thingId, thread: 'shared', base: 1, values });
  expect(await moveEvent(site(), staff, { thingId, base: 1, place: place('14:00', '15:00') })).toEqual({
    outcome: 'newer',
  });
  expect(await moveEvent(site(), staff, { thingId, base: 2, place: place('14:00', '15:00') })).toEqual({
    outcome: 'pending',
  });
});

test('whoever may not publish moves no event that readers see', async () => {
  const translator = await somePerson(platform().db, ['translator']);
  const { thingId } = await published();
  await expect(
    moveEvent(site(), translator, { thingId, base: 1, place: place('14:00', '15:00') }),
  ).rejects.toMatchObject({
    status: 403,
  });
});

test('a day is copied as drafts with all texts, and what would collide is known before', async () => {
  const { thingId } = await published({ texts: texts('Forum', 'zh-CN', 'en-US', 'fr-FR') });
  await published({ startsAt: at(13, '10:00'), endsAt: at(13, '12:00') });
  const programme = (await readProgramme(site())) ?? expect.fail();
  const copies = copiesOf(programme, '2025-06-12', '2025-06-13');
  expect(copies.map(({ event, collisions }) => [event.id, collisions.map(({ what }) => what)])).toEqual([
    [thingId, ['room']],
  ]);
  const copying = { edition: 4, from: '2025-06-12', to: '2025-06-13', ids: [thingId], there: 1 };
  // Pressed twice, a day is copied once.
  const answers = await Promise.all([copyDay(site(), staff, copying), copyDay(site(), staff, copying)]);
  expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(['changed', 'copied']);
  const after = (await readProgramme(site())) ?? expect.fail();
  const copy = after.events.find(({ isOut }) => !isOut) ?? expect.fail();
  expect(copy).toMatchObject({ day: '2025-06-13', from: 570, to: 660, room: '1', title: 'Forum en-US' });
  const threads = await platform()
    .db.selectFrom('content_thread')
    .select(['thread', 'state', 'published'])
    .where('thing_id', '=', copy.id)
    .orderBy('thread')
    .execute();
  expect(threads).toEqual(
    ['en-US', 'fr-FR', 'shared', 'zh-CN'].map((thread) => ({ thread, state: 'draft', published: null })),
  );
  const events = await platform().db.selectFrom('event').select('id').execute();
  expect(events).toHaveLength(2);
});

test('what has no place yet is listed beside the grid, and what is withdrawn is not', async () => {
  const thingId = await drafted({ room: undefined });
  expect((await readProgramme(site()))?.unplaced).toMatchObject([{ id: thingId, title: 'Draft' }]);
  expect(await moveEvent(site(), staff, { thingId, base: 1, place: place('14:00', '15:00') })).toMatchObject({
    outcome: 'moved',
  });
  expect((await readProgramme(site()))?.unplaced).toEqual([]);
});

test('what a draft says of its place already is in its form, and stays as it gets a room', async () => {
  const thingId = await drafted({ room: undefined, bookings: ['1'] });
  const { event, now } = await openPlace(site(), String(thingId));
  expect(event).toMatchObject({ id: thingId, isOut: false });
  expect(now).toEqual({ day: '2025-06-12', from: '09:30', to: '11:00', room: '', bookings: ['1'] });
  const wrong = await drafted({ endsAt: at(12, '09:00').toISOString() });
  const unplaced = (await readProgramme(site()))?.unplaced ?? [];
  expect(unplaced.map(({ id }) => id)).toEqual([thingId, wrong]);
});

test('whoever is withdrawn stays with the event that has them, and is offered to no other', async () => {
  await platform()
    .db.insertInto('event_bookable')
    .values({ id: 2, sort: 'speaker', name: 'A dean', languages: [], withdrawn: true })
    .execute();
  const { thingId } = await published({ bookings: ['2'] });
  const programme = (await readProgramme(site())) ?? expect.fail();
  const { now } = await openPlace(site(), String(thingId));
  const read = (was: string[]) => readPlace(i18nFor('en-US'), now, programme, { ...now, bookings: was });
  expect(read(['2']).place).toMatchObject({ bookings: ['2'] });
  expect(read([]).errors).toEqual({ bookings: 'This value does not exist.' });
});

test('a booth that stays in another room is refused before anything is tried', async () => {
  await platform()
    .db.insertInto('event_bookable')
    .values({ id: 3, sort: 'booth', name: 'Booth of room 2', languages: ['fr'], room_id: 2 })
    .execute();
  const { thingId } = await published();
  const open = await openPlace(site(), String(thingId));
  const asked = checkPlace(site(), open, { ...open.now, bookings: ['3'] });
  expect(asked.errors).toEqual({ bookings: 'This belongs to another room.' });
  expect(checkPlace(site(), open, { ...open.now, room: '2', bookings: ['3'] }).errors).toEqual({});
});

test('what goes on until midnight or longer is moved with all of its length', async () => {
  const { thingId, key } = await published({ startsAt: at(12, '19:00'), endsAt: at(13, '00:00') });
  const open = await openPlace(site(), String(thingId));
  expect(open.now).toMatchObject({ from: '19:00', to: '00:00' });
  const { place: typed } = readPlace(i18nFor('en-US'), { ...open.now, room: '2' }, open.programme, open.now);
  expect(await moveEvent(site(), staff, { thingId, base: 1, place: typed ?? expect.fail() })).toMatchObject({
    outcome: 'moved',
  });
  expect(await seen(key)).toMatchObject({ start: '2025-06-12T19:00:00+08:00', end: '2025-06-13T00:00:00+08:00' });
  const night = { ...open.now, from: '22:00', to: '01:30' };
  const { place: later } = readPlace(i18nFor('en-US'), night, open.programme, open.now);
  await moveEvent(site(), staff, { thingId, base: 2, place: later ?? expect.fail() });
  expect(await seen(key)).toMatchObject({ start: '2025-06-12T22:00:00+08:00', end: '2025-06-13T01:30:00+08:00' });
});

/** Two events are moved to one room at once, again and again. @returns how often both came there */
async function bothMoved(rounds: number): Promise<number> {
  let both = 0;
  for (let round = 0; round < rounds; round += 1) {
    await platform().db.deleteFrom('content_thing').execute();
    await platform().db.deleteFrom('event').execute();
    const first = await published();
    const second = await published({ startsAt: at(12, '12:00'), endsAt: at(12, '13:00') });
    const answers = await Promise.all(
      [first, second].map(({ thingId }) =>
        moveEvent(site(), staff, { thingId, base: 1, place: place('15:00', '16:00', { room: '2' }) }),
      ),
    );
    const moved = answers.filter(({ outcome }) => outcome === 'moved').length;
    expect(moved).toBeGreaterThan(0);
    if (moved === 2) both += 1;
  }
  return both;
}

test('of two of the staff who move events into one room at once one is refused', async () => {
  expect(await bothMoved(8)).toBe(0);
}, 90_000);

test('control: without the constraint both events are in the room', async () => {
  const { db } = platform();
  await sql`alter table event_occupies drop constraint event_room_once`.execute(db);
  expect(await bothMoved(2)).toBe(2);
}, 90_000);
