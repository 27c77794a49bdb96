import { type Bundle, checked } from '#platform/bundle/bundle.server.ts';
import { venueOffset } from '#platform/clock/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import { eventsIn, venuesIn } from './bundle.server.ts';
import { eventDraft, type ReadyEvent } from './publishing/event-draft.server.ts';
import { writeEvents } from './publishing/write-events.server.ts';
import { writeRoom, writeVenue } from './publishing/write-places.server.ts';

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
  const events = await eventsIn(bundle);
  await writeEvents(
    tx,
    events.toSorted(byBeginning).map((event) => ready(event, roomIds.get(event.room))),
    printed,
  );
}

async function seedVenues(tx: Tx, venues: readonly Venue[]): Promise<void> {
  for (const [position, { id, texts }] of venues.entries()) await writeVenue(tx, { position, texts }, id);
  const rooms = venues.flatMap(({ id, rooms }) => rooms.map((room) => ({ ...room, venue: String(id) })));
  for (const [position, { id, venue, texts }] of rooms.entries()) await writeRoom(tx, { venue, position, texts }, id);
}

function byBeginning(one: Event, other: Event): number {
  return moment(one.day, one.start).getTime() - moment(other.day, other.start).getTime();
}

function moment(day: string, hour: string): Date {
  return new Date(`${day}T${hour}:00${venueOffset}`);
}

function ready({ file, day, start, end, room: _room, key: _key, ...event }: Event, roomId = 0): ReadyEvent {
  const placed = { ...event, edition, room: String(roomId) };
  return checked(eventDraft, { ...placed, startsAt: moment(day, start), endsAt: moment(day, end) }, file);
}
