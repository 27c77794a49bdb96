import type { Tx } from '#platform/db/database.ts';
import { eachText, textsOf } from '#platform/i18n/texts.ts';
import type { Findable } from '#platform/search-index/findable.ts';
import { makeFindable, makeUnfindable } from '#platform/search-index/make-findable.server.ts';
import { questionHref } from '../about.ts';
import type { ReadyQuestion } from './drafts.server.ts';

interface Written {
  id: number;
  question: ReadyQuestion;
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
  await writeTexts(
    tx,
    questions.map((question, i) => ({ question, id: ids[i] ?? 0 })),
  );
  return ids;
}

/** Writes a question anew under the id that it has. */
export async function rewriteQuestion(tx: Tx, id: number, question: ReadyQuestion): Promise<void> {
  const { identity, position } = question;
  await tx.updateTable('question').set({ identity, position }).where('id', '=', id).execute();
  await tx.deleteFrom('question_text').where('question_id', '=', id).execute();
  await writeTexts(tx, [{ id, question }]);
}

/** Has a question say nothing in any language: nobody sees it, and its id stays its own. */
export async function emptyQuestion(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('question_text').where('question_id', '=', Number(id)).execute();
  await makeUnfindable(tx, 'page', [thingId(id)]);
}

async function writeTexts(tx: Tx, written: readonly Written[]): Promise<void> {
  await tx.insertInto('question_text').values(written.flatMap(textRows)).execute();
  await makeFindable(tx, written.map(findable));
}

function textRows({ id, question: { texts } }: Written) {
  return textsOf(texts).map(([locale, text]) => ({ question_id: id, locale, ...text }));
}

function findable({ id, question: { texts } }: Written): Findable {
  return {
    type: 'page',
    id: thingId(id),
    path: questionHref(id),
    texts: eachText(texts, ({ question, answer }) => ({ title: question, body: answer })),
  };
}

const thingId = (id: number | string) => `question-${id}`;
