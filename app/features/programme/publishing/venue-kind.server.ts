import { msg } from '@lingui/core/macro';
import type { ContentKind, Draft } from '#platform/content/content-kind.ts';
import { draftsOf, readingSome } from '#platform/content/drafts-of.server.ts';
import { numbersOf } from '#platform/content/keys-of.server.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { venueDraft } from './place-draft.server.ts';
import { venueFields, venueTexts } from './place-fields.server.ts';
import { emptyVenue, writeVenue } from './write-places.server.ts';

/** The venues of the programme. */
export const venueKind: ContentKind = {
  name: 'event-venue',
  group: 'places',
  words: { many: msg`Event venues`, one: msg`Event venue`, make: msg`New event venue` },
  shared: venueFields,
  texts: venueTexts,
  title: 'name',
  tags: ['programme'],
  address: () => undefined,
  keys: numbersOf('event_venue'),
  read: readingSome(readVenues),
  async write(tx, key, draft) {
    const { success, data, error } = venueDraft.safeParse(draft);
    if (!success) return { outcome: 'invalid', error };
    const id = await writeVenue(tx, data, key === undefined ? undefined : Number(key));
    return { outcome: 'written', key: String(id) };
  },
  withdraw: (tx, key) => emptyVenue(tx, Number(key)),
};

async function readVenues(db: Database | Tx, keys: readonly string[]): Promise<Map<string, Draft>> {
  const ids = keys.map(Number);
  const rows = await db.selectFrom('event_venue').select(['id as of', 'position']).where('id', 'in', ids).execute();
  const texts = await db
    .selectFrom('event_venue_text')
    .select(['venue_id as of', 'locale', 'name', 'short_name as shortName'])
    .where('venue_id', 'in', ids)
    .execute();
  return draftsOf(rows, texts);
}
