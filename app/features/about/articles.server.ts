import { languageRank } from '#platform/db/best-language.ts';
import type { Database } from '#platform/db/database.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { localiseLinks } from '#platform/rich-text/localise-links.ts';
import { type AboutArticle, type AboutCard, articleHref } from './about.ts';

/** More than this many are no list of a section's front page. */
const mostListed = 100;

/** The articles of the section in their order, without their bodies. */
export async function aboutArticles(db: Database, locale: Locale): Promise<AboutCard[]> {
  const chosen = all(db).orderBy('position').orderBy('id').limit(mostListed);
  const rows = await withTexts(db, locale, chosen).orderBy('article.position').orderBy('article.id').execute();
  return rows.map(presentCard);
}

/** One article by its id or its key, or undefined. */
export async function readArticle(
  db: Database,
  which: { id: number } | { key: string },
  locale: Locale,
): Promise<AboutArticle | undefined> {
  const chosen = 'id' in which ? all(db).where('id', '=', which.id) : all(db).where('key', '=', which.key);
  const row = await withTexts(db, locale, chosen)
    .select(['text.body', 'article.updated_on as updatedOn'])
    .executeTakeFirst();
  return row && { ...presentCard(row), body: localiseLinks(row.body, locale), updatedOn: row.updatedOn };
}

function all(db: Database) {
  return db.selectFrom('about_article').selectAll();
}

function withTexts(db: Database, locale: Locale, chosen: ReturnType<typeof all>) {
  return db
    .selectFrom(chosen.as('article'))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('about_article_text')
          .select(['title', 'summary', 'body', 'locale'])
          .whereRef('article_id', '=', 'article.id')
          .orderBy(languageRank(locale))
          .limit(1)
          .as('text'),
      (join) => join.onTrue(),
    )
    .select(['article.id', 'article.key', 'article.part', 'text.title', 'text.summary', 'text.locale as lang']);
}

function presentCard({ id, key, part, title, summary, lang }: Omit<AboutCard, 'href'>): AboutCard {
  return { id, key, part, title, summary, lang, href: articleHref({ id, key }) };
}
