import { type Expression, type SelectQueryBuilder, sql } from 'kysely';
import type { Schema } from '#db/schema/index.ts';
import type { ArticleTable } from '#db/schema/news.ts';
import type { Database } from '#platform/db/database.ts';
import { languagesFor, type Locale } from '#platform/i18n/locale.ts';

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

/** Articles that may be read now, newest first, for the caller to narrow down; served by the indexes of 0003-news.sql. */
export function published(db: Database, now: Date): ArticleChoice {
  return db
    .selectFrom('article as a')
    .where('a.published_at', '<=', now)
    .orderBy('a.published_at', 'desc')
    .orderBy('a.id', 'desc');
}

/**
 * The chosen articles with their words. The choice is made on `article` alone, and texts are looked up for what it
 * leaves: a page deep in a long list costs its own twelve texts, not those of all pages before it.
 */
export function withWords(db: Database, locale: Locale, choice: ArticleChoice) {
  const chosen = choice.select(['a.id', 'a.category_id', 'a.published_at', 'a.cover_id', 'a.video_id']);
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
    .select((eb) => [
      'a.id',
      'a.published_at as publishedAt',
      'a.cover_id as coverId',
      'a.video_id as videoId',
      'category.id as categoryId',
      'category.hex_id as hexId',
      'name.name as categoryName',
      'text.title',
      'text.summary',
      'text.locale as lang',
      eb
        .selectFrom('article_picture')
        .select(({ fn }) => fn.countAll<number>().as('pictures'))
        .whereRef('article_id', '=', 'a.id')
        .$asScalar<number>()
        .as('pictures'),
    ])
    .orderBy('a.published_at', 'desc')
    .orderBy('a.id', 'desc');
}

/** Whether an article speaks of one of the countries. */
export function speaksOf(db: Database, article: Expression<number>, codes: readonly string[]) {
  return db
    .selectFrom('article_country')
    .select('article_id')
    .whereRef('article_id', '=', article)
    .where('country_code', 'in', codes);
}

/** Orders the languages of a text: the reader's own first, then the next best. */
export function languageRank(locale: Locale) {
  return sql`array_position(${languagesFor(locale)}::text[], locale)`;
}
