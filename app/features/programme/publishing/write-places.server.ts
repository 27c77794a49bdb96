import type { Tx } from '#platform/db/database.ts';
import { textsOf } from '#platform/i18n/texts.ts';
import type { ReadyRoom, ReadyVenue } from './place-draft.server.ts';

/** Writes a venue, new or in place of what is known of it. */
export async function writeVenue(tx: Tx, id: number, { position, texts }: ReadyVenue): Promise<void> {
  await tx
    .insertInto('event_venue')
    .values({ id, position })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ position }))
    .execute();
  await emptyVenue(tx, id);
  const rows = textsOf(texts).map(([locale, { name, shortName }]) => {
    return { venue_id: id, locale, name, short_name: shortName };
  });
  await tx.insertInto('event_venue_text').values(rows).execute();
}

/** Has a venue say nothing in any language; what takes place there stays. */
export async function emptyVenue(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('event_venue_text').where('venue_id', '=', id).execute();
}

/** Writes a room, new or in place of what is known of it. */
export async function writeRoom(tx: Tx, id: number, { venue, position, texts }: ReadyRoom): Promise<void> {
  const row = { venue_id: Number(venue), position };
  await tx
    .insertInto('event_room')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  await emptyRoom(tx, id);
  const rows = textsOf(texts).map(([locale, text]) => ({ room_id: id, locale, ...text }));
  await tx.insertInto('event_room_text').values(rows).execute();
}

/** Has a room say nothing in any language; what takes place there stays. */
export async function emptyRoom(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('event_room_text').where('room_id', '=', id).execute();
}

/** An id that no other has. Ids of places are for ever: nobody deletes one. */
export async function nextId(tx: Tx, table: 'event_venue' | 'event_room'): Promise<number> {
  const { highest } = await tx
    .selectFrom(table)
    .select(({ fn }) => fn.max('id').as('highest'))
    .executeTakeFirstOrThrow();
  return (highest ?? 0) + 1;
}
