import { type Expression, sql } from 'kysely';
import { type PictureRef, pictures, videos } from '#features/media/index.server.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { type Blanks, statement } from '#platform/db/statement.ts';
import type { Platform, SiteContext } from '#platform/http/site-context.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { type ArticleRow, isSeen, published, type Reader, withTexts } from './article-rows.server.ts';
import { keptOfNews } from './kept-news.server.ts';
import { type Article, type ArticleCard, countedArticles, relatedArticles } from './news.ts';
import { presentArticle, presentCard } from './present.ts';

/** Which of the published articles: the newest `limit` after the first `offset`. */
interface Choice extends Reader {
  categoryId?: number;
  /** ISO 3166 code of a country that they speak of. */
  countryCode?: string;
  /** Published from this moment on. */
  from?: Date;
  limit: number;
  offset?: number;
}

/** The newest articles: of everything, of a category, or about a country. */
export async function latestArticles(db: Database, choice: Choice): Promise<ArticleCard[]> {
  const { locale, now, categoryId, countryCode, from, limit, offset = 0 } = choice;
  const rows = await newest(db, { locale }, { now, categoryId, countryCode, from, limit, offset });
  return cards(db, rows, locale);
}

const newest = statement(
  (
    db,
    {
      now,
      categoryId,
      countryCode,
      from,
      limit,
      offset,
    }: Blanks<Omit<Choice, 'locale' | 'offset'> & { offset: number }>,
    { locale }: { locale: Locale },
  ) => {
    let query = published(db, now).limit(limit).offset(offset);
    if (categoryId !== undefined) query = query.where('a.category_id', '=', categoryId);
    if (from !== undefined) query = query.where('a.published_at', '>=', from);
    if (countryCode !== undefined) {
      query = query.where((eb) => eb.exists(countriesOf(db, eb.ref('a.id')).where('country_code', '=', countryCode)));
    }
    return withTexts(db, locale, query);
  },
);

/**
 * The newest `limit` articles of every category, in one statement; all together newest first. Those of the site's newest
 * are among them.
 */
export async function latestOfEach(
  db: Database,
  { locale, now, limit }: Reader & { limit: number },
): Promise<ArticleCard[]> {
  const chosen = db
    .selectFrom('news_category')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('article')
          .select('article.id')
          .whereRef('article.category_id', '=', 'news_category.id')
          .where(isSeen('article'))
          .where('article.published_at', '<=', now)
          .orderBy('article.published_at', 'desc')
          .orderBy('article.id', 'desc')
          .limit(limit)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .select('newest.id');
  const choice = published(db, now).where('a.id', 'in', chosen);
  return cards(db, await withTexts(db, locale, choice).execute(), locale);
}

/** So many of each category are enough for every page that shows some of them to choose from without showing one twice. */
const newestOfEach = 10;

/**
 * The newest ten articles of every category, newest first, kept in this process until news are written or become due.
 * The answer made from them is tagged.
 */
export function newestOfSite(
  site: Pick<SiteContext, 'db' | 'locale' | 'kept' | 'tags' | 'clock'>,
): Promise<ArticleCard[]> {
  const { db, locale, tags, clock } = site;
  tags.add('news');
  return keptOfNews(site, `newest news ${locale}`, () =>
    latestOfEach(db, { locale, now: clock.now(), limit: newestOfEach }),
  );
}

/** The newest articles about a country, kept as those of the site are; the answer made from them is tagged. */
export function newestOfCountry(
  site: Pick<SiteContext, 'db' | 'locale' | 'kept' | 'tags' | 'clock'>,
  { country, limit }: { country: string; limit: number },
): Promise<ArticleCard[]> {
  const { db, locale, tags, clock } = site;
  tags.add('news');
  return keptOfNews(site, `newest ${limit} news of ${country} ${locale}`, () =>
    latestArticles(db, { locale, now: clock.now(), countryCode: country, limit }),
  );
}

interface Count {
  total: number;
  more?: true;
}

/** The count of a category, kept in this process until news are written or become due. */
export function keptCount(site: Platform, categoryId: number): Promise<Count> {
  const { db, clock } = site;
  return keptOfNews(site, `news count ${categoryId}`, () => countArticles(db, { categoryId, now: clock.now() }));
}

/** How many articles of a category are published. Counting stops at 10,000; then `more` is true (contract, Envelope). */
export async function countArticles(
  db: Database,
  { categoryId, now }: { categoryId: number; now: Date },
): Promise<Count> {
  const counted = db
    .selectFrom('article')
    .select('id')
    .where('category_id', '=', categoryId)
    .where(isSeen('article'))
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
  const [row] = await wholeArticle(db, { locale }, { id, now });
  if (!row) return undefined;
  const album = row.album.map(Number);
  const [pictureOf, videoOf, [previous], [next]] = await Promise.all([
    picturesOf(db, [...album, row.coverId], locale),
    row.videoId === null ? undefined : videos(db, [row.videoId], locale),
    neighbours.previous(db, { locale }, { id, categoryId: row.categoryId, now }),
    neighbours.next(db, { locale }, { id, categoryId: row.categoryId, now }),
  ]);
  return presentArticle({ ...row, album }, locale, { pictureOf, videoOf, previous, next });
}

const wholeArticle = statement((db, { id, now }: Blanks<{ id: number; now: Date }>, { locale }: { locale: Locale }) =>
  withTexts(db, locale, published(db, now).where('a.id', '=', id)).select((eb) => [
    'text.body',
    sql<string[]>`array(${countriesOf(db, eb.ref('a.id')).orderBy('country_code')})`.as('countries'),
    sql<string[]>`array(${albumOf(db, eb.ref('a.id'))})`.as('album'),
  ]),
);

/** What an article is about, as far as it leads to others. */
export interface Subject {
  id: number;
  categoryId: number;
  /** ISO 3166 codes. */
  countries: string[];
}

/** What a published article is about, or undefined where there is none of that id. */
export async function subjectOf(db: Database, id: number, now: Date): Promise<Subject | undefined> {
  return published(db, now)
    .where('a.id', '=', id)
    .select((eb) => [
      'a.id',
      'a.category_id as categoryId',
      sql<string[]>`array(${countriesOf(db, eb.ref('a.id'))})`.as('countries'),
    ])
    .executeTakeFirst();
}

/**
 * Articles to read after one: the newest about the same countries, then the newest of its category; at most four.
 * The countries are given by value: only then does the database know whether they are talked about often or hardly ever.
 */
export async function relatedTo(db: Database, subject: Subject, { locale, now }: Reader): Promise<ArticleCard[]> {
  const { id, categoryId, countries } = subject;
  const others = published(db, now).where('a.id', '<>', id).limit(relatedArticles);
  const sameCountries = others.where((eb) =>
    eb.exists(countriesOf(db, eb.ref('a.id')).where('country_code', 'in', countries)),
  );
  const sameCategory = others.where('a.category_id', '=', categoryId);
  const [near, rest] = await Promise.all([
    countries.length === 0 ? [] : withTexts(db, locale, sameCountries).execute(),
    withTexts(db, locale, sameCategory).execute(),
  ]);
  const known = new Set(near.map((row) => row.id));
  const chosen = [...near, ...rest.filter((row) => !known.has(row.id))].slice(0, relatedArticles);
  return cards(db, chosen, locale);
}

interface Beside {
  id: number;
  categoryId: number;
  now: Date;
}

const neighbours = { previous: beside('previous'), next: beside('next') };

/** Asks for the article before (older) or after another in its category: none or one. */
function beside(side: 'previous' | 'next') {
  const [compare, direction] = side === 'previous' ? [sql`<`, 'desc' as const] : [sql`>`, 'asc' as const];
  return statement((db, { id, categoryId, now }: Blanks<Beside>, { locale }: { locale: Locale }) => {
    const beyond = published(db, now)
      .clearOrderBy()
      .where('a.category_id', '=', categoryId)
      .where(sql<boolean>`(a.published_at, a.id) ${compare} (select published_at, id from article where id = ${id})`)
      .orderBy('a.published_at', direction)
      .orderBy('a.id', direction)
      .limit(1);
    return withTexts(db, locale, beyond);
  });
}

function countriesOf(db: Database | Tx, article: Expression<number>) {
  return db.selectFrom('article_country').select('country_code').where('article_id', '=', article);
}

function albumOf(db: Database | Tx, article: Expression<number>) {
  return db.selectFrom('article_picture').select('media_id').where('article_id', '=', article).orderBy('position');
}

async function cards(db: Database, rows: ArticleRow[], locale: Locale): Promise<ArticleCard[]> {
  const films = rows.flatMap(({ videoId }) => videoId ?? []);
  const [pictureOf, videoOf] = await Promise.all([
    picturesOf(
      db,
      rows.map(({ coverId }) => coverId),
      locale,
    ),
    films.length === 0 ? undefined : videos(db, films, locale),
  ]);
  return rows.map((row) => presentCard(row, { pictureOf, videoOf }));
}

async function picturesOf(db: Database, ids: (number | null)[], locale: Locale): Promise<Map<number, PictureRef>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  return wanted.length === 0 ? new Map() : pictures(db, wanted, locale);
}
