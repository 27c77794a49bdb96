import { msg } from '@lingui/core/macro';
import { checkKey } from '#platform/content/check-key.server.ts';
import type { ContentKind, Draft } from '#platform/content/content-kind.ts';
import { draftsOf, readingSome } from '#platform/content/drafts-of.server.ts';
import { wordsOf } from '#platform/content/keys-of.server.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { cursorHref } from '../about.ts';
import { deskFields, deskTextFields } from './about-fields.server.ts';
import { deskDraft } from './drafts.server.ts';
import { emptyDesk, writeDesk } from './write-places.server.ts';

/** The desks of the secretariat. */
export const deskKind: ContentKind = {
  name: 'desk',
  group: 'places',
  words: { many: msg`Desks`, one: msg({ message: 'Desk', context: 'kind of content' }), make: msg`New desk` },
  shared: deskFields,
  texts: deskTextFields,
  title: 'name',
  tags: ['about'],
  address: () => cursorHref('contact'),
  keys: wordsOf('desk'),
  read: readingSome(readDrafts),
  async write(tx, key, draft) {
    const { success, data, error } = await draftOfKey(tx, key).safeParseAsync(draft);
    if (!success) return { outcome: 'invalid', error };
    await writeDesk(tx, data);
    return { outcome: 'written', key: data.key };
  },
  withdraw: emptyDesk,
};

function draftOfKey(tx: Tx, had: string | undefined) {
  return deskDraft.superRefine(async ({ key }, context) => {
    const isTaken = () => tx.selectFrom('desk').select('key').where('key', '=', key).executeTakeFirst();
    await checkKey(context, { had, key, isTaken });
  });
}

async function readDrafts(db: Database | Tx, keys: readonly string[]): Promise<Map<string, Draft>> {
  const rows = await db
    .selectFrom('desk')
    .select(['key as of', 'key', 'position', 'phone', 'email'])
    .where('key', 'in', keys)
    .execute();
  const texts = await db
    .selectFrom('desk_text')
    .select(['desk_key as of', 'locale', 'name', 'tasks'])
    .where('desk_key', 'in', keys)
    .execute();
  return draftsOf(rows, texts);
}
