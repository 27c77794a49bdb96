import type { Tx } from '#platform/db/database.ts';
import { eachText, textsOf } from '#platform/i18n/texts.ts';
import type { Findable } from '#platform/search-index/findable.ts';
import { makeFindable, makeUnfindable } from '#platform/search-index/make-findable.server.ts';
import { plainText } from '#platform/search-index/plain-text.ts';
import { writeCategories } from '../categories.server.ts';
import { articleHref, categoryDefinitions, categoryId } from '../news.ts';
import type { ReadyArticle } from './article-draft.server.ts';

/**
 * Writes articles that have been validated and sanitised, with all that belongs to them.
 * @returns their ids, in the order given; ids grow in that order
 */
export async function writeArticles(tx: Tx, articles: readonly ReadyArticle[]): Promise<number[]> {
  if (articles.length === 0) return [];
  await writeCategories(tx);
  const rows = await tx.insertInto('article').values(articles.map(articleRow)).returning('id').execute();
  const ids = rows.map(({ id }) => id).sort((one, other) => one - other);
  await writeBelongings(
    tx,
    articles.map((article, i) => ({ id: idAt(ids, i), article })),
  );
  return ids;
}

/** Writes an article anew under the id that it has. */
export async function rewriteArticle(tx: Tx, id: number, article: ReadyArticle): Promise<void> {
  await tx.updateTable('article').set(articleRow(article)).where('id', '=', id).execute();
  await clearArticle(tx, id);
  await writeBelongings(tx, [{ id, article }]);
}

/** Has an article say nothing in any language: nobody sees it, and its id stays its own. */
export async function emptyArticle(tx: Tx, id: number): Promise<void> {
  await clearArticle(tx, id);
  await tx.updateTable('article').set({ is_withdrawn: true }).where('id', '=', id).execute();
  await makeUnfindable(tx, 'news', [String(id)]);
}

async function clearArticle(tx: Tx, id: number): Promise<void> {
  for (const table of ['article_text', 'article_country', 'article_picture'] as const) {
    await tx.deleteFrom(table).where('article_id', '=', id).execute();
  }
}

async function writeBelongings(tx: Tx, written: readonly Written[]): Promise<void> {
  await tx.insertInto('article_text').values(written.flatMap(textRows)).execute();
  const countries = written.flatMap(countryRows);
  if (countries.length > 0) await tx.insertInto('article_country').values(countries).execute();
  const pictures = written.flatMap(pictureRows);
  if (pictures.length > 0) await tx.insertInto('article_picture').values(pictures).execute();
  await makeFindable(tx, written.map(findable));
}

interface Written {
  id: number;
  article: ReadyArticle;
}

function idAt(ids: number[], i: number): number {
  const id = ids[i];
  if (id === undefined) throw new Error('An article was not written');
  return id;
}

function articleRow({ category, publishedAt, coverId, videoId, scene, pictureIds }: ReadyArticle) {
  return {
    category_id: categoryId(category),
    published_at: publishedAt,
    is_withdrawn: false,
    cover_id: coverId ?? pictureIds[0] ?? null,
    video_id: videoId ?? null,
    scene: scene ?? null,
  };
}

function textRows({ id, article: { texts } }: Written) {
  return textsOf(texts).map(([locale, { title, summary, body }]) => ({ article_id: id, locale, title, summary, body }));
}

function countryRows({ id, article: { countries } }: Written) {
  return countries.map((code) => ({ article_id: id, country_code: code }));
}

function pictureRows({ id, article: { pictureIds } }: Written) {
  return pictureIds.map((mediaId, position) => ({ article_id: id, media_id: mediaId, position }));
}

function findable({ id, article }: Written): Findable {
  const { category, countries, publishedAt, texts } = article;
  const hexId = categoryDefinitions.find(({ apiPath }) => apiPath === category)?.hexId ?? '';
  return {
    type: 'news',
    id: String(id),
    path: articleHref(hexId, id),
    texts: eachText(texts, ({ title, summary, body }) => ({ title, body: `${summary} ${plainText(body)}` })),
    countries,
    date: publishedAt,
    from: publishedAt,
  };
}
