import { msg } from '@lingui/core/macro';
import type { ContentKind, Draft } from '#platform/content/content-kind.ts';
import { draftsOf, readingSome } from '#platform/content/drafts-of.server.ts';
import { numbersOf } from '#platform/content/keys-of.server.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { cursorHref } from '../about.ts';
import { contactFields, contactTextFields } from './about-fields.server.ts';
import { contactDraft } from './drafts.server.ts';
import { emptyContact, writeContact } from './write-contacts.server.ts';

/** Ways to reach the organisers; the first is the one that pages show. */
export const contactKind: ContentKind = {
  name: 'contact',
  group: 'places',
  words: { many: msg`Expo contacts`, one: msg`Expo contact`, make: msg`New contact` },
  shared: contactFields,
  texts: contactTextFields,
  title: 'office',
  tags: ['about'],
  address: () => cursorHref('contact'),
  keys: numbersOf('contact'),
  read: readingSome(readDrafts),
  async write(tx, key, draft) {
    const { success, data, error } = contactDraft.safeParse(draft);
    if (!success) return { outcome: 'invalid', error };
    const id = await writeContact(tx, data, key === undefined ? undefined : Number(key));
    return { outcome: 'written', key: String(id) };
  },
  withdraw: emptyContact,
};

async function readDrafts(db: Database | Tx, keys: readonly string[]): Promise<Map<string, Draft>> {
  const ids = keys.map(Number);
  const rows = await db
    .selectFrom('contact')
    .select(['id as of', 'position', 'phone', 'email', 'postcode'])
    .where('id', 'in', ids)
    .execute();
  const texts = await db
    .selectFrom('contact_text')
    .select(['contact_id as of', 'locale', 'office', 'address', 'hours', 'note'])
    .where('contact_id', 'in', ids)
    .execute();
  return draftsOf(rows, texts);
}
