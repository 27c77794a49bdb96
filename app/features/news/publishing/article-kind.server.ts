import { msg } from '@lingui/core/macro';
import { sql } from 'kysely';
import { unknownMedia } from '#features/media/index.server.ts';
import { isRight } from '#platform/content/check-key.server.ts';
import type { ContentKind, Draft } from '#platform/content/content-kind.ts';
import { draftsOf, readingSome } from '#platform/content/drafts-of.server.ts';
import { numbersOf } from '#platform/content/keys-of.server.ts';
import { numberingOf } from '#platform/content/numbering.server.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { saying } from '#platform/http/field-messages.ts';
import { articleHref, categoryDefinitions, categoryId } from '../news.ts';
import { articleDraft } from './article-draft.server.ts';
import { sharedFields, textFields } from './article-fields.server.ts';
import { emptyArticle, rewriteArticle, writeArticles } from './write-articles.server.ts';

/** Articles of the six categories. */
export const articleKind: ContentKind = {
  name: 'article',
  group: 'editorial',
  words: { many: msg`Articles`, one: msg`Article`, make: msg`New article` },
  shared: sharedFields,
  texts: textFields,
  title: 'title',
  tags: ['news'],
  address: (key, { category }) => {
    const hexId = categoryDefinitions.find(({ apiPath }) => apiPath === category)?.hexId;
    return hexId && articleHref(hexId, Number(key));
  },
  keys: numbersOf('article'),
  numbering: numberingOf('article'),
  read: readingSome(readDrafts),
  async write(tx, key, draft) {
    const { success, data, error } = await draftWithMedia(tx).safeParseAsync(draft);
    if (!success) return { outcome: 'invalid', error };
    if (key === undefined) {
      const [id] = await writeArticles(tx, [data]);
      return { outcome: 'written', key: String(id) };
    }
    await rewriteArticle(tx, Number(key), data);
    return { outcome: 'written', key };
  },
  withdraw: (tx, key) => emptyArticle(tx, Number(key)),
};

/** The checks of a draft, and that its pictures and its film exist. */
function draftWithMedia(tx: Tx) {
  return articleDraft.superRefine(async ({ coverId, pictureIds, videoId }, context) => {
    if (!isRight(context)) return;
    const unknown = await unknownMedia(tx, { pictures: { coverId, pictureIds }, films: { videoId } });
    for (const field of unknown) context.addIssue({ code: 'custom', path: [field], message: saying('unknown') });
  });
}

async function readDrafts(db: Database | Tx, keys: readonly string[]): Promise<Map<string, Draft>> {
  const ids = keys.map(Number);
  const rows = await db
    .selectFrom('article as a')
    .select([
      'a.id as of',
      'a.category_id',
      'a.published_at',
      'a.cover_id as coverId',
      'a.video_id as videoId',
      'a.scene',
    ])
    .select([
      sql<string[]>`array(select country_code from article_country where article_id = a.id order by 1)`.as('countries'),
      sql<string[]>`array(select media_id from article_picture where article_id = a.id order by position)`.as(
        'pictures',
      ),
    ])
    .where('a.id', 'in', ids)
    .execute();
  const texts = await db
    .selectFrom('article_text')
    .select(['article_id as of', 'locale', 'title', 'summary', 'body'])
    .where('article_id', 'in', ids)
    .execute();
  return draftsOf(
    rows.map(({ category_id, published_at, pictures, ...row }) => ({
      ...row,
      category: categoryDefinitions.find(({ apiPath }) => categoryId(apiPath) === category_id)?.apiPath,
      publishedAt: published_at.toISOString(),
      pictureIds: pictures.map(Number),
    })),
    texts,
  );
}
