import { type Bundle, checked } from '#platform/bundle/bundle.server.ts';
import { venueOffset } from '#platform/clock/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import { bookablesIn, eventsIn, venuesIn } from './bundle.server.ts';
import { eventDraft, type ReadyEvent } from './publishing/event-draft.server.ts';
import { occupy } from './publishing/occupy.server.ts';
import { writeEvents } from './publishing/write-events.server.ts';
import { writeBookable, writeRoom, writeVenue } from './publishing/write-places.server.ts';

type Event = Awaited<ReturnType<typeof eventsIn>>[number];
type Venue = Awaited<ReturnType<typeof venuesIn>>[number];

/** The bundle's programme is the fourth edition's; it was last changed when it went to print. */
const edition = '4';
const printed = new Date('2025-05-26T10:00:00+08:00');

/** Writes a bundle's programme into empty tables, validated as if it were published. */
export async function seedProgramme(tx: Tx, { bundle }: { bundle: Bundle }): Promise<void> {
  const venues = await venuesIn(bundle);
  await seedVenues(tx, venues);
  const roomIds = new Map(venues.flatMap(({ rooms }) => rooms.map(({ id, key }) => [key, id])));
  const bookables = await bookablesIn(bundle);
  for (const { id, room, ...bookable } of bookables) {
    await writeBookable(tx, { ...bookable, ...(room && { room: String(roomIds.get(room) ?? '') }) }, id);
  }
  const keys: Keys = { rooms: roomIds, bookables: new Map(bookables.map(({ id, key }) => [key, id])) };
  const events = await eventsIn(bundle);
  const all = events.toSorted(byBeginning).map((event) => ready(event, keys));
  const ids = await writeEvents(tx, all, printed);
  const [taken] = await occupy(
    tx,
    all.flatMap((event, i) => ids.slice(i, i + 1).map((id) => ({ id, event }))),
  );
  if (taken)
    throw new Error(
      `Something of the bundle’s programme is taken at that time: ${JSON.stringify(taken.holder?.titles)}`,
    );
}

async function seedVenues(tx: Tx, venues: readonly Venue[]): Promise<void> {
  for (const [position, { id, texts }] of venues.entries()) await writeVenue(tx, { position, texts }, id);
  const rooms = venues.flatMap(({ id, rooms }) => rooms.map((room) => ({ ...room, venue: String(id) })));
  for (const [position, { id, ...room }] of rooms.entries()) await writeRoom(tx, { ...room, position }, id);
}

function byBeginning(one: Event, other: Event): number {
  return moment(one.day, one.start).getTime() - moment(other.day, other.start).getTime();
}

function moment(day: string, hour: string): Date {
  return new Date(`${day}T${hour}:00${venueOffset}`);
}

/** Ids by the keys of the bundle. */
interface Keys {
  rooms: ReadonlyMap<string, number>;
  bookables: ReadonlyMap<string, number>;
}

function ready({ file, day, start, end, room, bookings, key: _key, ...event }: Event, keys: Keys): ReadyEvent {
  const placed = {
    ...{ ...event, edition, room: String(keys.rooms.get(room) ?? 0) },
    bookings: bookings.map((booked) => String(keys.bookables.get(booked) ?? 0)),
  };
  return checked(eventDraft, { ...placed, startsAt: moment(day, start), endsAt: moment(day, end) }, file);
}
