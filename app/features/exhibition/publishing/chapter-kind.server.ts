import { msg } from '@lingui/core/macro';
import { checkKey } from '#platform/content/check-key.server.ts';
import type { ContentKind, Draft } from '#platform/content/content-kind.ts';
import { draftsOf, readingSome } from '#platform/content/drafts-of.server.ts';
import { wordsOf } from '#platform/content/keys-of.server.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { guideHref, readAudience } from '../exhibition.ts';
import { chapterDraft } from './drafts.server.ts';
import { chapterFields, chapterTextFields } from './exhibition-fields.server.ts';
import { emptyChapter, writeChapters } from './write-chapters.server.ts';

/** Chapters of both guides. */
export const chapterKind: ContentKind = {
  name: 'chapter',
  group: 'editorial',
  words: { many: msg`Guide chapters`, one: msg`Guide chapter`, make: msg`New chapter` },
  shared: chapterFields,
  texts: chapterTextFields,
  title: 'title',
  tags: ['exhibition'],
  address: (key, { guide }) => guideHref(readAudience(String(guide)) ?? 'exhibitor', key),
  keys: wordsOf('guide_chapter'),
  read: readingSome(readDrafts),
  async write(tx, key, draft) {
    const { success, data, error } = await draftOfKey(tx, key).safeParseAsync(draft);
    if (!success) return { outcome: 'invalid', error };
    await writeChapters(tx, [data]);
    return { outcome: 'written', key: data.key };
  },
  withdraw: emptyChapter,
};

function draftOfKey(tx: Tx, had: string | undefined) {
  return chapterDraft.superRefine(async ({ key }, context) => {
    const isTaken = () => tx.selectFrom('guide_chapter').select('key').where('key', '=', key).executeTakeFirst();
    await checkKey(context, { had, key, isTaken });
  });
}

async function readDrafts(db: Database | Tx, keys: readonly string[]): Promise<Map<string, Draft>> {
  const rows = await db
    .selectFrom('guide_chapter')
    .select(['key as of', 'key', 'guide', 'position'])
    .where('key', 'in', keys)
    .execute();
  const texts = await db
    .selectFrom('guide_chapter_text')
    .select(['chapter_key as of', 'locale', 'title', 'body'])
    .where('chapter_key', 'in', keys)
    .execute();
  return draftsOf(rows, texts);
}
