import { msg } from '@lingui/core/macro';
import type { ContentKind } from '#platform/content/content-kind.ts';
import type { Tx } from '#platform/db/database.ts';
import { saying } from '#platform/http/field-messages.ts';
import { roomDraft } from './place-draft.server.ts';
import { roomFields, roomTexts } from './place-fields.server.ts';
import { emptyRoom, nextId, writeRoom } from './write-places.server.ts';

/** The rooms in which events take place. */
export const roomKind: ContentKind = {
  name: 'room',
  group: 'places',
  words: { many: msg`Rooms`, one: msg`Room`, make: msg`New room` },
  shared: roomFields,
  texts: roomTexts,
  title: 'name',
  tags: ['programme'],
  address: () => undefined,
  async keys(db, after = '0', limit) {
    const rows = await db
      .selectFrom('event_room')
      .select('id')
      .where('id', '>', Number(after))
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => String(id));
  },
  async read(db, keys) {
    if (keys.length === 0) return new Map();
    const ids = keys.map(Number);
    const rows = await db.selectFrom('event_room').selectAll().where('id', 'in', ids).execute();
    const texts = await db.selectFrom('event_room_text').selectAll().where('room_id', 'in', ids).execute();
    const textsOf = Map.groupBy(texts, ({ room_id }) => room_id);
    return new Map(
      rows.map(({ id, venue_id, position }) => {
        const own = (textsOf.get(id) ?? []).map(({ locale, name }) => [locale, { name }]);
        return [String(id), { venue: String(venue_id), position, texts: Object.fromEntries(own) }];
      }),
    );
  },
  async write(tx, key, draft) {
    const { success, data, error } = await draftWithVenue(tx).safeParseAsync(draft);
    if (!success) return { outcome: 'invalid', error };
    const id = key === undefined ? await nextId(tx, 'event_room') : Number(key);
    await writeRoom(tx, id, data);
    return { outcome: 'written', key: String(id) };
  },
  withdraw: (tx, key) => emptyRoom(tx, Number(key)),
};

/** The checks of a draft, and that its venue exists. */
function draftWithVenue(tx: Tx) {
  return roomDraft.superRefine(async ({ venue }, context) => {
    const venues = await tx.selectFrom('event_venue').select('id').execute();
    if (venues.some(({ id }) => String(id) === venue)) return;
    context.addIssue({ code: 'custom', path: ['venue'], message: saying('unknown') });
  });
}
