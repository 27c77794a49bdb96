import { msg } from '@lingui/core/macro';
import { checkKey } from '#platform/content/check-key.server.ts';
import type { ContentKind, Draft } from '#platform/content/content-kind.ts';
import { draftsOf, readingSome } from '#platform/content/drafts-of.server.ts';
import { numbersOf } from '#platform/content/keys-of.server.ts';
import { numberingOf } from '#platform/content/numbering.server.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { articleHref } from '../about.ts';
import { articleFields, articleTextFields } from './about-fields.server.ts';
import { articleDraft } from './drafts.server.ts';
import { emptyArticle, writeArticles } from './write-articles.server.ts';

/** Articles of the section: what the expo is, taking part, rules. */
export const aboutArticleKind: ContentKind = {
  name: 'about-article',
  group: 'editorial',
  words: { many: msg`Pages about the expo`, one: msg`Page about the expo`, make: msg`New page about the expo` },
  shared: articleFields,
  texts: articleTextFields,
  title: 'title',
  tags: ['about'],
  address: (id, { key }) => articleHref({ id: Number(id), key: String(key) }),
  keys: numbersOf('about_article'),
  numbering: numberingOf('about_article'),
  read: readingSome(readDrafts),
  async write(tx, id, draft) {
    const { success, data, error } = await draftOfId(tx, id).safeParseAsync(draft);
    if (!success) return { outcome: 'invalid', error };
    const [written] = await writeArticles(tx, [data]);
    return { outcome: 'written', key: String(written) };
  },
  withdraw: emptyArticle,
};

function draftOfId(tx: Tx, id: string | undefined) {
  return articleDraft.superRefine(async ({ key }, context) => {
    const rows = tx.selectFrom('about_article').select('key');
    const own = id === undefined ? undefined : await rows.where('id', '=', Number(id)).executeTakeFirstOrThrow();
    await checkKey(context, { had: own?.key, key, isTaken: () => rows.where('key', '=', key).executeTakeFirst() });
  });
}

async function readDrafts(db: Database | Tx, keys: readonly string[]): Promise<Map<string, Draft>> {
  const ids = keys.map(Number);
  const rows = await db
    .selectFrom('about_article')
    .select(['id as of', 'key', 'part', 'position', 'updated_on as updatedOn'])
    .where('id', 'in', ids)
    .execute();
  const texts = await db
    .selectFrom('about_article_text')
    .select(['article_id as of', 'locale', 'title', 'summary', 'body'])
    .where('article_id', 'in', ids)
    .execute();
  return draftsOf(rows, texts);
}
