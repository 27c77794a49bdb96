import { type Bundle, checked } from '#platform/bundle/bundle.server.ts';
import { venueOffset } from '#platform/clock/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import { textsOf } from '#platform/i18n/texts.ts';
import { eventsIn, venuesIn } from './bundle.server.ts';
import { eventDraft, type ReadyEvent } from './publishing/event-draft.server.ts';
import { writeEvents } from './publishing/write-events.server.ts';

type Event = Awaited<ReturnType<typeof eventsIn>>[number];
type Venue = Awaited<ReturnType<typeof venuesIn>>[number];

/** The bundle's programme is the fourth edition's; it was last changed when it went to print. */
const edition = { editionId: 4, now: new Date('2025-05-26T10:00:00+08:00') };

/** Writes a bundle's programme into empty tables, validated as if it were published. */
export async function seedProgramme(tx: Tx, { bundle }: { bundle: Bundle }): Promise<void> {
  const venues = await venuesIn(bundle);
  await seedVenues(tx, venues);
  const roomIds = new Map(venues.flatMap(({ rooms }) => rooms.map(({ id, key }) => [key, id])));
  const events = await eventsIn(bundle);
  await writeEvents(
    tx,
    events.toSorted(byBeginning).map((event) => ready(event, roomIds.get(event.room))),
    edition,
  );
}

async function seedVenues(tx: Tx, venues: readonly Venue[]): Promise<void> {
  const rooms = venues.flatMap(({ id, rooms }) => rooms.map((room) => ({ ...room, venueId: id })));
  await tx
    .insertInto('event_venue')
    .values(venues.map(({ id }, position) => ({ id, position })))
    .execute();
  const venueTexts = venues.flatMap(({ id, texts }) =>
    textsOf(texts).map(([locale, { name, shortName }]) => ({ venue_id: id, locale, name, short_name: shortName })),
  );
  await tx.insertInto('event_venue_text').values(venueTexts).execute();
  await tx
    .insertInto('event_room')
    .values(rooms.map(({ id, venueId }, position) => ({ id, venue_id: venueId, position })))
    .execute();
  const roomTexts = rooms.flatMap(({ id, texts }) =>
    textsOf(texts).map(([locale, { name }]) => ({ room_id: id, locale, name })),
  );
  await tx.insertInto('event_room_text').values(roomTexts).execute();
}

function byBeginning(one: Event, other: Event): number {
  return moment(one.day, one.start).getTime() - moment(other.day, other.start).getTime();
}

function moment(day: string, hour: string): Date {
  return new Date(`${day}T${hour}:00${venueOffset}`);
}

function ready({ file, day, start, end, room: _room, key: _key, ...event }: Event, roomId = 0): ReadyEvent {
  return checked(eventDraft, { ...event, startsAt: moment(day, start), endsAt: moment(day, end), roomId }, file);
}
