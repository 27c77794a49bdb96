import { sql } from 'kysely';
import { pictures, videos } from '#features/media/index.server.ts';
import type { Database } from '#platform/db/database.ts';
import { type ArticleRow, published, type Reader, speaksOf, withWords } from './article-rows.server.ts';
import { type Article, type ArticleCard, countedArticles, relatedArticles } from './news.ts';
import { presentArticle, presentCard } from './present.ts';

/** Which of the published articles: the newest `limit` after the first `offset`. */
interface Choice extends Reader {
  categoryId?: number;
  /** ISO 3166 code of a country that they speak of. */
  countryCode?: string;
  limit: number;
  offset?: number;
}

/** The newest articles: of everything, of a category, or about a country. */
export async function latestArticles(db: Database, choice: Choice): Promise<ArticleCard[]> {
  const { locale, now, categoryId, countryCode, limit, offset = 0 } = choice;
  let query = published(db, now).limit(limit).offset(offset);
  if (categoryId !== undefined) query = query.where('a.category_id', '=', categoryId);
  if (countryCode !== undefined) {
    query = query.where((eb) => eb.exists(speaksOf(db, eb.ref('a.id'), [countryCode])));
  }
  return cards(db, await withWords(db, locale, query).execute(), locale);
}

/** How many articles of a category are published. Counting stops at 10,000; then `more` is true (contract, Envelope). */
export async function countArticles(
  db: Database,
  { categoryId, now }: { categoryId: number; now: Date },
): Promise<{ total: number; more?: true }> {
  const counted = db
    .selectFrom('article')
    .select('id')
    .where('category_id', '=', categoryId)
    .where('published_at', '<=', now)
    .limit(countedArticles + 1);
  const { count } = await db
    .selectFrom(counted.as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count > countedArticles ? { total: countedArticles, more: true } : { total: count };
}

/** One article with all that its page shows, or undefined where none of that id is published. */
export async function readArticle(db: Database, id: number, { locale, now }: Reader): Promise<Article | undefined> {
  const row = await withWords(db, locale, published(db, now).where('a.id', '=', id))
    .select((eb) => [
      'text.body',
      sql<string[]>`array(${eb.selectFrom('article_country').select('country_code').whereRef('article_id', '=', 'a.id')})`.as(
        'countries',
      ),
      sql<number[]>`array(${eb
        .selectFrom('article_picture')
        .select(sql<number>`media_id::integer`.as('media_id'))
        .whereRef('article_id', '=', 'a.id')
        .orderBy('position')})`.as('album'),
    ])
    .executeTakeFirst();
  if (!row) return undefined;
  const [pictureOf, film, neighbours] = await Promise.all([
    coversAndAlbum(db, row, locale),
    row.videoId === null ? undefined : videos(db, [row.videoId], locale),
    neighboursOf(db, row, { locale, now }),
  ]);
  return presentArticle(row, locale, { pictureOf, video: film?.get(row.videoId ?? 0), neighbours });
}
