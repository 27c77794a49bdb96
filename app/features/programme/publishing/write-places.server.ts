import { nextId } from '#platform/content/next-id.server.ts';
import type { Tx } from '#platform/db/database.ts';
import { textsOf } from '#platform/i18n/texts.ts';
import type { ReadyBookable } from './bookable-draft.server.ts';
import { occupyRoom } from './occupy.server.ts';
import type { ReadyRoom, ReadyVenue } from './place-draft.server.ts';

/** Writes a venue that has been validated. @param id that it has; without it, it is a new one @returns its id */
export async function writeVenue(tx: Tx, { position, texts }: ReadyVenue, id?: number): Promise<number> {
  const own = id ?? (await nextId(tx, 'event_venue'));
  await tx
    .insertInto('event_venue')
    .values({ id: own, position })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ position }))
    .execute();
  await emptyVenue(tx, own);
  const rows = textsOf(texts).map(([locale, { name, shortName }]) => {
    return { venue_id: own, locale, name, short_name: shortName };
  });
  await tx.insertInto('event_venue_text').values(rows).execute();
  return own;
}

/** Has a venue say nothing in any language; what takes place there stays. */
export async function emptyVenue(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('event_venue_text').where('venue_id', '=', id).execute();
}

/** A room as it was written. */
interface WrittenRoom {
  id: number;
  /** The events that overlap in it although it takes one at a time. */
  overlapping: number[];
}

/** Writes a room that has been validated. @param id that it has; without it, it is a new one */
export async function writeRoom(tx: Tx, room: ReadyRoom, id?: number): Promise<WrittenRoom> {
  const { venue, position, several, texts } = room;
  const own = id ?? (await nextId(tx, 'event_room'));
  const row = { venue_id: Number(venue), position, several };
  const before = await tx.selectFrom('event_room').select('several').where('id', '=', own).executeTakeFirst();
  await tx
    .insertInto('event_room')
    .values({ id: own, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  await emptyRoom(tx, own);
  const rows = textsOf(texts).map(([locale, text]) => ({ room_id: own, locale, ...text }));
  await tx.insertInto('event_room_text').values(rows).execute();
  const isOtherwise = before !== undefined && before.several !== several;
  return { id: own, overlapping: isOtherwise ? await occupyRoom(tx, { id: own, several }) : [] };
}

/** Has a room say nothing in any language; what takes place there stays. */
export async function emptyRoom(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('event_room_text').where('room_id', '=', id).execute();
}

/** Writes a speaker, an interpreter or a booth that has been validated. @param id that it has; without it, it is a new one @returns its id */
export async function writeBookable(tx: Tx, bookable: ReadyBookable, id?: number): Promise<number> {
  const { sort, name, languages, room } = bookable;
  const own = id ?? (await nextId(tx, 'event_bookable'));
  const row = { sort, name, languages, room_id: room === undefined ? null : Number(room), withdrawn: false };
  await tx
    .insertInto('event_bookable')
    .values({ id: own, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  return own;
}
