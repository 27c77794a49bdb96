import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Tx } from '#platform/db/database.ts';
import { testDatabase } from '#tests/support/database.ts';
import { tryContent, withdrawContent, writeContent, wrongFields } from '#tests/support/write-content.ts';
import { at, draft, insertGround, publish } from '../programme.fixture.ts';
import { bookableKind } from './bookable-kind.server.ts';
import type { EventDraft } from './event-draft.server.ts';
import { eventKind } from './event-kind.server.ts';
import { occupy } from './occupy.server.ts';
import { roomKind } from './room-kind.server.ts';

const { db } = testDatabase();

beforeAll(async () => {
  await insertGround(db());
  await db().updateTable('event_room').set({ several: false }).execute();
  await db()
    .insertInto('event_bookable')
    .values([
      { id: 1, sort: 'speaker', name: 'A minister', languages: [] },
      { id: 2, sort: 'interpreter', name: 'Interpreter 2', languages: ['zh', 'fr'] },
      { id: 3, sort: 'booth', name: 'Booth 3', languages: ['fr'] },
      { id: 4, sort: 'booth', name: 'Booth of room 2', languages: ['fr'], room_id: 2 },
    ])
    .execute();
});

beforeEach(async () => {
  await db().deleteFrom('event').execute();
});

const hours = (from: string, to: string, day = 12): Pick<EventDraft, 'startsAt' | 'endsAt'> => ({
  startsAt: at(day, from),
  endsAt: at(day, to),
});

/** Writes an event and takes it back where it is refused, as publishing does. @returns the fields that are wrong */
async function refusedFields(overrides: Partial<EventDraft>, key?: string): Promise<string[]> {
  class TakenBack extends Error {}
  let fields: string[] = [];
  await db()
    .transaction()
    .execute(async (tx) => {
      const written = await eventKind.write(tx, key, draft(overrides), new Date());
      if (written.outcome === 'written') return;
      fields = written.error.issues.map(({ path }) => path.join('.'));
      throw new TakenBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error;
    });
  return fields;
}

test.each<[string, Partial<EventDraft>, string[]]>([
  ['a room', { room: '1' }, ['room']],
  ['a speaker', { room: '2', bookings: ['1'] }, ['bookings']],
  ['an interpreter', { room: '2', bookings: ['2'] }, ['bookings']],
  ['a language booth', { room: '2', bookings: ['3'] }, ['bookings']],
  ['all of them', { room: '1', bookings: ['1', '2', '3'] }, ['bookings', 'bookings', 'room', 'bookings']],
])('%s is had by one event at a time', async (_, overrides, fields) => {
  await publish(db(), { ...hours('09:00', '10:30'), bookings: ['1', '2', '3'] });
  expect(await refusedFields({ ...overrides, ...hours('10:00', '11:00') })).toEqual(fields);
  expect(await refusedFields({ ...overrides, ...hours('10:30', '11:00') })).toEqual([]);
  expect(await refusedFields({ ...overrides, ...hours('09:00', '10:30', 13) })).toEqual([]);
});

test('the refusal names the event that is in the way, in each language', async () => {
  await publish(db(), hours('09:00', '10:30'));
  const written = await tryContent(db(), eventKind, draft(hours('10:00', '11:00')));
  expect(written).toMatchObject({
    outcome: 'invalid',
    error: { issues: [{ path: ['room'], message: 'occupied', params: { by: { 'fr-FR': 'Event fr-FR' } } }] },
  });
});

test('an event that moves lets go of what it had, and one that is withdrawn has nothing', async () => {
  const id = await publish(db(), hours('09:00', '10:30'));
  await writeContent(db(), eventKind, draft(hours('14:00', '15:00')), String(id));
  expect(await refusedFields(hours('09:00', '10:30'))).toEqual([]);
  expect(await refusedFields(hours('14:30', '15:30'))).toEqual(['room']);
  await withdrawContent(db(), eventKind, String(id));
  expect(await refusedFields(hours('14:30', '15:30'))).toEqual([]);
});

test('what is written anew at its own time does not stand in its own way', async () => {
  const id = await publish(db(), { ...hours('09:00', '10:30'), bookings: ['1'] });
  expect(await refusedFields({ ...hours('09:30', '11:00'), bookings: ['1'] }, String(id))).toEqual([]);
});

const room = (several: boolean) => ({ venue: '1', position: 1, several, texts: { 'en-US': { name: 'Room 1' } } });

test('a room for several takes several, and takes one at a time only once they are elsewhere', async () => {
  await writeContent(db(), roomKind, room(true), '1');
  await publish(db(), hours('09:00', '10:30'));
  const other = await publish(db(), hours('10:00', '11:00'));
  expect(await wrongFields(db(), roomKind, room(false), '1')).toEqual(['several']);
  await withdrawContent(db(), eventKind, String(other));
  await writeContent(db(), roomKind, room(false), '1');
  expect(await refusedFields(hours('10:00', '11:00'))).toEqual(['room']);
});

// The embedded database does one transaction after the other.
test.runIf(process.env.TEST_ENGINE === 'postgres')(
  'a room that is to take one event at a time waits for what is being published in it, and has that bound',
  async () => {
    await writeContent(db(), roomKind, room(true), '1');
    const isWaitedFor = async () => (await sql`select 1 from pg_locks where not granted`.execute(db())).rows.length > 0;
    const narrowing: ReturnType<typeof tryContent>[] = [];
    await db()
      .transaction()
      .execute(async (tx) => {
        await eventKind.write(tx, undefined, draft(hours('09:00', '10:30')), new Date());
        narrowing.push(tryContent(db(), roomKind, room(false), '1'));
        await expect.poll(isWaitedFor, { timeout: 10_000 }).toBe(true);
      });
    expect(await Promise.all(narrowing)).toMatchObject([{ outcome: 'written' }]);
    expect(await refusedFields(hours('10:00', '11:00'))).toEqual(['room']);
  },
);

test('a booth of a room is booked for that room alone; what does not exist, for none', async () => {
  expect(await refusedFields({ room: '1', bookings: ['4'] })).toEqual(['bookings']);
  expect(await refusedFields({ room: '2', bookings: ['4'] })).toEqual([]);
  expect(await refusedFields({ bookings: ['99'] })).toEqual(['bookings']);
});

test('who is withdrawn stays where they are booked; who is booked stays what they are', async () => {
  const id = await publish(db(), { bookings: ['1'] });
  const speaker = { sort: 'speaker', name: 'A minister', texts: {} };
  expect(await wrongFields(db(), bookableKind, { ...speaker, sort: 'booth' }, '1')).toEqual(['sort']);
  await withdrawContent(db(), bookableKind, '1');
  expect(await bookableKind.read(db(), ['1'])).toEqual(new Map());
  expect((await eventKind.read(db(), [String(id)])).get(String(id))).toMatchObject({ bookings: ['1'] });
  await writeContent(db(), bookableKind, speaker, '1');
  expect((await bookableKind.read(db(), ['1'])).get('1')).toMatchObject({ sort: 'speaker', name: 'A minister' });
});

const oneRoom = ['event_room_once', 'event_speaker_once', 'event_interpreter_once', 'event_booth_once'];

/** Two events are published at once into one room, again and again. @returns how often both had it */
async function bothIn(rounds: number): Promise<number> {
  let both = 0;
  for (let round = 0; round < rounds; round += 1) {
    await db().deleteFrom('event').execute();
    const answers = await Promise.all([refusedFields(hours('09:00', '10:00')), refusedFields(hours('09:30', '10:30'))]);
    const written = answers.filter((fields) => fields.length === 0).length;
    expect(written).toBeGreaterThan(0);
    if (written === 2) both += 1;
  }
  return both;
}

test('of two events that are published into one room at once the second is refused', async () => {
  expect(await bothIn(20)).toBe(0);
}, 60_000);

test('control: without the constraint both are in the room', async () => {
  await sql`alter table event_occupies drop constraint event_room_once`.execute(db());
  try {
    expect(await bothIn(5)).toBe(5);
  } finally {
    await db().deleteFrom('event').execute();
    await sql`alter table event_occupies add constraint event_room_once exclude using gist
      (int4range(who, who, '[]') with &&, tstzrange(starts_at, ends_at) with &&) where (what = 'room')`.execute(db());
  }
}, 60_000);

test('each sort has a constraint of its own', async () => {
  const { rows } = await sql<{ conname: string }>`
    select conname from pg_constraint where conrelid = 'event_occupies'::regclass and contype = 'x'`.execute(db());
  expect(rows.map(({ conname }) => conname).toSorted()).toEqual(oneRoom.toSorted());
});

test('of events that overlap already the first has the room, and the other is written once it is elsewhere', async () => {
  // As the migration finds them: written by a release that knew of no constraint.
  const [first, second] = [await publish(db(), hours('09:00', '10:00')), await publish(db(), hours('11:00', '12:00'))];
  await db()
    .updateTable('event')
    .set({ starts_at: at(12, '09:30'), ends_at: at(12, '10:30') })
    .where('id', '=', second)
    .execute();
  await db().deleteFrom('event_occupies').execute();
  await sql`insert into event_occupies (event_id, what, who, starts_at, ends_at)
    select id, 'room', room_id, starts_at, ends_at from event order by starts_at, id on conflict do nothing`.execute(
    db(),
  );
  const held = await db().selectFrom('event_occupies').select('event_id').execute();
  expect(held).toEqual([{ event_id: first }]);
  expect(await refusedFields(hours('09:30', '10:30'), String(second))).toEqual(['room']);
  expect(await refusedFields(hours('10:00', '11:00'), String(second))).toEqual([]);
});

test('many are bound in one statement, and each that is refused is named', async () => {
  const id = await publish(db(), hours('09:00', '10:00'));
  const others = [await publish(db(), hours('11:00', '12:00')), await publish(db(), hours('12:00', '13:00'))];
  const event = { startsAt: at(12, '09:30'), endsAt: at(12, '09:45'), room: '1', bookings: [] };
  class TakenBack extends Error {}
  const work = async (tx: Tx) => {
    const taken = await occupy(
      tx,
      others.map((other) => ({ id: other, event })),
    );
    expect(taken).toMatchObject(others.map((by) => ({ by, what: 'room', who: 1, holder: { id } })));
    throw new TakenBack();
  };
  await expect(db().transaction().execute(work)).rejects.toThrow(TakenBack);
});
