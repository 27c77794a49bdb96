import { msg } from '@lingui/core/macro';
import type { ContentKind } from '#platform/content/content-kind.ts';
import { venueDraft } from './place-draft.server.ts';
import { venueFields, venueTexts } from './place-fields.server.ts';
import { emptyVenue, nextId, writeVenue } from './write-places.server.ts';

/** The venues of the programme. */
export const venueKind: ContentKind = {
  name: 'event-venue',
  group: 'places',
  words: { many: msg`Venues of events`, one: msg`Venue of events`, make: msg`New venue` },
  shared: venueFields,
  texts: venueTexts,
  title: 'name',
  tags: ['programme'],
  address: () => undefined,
  async keys(db, after = '0', limit) {
    const rows = await db
      .selectFrom('event_venue')
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
    const rows = await db.selectFrom('event_venue').selectAll().where('id', 'in', ids).execute();
    const texts = await db.selectFrom('event_venue_text').selectAll().where('venue_id', 'in', ids).execute();
    const textsOf = Map.groupBy(texts, ({ venue_id }) => venue_id);
    return new Map(
      rows.map(({ id, position }) => {
        const own = (textsOf.get(id) ?? []).map(({ locale, name, short_name }) => [
          locale,
          { name, shortName: short_name },
        ]);
        return [String(id), { position, texts: Object.fromEntries(own) }];
      }),
    );
  },
  async write(tx, key, draft) {
    const { success, data, error } = venueDraft.safeParse(draft);
    if (!success) return { outcome: 'invalid', error };
    const id = key === undefined ? await nextId(tx, 'event_venue') : Number(key);
    await writeVenue(tx, id, data);
    return { outcome: 'written', key: String(id) };
  },
  withdraw: (tx, key) => emptyVenue(tx, Number(key)),
};
