import { msg } from '@lingui/core/macro';
import type { ContentKind, Draft } from '#platform/content/content-kind.ts';
import { draftsOf, readingSome } from '#platform/content/drafts-of.server.ts';
import { wordsOf } from '#platform/content/keys-of.server.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { cursorHref } from '../about.ts';
import { venueFields, venueTextFields } from './about-fields.server.ts';
import { venueDraft } from './drafts.server.ts';
import { emptyVenue, writeVenue } from './write-places.server.ts';

/** The places of the expo. There are those that the map draws. */
export const venueKind: ContentKind = {
  name: 'venue',
  group: 'places',
  words: {
    many: msg`Venues`,
    one: msg({ message: 'Venue', context: 'kind of content' }),
    only: msg`The venues are those on the map. You can describe them, but not add any.`,
  },
  shared: venueFields,
  texts: venueTextFields,
  title: 'name',
  tags: ['about'],
  address: () => cursorHref('contact'),
  keys: wordsOf('venue'),
  read: readingSome(readDrafts),
  async write(tx, key, draft) {
    if (key === undefined) throw new Error('There is no other venue');
    const { success, data, error } = venueDraft.safeParse(draft);
    if (!success) return { outcome: 'invalid', error };
    await writeVenue(tx, key, data);
    return { outcome: 'written', key };
  },
  withdraw: emptyVenue,
};

async function readDrafts(db: Database | Tx, keys: readonly string[]): Promise<Map<string, Draft>> {
  const rows = await db.selectFrom('venue').select(['key as of', 'position']).where('key', 'in', keys).execute();
  const texts = await db
    .selectFrom('venue_text')
    .select(['venue_key as of', 'locale', 'name', 'purpose', 'address', 'ways'])
    .where('venue_key', 'in', keys)
    .execute();
  return draftsOf(rows, texts);
}
