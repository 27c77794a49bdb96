import { msg } from '@lingui/core/macro';
import type { ContentKind, Draft } from '#platform/content/content-kind.ts';
import { draftsOf, readingSome } from '#platform/content/drafts-of.server.ts';
import { numbersOf } from '#platform/content/keys-of.server.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { servicePage } from '../pages.ts';
import { phraseDraft } from './drafts.server.ts';
import { makePhrasesFindable } from './findable.server.ts';
import { phraseFields, phraseTextFields } from './service-fields.server.ts';
import { emptyPhrase, writePhrase } from './write-phrases.server.ts';

/** Useful phrases. */
export const phraseKind: ContentKind = {
  name: 'phrase',
  group: 'site',
  words: { many: msg`Useful phrases`, one: msg`Phrase`, make: msg`New phrase` },
  shared: phraseFields,
  texts: phraseTextFields,
  title: 'text',
  tags: ['services'],
  address: () => servicePage('phrases').path,
  keys: numbersOf('phrase'),
  read: readingSome(readDrafts),
  async write(tx, key, draft) {
    const { success, data, error } = phraseDraft.safeParse(draft);
    if (!success) return { outcome: 'invalid', error };
    const id = await writePhrase(tx, data, key === undefined ? undefined : Number(key));
    await makePhrasesFindable(tx);
    return { outcome: 'written', key: String(id) };
  },
  async withdraw(tx, key) {
    await emptyPhrase(tx, key);
    await makePhrasesFindable(tx);
  },
};

async function readDrafts(db: Database | Tx, keys: readonly string[]): Promise<Map<string, Draft>> {
  const ids = keys.map(Number);
  const rows = await db
    .selectFrom('phrase')
    .select(['id as of', 'situation', 'position', 'pinyin'])
    .where('id', 'in', ids)
    .execute();
  const texts = await db
    .selectFrom('phrase_text')
    .select(['phrase_id as of', 'locale', 'text'])
    .where('phrase_id', 'in', ids)
    .execute();
  return draftsOf(rows, texts);
}
