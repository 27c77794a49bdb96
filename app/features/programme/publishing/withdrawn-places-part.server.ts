import { z } from 'zod';
import type { Bundle } from '#platform/bundle/bundle.server.ts';
import { type BundlePart, eachOnce, isChosen } from '#platform/bundle/bundle-part.ts';
import type { Database, Tx } from '#platform/db/database.ts';

const number = z.string().regex(/^[1-9]\d{0,8}$/);
const venueRow = z.strictObject({ key: number, position: z.int() });
const roomRow = z.strictObject({ ...venueRow.shape, venue: number, several: z.boolean() });

const venuesName = 'event-venue-withdrawn';
const venuesIn = async (bundle: Bundle) =>
  (await bundle.below(venuesName)).length > 0 ? await bundle.rows(venuesName, venueRow) : [];

const roomsName = 'room-withdrawn';
const roomsIn = async (bundle: Bundle) =>
  (await bundle.below(roomsName)).length > 0 ? await bundle.rows(roomsName, roomRow) : [];

/** Venues that are called nothing any more, and have rooms that go out. */
export const withdrawnVenuesPart: BundlePart = {
  name: venuesName,
  tags: ['programme'],
  async rows(db, selection) {
    return (await readPlaces(db)).venues
      .filter(({ id }) => isChosen(selection, 'event-venue', id))
      .map(({ id, position }) => ({ row: { key: String(id), position }, files: [] }));
  },
  async check(bundle) {
    eachOnce(await venuesIn(bundle));
    return [];
  },
  async write(tx, bundle) {
    const rows = (await venuesIn(bundle)).map(({ key, position }) => ({ id: Number(key), position }));
    if (rows.length > 0) await tx.insertInto('event_venue').values(rows).execute();
  },
};

/** Rooms that are called nothing any more, in which something takes place that is to be announced, or a booth stays. */
export const withdrawnRoomsPart: BundlePart = {
  name: roomsName,
  tags: ['programme'],
  async rows(db, selection) {
    return (await readPlaces(db)).rooms
      .filter(({ id }) => isChosen(selection, 'room', id))
      .map(({ id, venue_id, position, several }) => ({
        row: { key: String(id), position, venue: String(venue_id), several },
        files: [],
      }));
  },
  async check(bundle) {
    eachOnce(await roomsIn(bundle));
    return [];
  },
  async write(tx, bundle) {
    const rows = (await roomsIn(bundle)).map(({ key, venue, position, several }) => {
      return { id: Number(key), venue_id: Number(venue), position, several };
    });
    if (rows.length === 0) return;
    // A venue that has words is written after this, whole; of one that does not go out there is its number.
    await tx
      .insertInto('event_venue')
      .values(rows.map(({ venue_id }) => ({ id: venue_id, position: 0 })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tx.insertInto('event_room').values(rows).execute();
  },
};

/** Rooms and venues without words that what goes out names, by number. */
async function readPlaces(db: Database | Tx) {
  const called = new Set((await db.selectFrom('event_room_text').select('room_id').execute()).map(roomOf));
  const used = new Set([...(await roomsOfEvents(db)), ...(await roomsOfBookables(db))]);
  const all = await db.selectFrom('event_room').selectAll().orderBy('id').execute();
  const rooms = all.filter(({ id }) => used.has(id) && !called.has(id));
  const going = all.filter(({ id }) => used.has(id) || called.has(id));
  const withoutWords = await db
    .selectFrom('event_venue as own')
    .leftJoin('event_venue_text as text', 'text.venue_id', 'own.id')
    .select(['own.id', 'own.position'])
    .where('text.venue_id', 'is', null)
    .orderBy('own.id')
    .execute();
  return { rooms, venues: withoutWords.filter(({ id }) => going.some(({ venue_id }) => venue_id === id)) };
}

async function roomsOfEvents(db: Database | Tx): Promise<number[]> {
  const seen = db.selectFrom('event').innerJoin('event_text', 'event_text.event_id', 'event.id');
  return (await seen.select('event.room_id').distinct().execute()).map(roomOf);
}

async function roomsOfBookables(db: Database | Tx): Promise<(number | null)[]> {
  const rows = await db
    .selectFrom('event_bookable as own')
    .select('own.room_id')
    .where(({ eb, exists, or, selectFrom }) =>
      or([
        eb('own.withdrawn', '=', false),
        exists(selectFrom('event_booking').select('event_id').whereRef('event_booking.bookable_id', '=', 'own.id')),
      ]),
    )
    .execute();
  return rows.map(roomOf);
}

const roomOf = <Id>({ room_id }: { room_id: Id }): Id => room_id;
