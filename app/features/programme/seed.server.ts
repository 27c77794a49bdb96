import { seedEvents, venues } from '#db/seed/programme/index.ts';
import type { SeedEvent } from '#db/seed/programme/shapes.ts';
import { venueOffset } from '#platform/clock/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import { locales } from '#platform/i18n/locale.ts';
import type { MediaStore } from '#platform/storage/media-store.ts';
import { eventDraft, type ReadyEvent } from './event-draft.server.ts';
import { writeEvents } from './write-events.server.ts';

/** The seed's programme is the fourth edition's; it was last changed when it went to print. */
const edition = { editionId: 4, now: new Date('2025-05-26T10:00:00+08:00') };

/** Writes the demonstration's programme into empty tables, validated as if it were published. */
export async function seedProgramme(tx: Tx, _media: MediaStore): Promise<void> {
  await seedRooms(tx);
  await writeEvents(tx, seedEvents.toSorted(byBeginning).map(ready), edition);
}

async function seedRooms(tx: Tx): Promise<void> {
  const rooms = venues.flatMap(({ id, rooms }) => rooms.map((room) => ({ ...room, venueId: id })));
  await tx
    .insertInto('event_venue')
    .values(venues.map(({ id }, position) => ({ id, position })))
    .execute();
  await tx
    .insertInto('event_venue_text')
    .values(
      venues.flatMap(({ id, names, shortNames }) =>
        locales.map((locale) => ({ venue_id: id, locale, name: names[locale], short_name: shortNames[locale] })),
      ),
    )
    .execute();
  await tx
    .insertInto('event_room')
    .values(rooms.map(({ id, venueId }, position) => ({ id, venue_id: venueId, position })))
    .execute();
  await tx
    .insertInto('event_room_text')
    .values(rooms.flatMap(({ id, names }) => locales.map((locale) => ({ room_id: id, locale, name: names[locale] }))))
    .execute();
}

function byBeginning(one: SeedEvent, other: SeedEvent): number {
  return moment(one.day, one.start).getTime() - moment(other.day, other.start).getTime();
}

function moment(day: string, hour: string): Date {
  return new Date(`${day}T${hour}:00${venueOffset}`);
}

function ready({ key, day, start, end, room, agenda, speakers, ...event }: SeedEvent): ReadyEvent {
  const parsed = eventDraft.safeParse({
    ...event,
    startsAt: moment(day, start),
    endsAt: moment(day, end),
    roomId: roomId(room),
    agendaTimes: agenda,
    speakerParts: speakers,
  });
  if (!parsed.success) throw new Error(`Seed event ${key}: ${parsed.error.message}`);
  return parsed.data;
}

function roomId(key: string): number {
  const room = venues.flatMap(({ rooms }) => rooms).find((each) => each.key === key);
  if (!room) throw new Error(`No room ${key}`);
  return room.id;
}
