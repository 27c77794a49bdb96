import { languageRank } from '#platform/db/best-language.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { namesIn } from '#platform/i18n/fixed-words.server.ts';
import { type Locale, locales } from '#platform/i18n/locale.ts';
import { type Texts, textsOf } from '#platform/i18n/texts.ts';
import { categoryDefinitions, listHref, type NewsCategory } from './news.ts';

/** Writes the categories that the database lacks, with their names. Those that are there keep the names staff gave them. */
export async function writeCategories(tx: Tx): Promise<void> {
  const rows = categoryDefinitions.map(({ id, hexId, apiPath, module }, position) => ({
    id,
    hex_id: hexId,
    api_path: apiPath,
    module,
    position,
  }));
  const names = categoryDefinitions.flatMap(({ id, apiPath }) =>
    locales.map((locale) => ({ category_id: id, locale, name: namesIn(locale).newsCategories[apiPath] })),
  );
  await tx
    .insertInto('news_category')
    .values(rows)
    .onConflict((on) => on.column('id').doNothing())
    .execute();
  await tx
    .insertInto('news_category_text')
    .values(names)
    .onConflict((on) => on.columns(['category_id', 'locale']).doNothing())
    .execute();
}

/** Names a category; in languages that are left out it has the name of the house. */
export async function nameCategory(tx: Tx, id: number, texts: Texts<{ name: string }>): Promise<void> {
  await writeCategories(tx);
  await tx.deleteFrom('news_category_text').where('category_id', '=', id).execute();
  const names = textsOf(texts).map(([locale, { name }]) => ({ category_id: id, locale, name }));
  if (names.length > 0) await tx.insertInto('news_category_text').values(names).execute();
  await writeCategories(tx);
}

/** The categories in their order, named in the best language there is. */
export async function newsCategories(db: Database, locale: Locale): Promise<NewsCategory[]> {
  const rows = await db
    .selectFrom('news_category as category')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('news_category_text')
          .select('name')
          .whereRef('category_id', '=', 'category.id')
          .orderBy(languageRank(locale))
          .limit(1)
          .as('text'),
      (join) => join.onTrue(),
    )
    .select(['category.id', 'category.hex_id as hexId', 'category.api_path as apiPath', 'category.module', 'text.name'])
    .orderBy('category.position')
    .execute();
  return rows.map((row) => ({ ...row, href: listHref(row.hexId) }));
}

/** The categories that staff call otherwise than the house, by the paths of their lists. */
export async function renamedCategories(db: Database, locale: Locale): Promise<Record<string, string>> {
  const house: Record<string, string> = namesIn(locale).newsCategories;
  const renamed = (await newsCategories(db, locale)).filter(({ apiPath, name }) => name !== house[apiPath]);
  return Object.fromEntries(renamed.map(({ href, name }) => [href, name]));
}

/** The categories, kept in this process until news are written; the answer made from them is tagged. */
export function categoriesOfSite({
  db,
  locale,
  kept,
  tags,
}: Pick<SiteContext, 'db' | 'locale' | 'kept' | 'tags'>): Promise<NewsCategory[]> {
  tags.add('news');
  return kept.get(`news categories ${locale}`, ['news'], () => newsCategories(db, locale));
}
