import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import { eachText, textsOf } from '#platform/i18n/texts.ts';
import { makeFindable } from '#platform/search-index/make-findable.server.ts';
import { articleHref, questionHref } from '../about.ts';
import type { ReadyArticle, ReadyQuestion } from './drafts.server.ts';

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
  await tx
    .insertInto('about_article_text')
    .values(
      written.flatMap(({ id, article: { texts } }) =>
        textsOf(texts).map(([locale, text]) => ({ article_id: id, locale, ...text })),
      ),
    )
    .execute();
  await makeFindable(
    tx,
    written.map(({ id, article: { key, texts } }) => ({
      type: 'page',
      id: `about-${id}`,
      path: articleHref({ id, key }),
      texts: eachText(texts, ({ title, summary, body }) => ({
        title,
        body: `${summary} ${body.replaceAll(/<[^>]*>/g, ' ')}`,
      })),
    })),
  );
  return ids;
}

/** Writes questions that have been validated, and has the search find them. @returns their ids, in the order given */
export async function writeQuestions(tx: Tx, questions: readonly ReadyQuestion[]): Promise<number[]> {
  if (questions.length === 0) return [];
  const rows = await tx
    .insertInto('question')
    .values(questions.map(({ identity, position }) => ({ identity, position })))
    .returning('id')
    .execute();
  const ids = rows.map(({ id }) => id).sort((one, other) => one - other);
  const written = questions.map((question, i) => ({ question, id: ids[i] ?? 0 }));
  await tx
    .insertInto('question_text')
    .values(
      written.flatMap(({ id, question: { texts } }) =>
        textsOf(texts).map(([locale, text]) => ({ question_id: id, locale, ...text })),
      ),
    )
    .execute();
  await makeFindable(
    tx,
    written.map(({ id, question: { texts } }) => ({
      type: 'page',
      id: `question-${id}`,
      path: questionHref(id),
      texts: eachText(texts, ({ question, answer }) => ({ title: question, body: answer })),
    })),
  );
  return ids;
}

/** The id of a row by its key. */
export function idIn(ids: Map<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`${key} was not written`);
  return id;
}
