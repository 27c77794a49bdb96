import { nextId } from '#platform/content/next-id.server.ts';
import type { Tx } from '#platform/db/database.ts';
import { textsOf } from '#platform/i18n/texts.ts';
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

/** Writes a room that has been validated. @param id that it has; without it, it is a new one @returns its id */
export async function writeRoom(tx: Tx, { venue, position, texts }: ReadyRoom, id?: number): Promise<number> {
  const own = id ?? (await nextId(tx, 'event_room'));
  const row = { venue_id: Number(venue), position };
  await tx
    .insertInto('event_room')
    .values({ id: own, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  await emptyRoom(tx, own);
  const rows = textsOf(texts).map(([locale, text]) => ({ room_id: own, locale, ...text }));
  await tx.insertInto('event_room_text').values(rows).execute();
  return own;
}

/** Has a room say nothing in any language; what takes place there stays. */
export async function emptyRoom(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('event_room_text').where('room_id', '=', id).execute();
}
