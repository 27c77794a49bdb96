import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import { eachText, textsOf } from '#platform/i18n/texts.ts';
import type { Findable } from '#platform/search-index/findable.ts';
import { makeFindable, makeUnfindable } from '#platform/search-index/make-findable.server.ts';
import { plainText } from '#platform/search-index/plain-text.ts';
import { articleHref } from '../about.ts';
import type { ReadyArticle } from './drafts.server.ts';
import { idIn } from './id-in.ts';

interface Written {
  id: number;
  article: ReadyArticle;
}

/**
 * Writes articles that have been validated and sanitised, each in the place of the one of its key, and has the search
 * find them. @returns their ids, in the order given
 */
export async function writeArticles(tx: Tx, articles: readonly ReadyArticle[]): Promise<number[]> {
  if (articles.length === 0) return [];
  const rows = await tx
    .insertInto('about_article')
    .values(articles.map(({ key, part, position, updatedOn }) => ({ key, part, position, updated_on: updatedOn })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        part: sql.ref('excluded.part'),
        position: sql.ref('excluded.position'),
        updated_on: sql.ref('excluded.updated_on'),
      }),
    )
    .returning(['id', 'key'])
    .execute();
  const idOf = new Map(rows.map(({ id, key }) => [key, id]));
  const written = articles.map((article) => ({ article, id: idIn(idOf, article.key) }));
  const ids = written.map(({ id }) => id);
  await tx.deleteFrom('about_article_text').where('article_id', 'in', ids).execute();
  await tx.insertInto('about_article_text').values(written.flatMap(textRows)).execute();
  await makeFindable(tx, written.map(findable));
  return ids;
}

/** Has an article say nothing in any language: nobody sees it, and its id stays its own. */
export async function emptyArticle(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('about_article_text').where('article_id', '=', Number(id)).execute();
  await makeUnfindable(tx, 'page', [thingId(id)]);
}

function textRows({ id, article: { texts } }: Written) {
  return textsOf(texts).map(([locale, text]) => ({ article_id: id, locale, ...text }));
}

function findable({ id, article: { key, texts } }: Written): Findable {
  return {
    type: 'page',
    id: thingId(id),
    path: articleHref({ id, key }),
    texts: eachText(texts, ({ title, summary, body }) => ({ title, body: `${summary} ${plainText(body)}` })),
  };
}

const thingId = (id: number | string) => `about-${id}`;
