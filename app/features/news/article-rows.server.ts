import { type Expression, type SelectQueryBuilder, sql } from 'kysely';
import type { ArticleTable, Schema } from '#db/schema/tables.gen.ts';
import { languageRank } from '#platform/db/best-language.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import type { Locale } from '#platform/i18n/locale.ts';

/** For whom articles are read: in which language, and at which moment, as what is dated later is not published yet. */
export interface Reader {
  locale: Locale;
  now: Date;
}

/** An article of a list, its words in the best language there is. */
export interface ArticleRow {
  id: number;
  publishedAt: Date;
  coverId: number | null;
  videoId: number | null;
  /** One of the woven scenes. */
  scene: string | null;
  categoryId: number;
  hexId: string;
  categoryName: string;
  title: string;
  summary: string;
  lang: Locale;
  /** Pictures of its album. */
  pictures: number;
}

type ArticleChoice = SelectQueryBuilder<Schema & { a: ArticleTable }, 'a', Record<never, never>>;

/**
 * What is seen of a table of articles. Written out, and no value that is asked for: the database knows then that its indexes, which
 * hold nothing else, serve every such statement.
 */
export const isSeen = (articles: 'a' | 'article') => sql<boolean>`not ${sql.ref(`${articles}.is_withdrawn`)}`;

/** Articles that may be read now, newest first, for the caller to narrow down; served by the indexes of 0065-withdrawn-articles.sql. */
export function published(db: Database | Tx, now: Date | Expression<Date>): ArticleChoice {
  return db
    .selectFrom('article as a')
    .where(isSeen('a'))
    .where('a.published_at', '<=', now)
    .orderBy('a.published_at', 'desc')
    .orderBy('a.id', 'desc');
}

/**
 * The chosen articles with their words. The choice is made on `article` alone, and texts are looked up for what it
 * leaves: a page deep in a long list costs its own texts, not those of all pages before it.
 */
export function withTexts(db: Database | Tx, locale: Locale, choice: ArticleChoice) {
  const chosen = choice.select(['a.id', 'a.category_id', 'a.published_at', 'a.cover_id', 'a.video_id', 'a.scene']);
  return db
    .selectFrom(chosen.as('a'))
    .innerJoin('news_category as category', 'category.id', 'a.category_id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('news_category_text')
          .select('name')
          .whereRef('category_id', '=', 'category.id')
          .orderBy(languageRank(locale))
          .limit(1)
          .as('name'),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('article_text')
          .select(['title', 'summary', 'body', 'locale'])
          .whereRef('article_id', '=', 'a.id')
          .orderBy(languageRank(locale))
          .limit(1)
          .as('text'),
      (join) => join.onTrue(),
    )
    .select([
      'a.id',
      'a.published_at as publishedAt',
      'a.cover_id as coverId',
      'a.video_id as videoId',
      'a.scene',
      'category.id as categoryId',
      'category.hex_id as hexId',
      'name.name as categoryName',
      'text.title',
      'text.summary',
      'text.locale as lang',
      sql<number>`(select count(*) from article_picture where article_id = a.id)`.as('pictures'),
    ])
    .orderBy('a.published_at', 'desc')
    .orderBy('a.id', 'desc');
}
