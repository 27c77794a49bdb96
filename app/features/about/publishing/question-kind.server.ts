import { msg } from '@lingui/core/macro';
import type { ContentKind, Draft } from '#platform/content/content-kind.ts';
import { draftsOf, readingSome } from '#platform/content/drafts-of.server.ts';
import { numbersOf } from '#platform/content/keys-of.server.ts';
import { numberingOf } from '#platform/content/numbering.server.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { questionHref } from '../about.ts';
import { questionFields, questionTextFields } from './about-fields.server.ts';
import { questionDraft } from './drafts.server.ts';
import { emptyQuestion, rewriteQuestion, writeQuestions } from './write-questions.server.ts';

/** Questions that are often asked, with their answers. */
export const questionKind: ContentKind = {
  name: 'question',
  group: 'editorial',
  words: { many: msg`Questions and answers`, one: msg`Question and answer`, make: msg`New question` },
  shared: questionFields,
  texts: questionTextFields,
  title: 'question',
  tags: ['about'],
  address: (key) => questionHref(Number(key)),
  keys: numbersOf('question'),
  numbering: numberingOf('question'),
  read: readingSome(readDrafts),
  async write(tx, key, draft) {
    const { success, data, error } = questionDraft.safeParse(draft);
    if (!success) return { outcome: 'invalid', error };
    if (key === undefined) {
      const [id] = await writeQuestions(tx, [data]);
      return { outcome: 'written', key: String(id) };
    }
    await rewriteQuestion(tx, Number(key), data);
    return { outcome: 'written', key };
  },
  withdraw: emptyQuestion,
};

async function readDrafts(db: Database | Tx, keys: readonly string[]): Promise<Map<string, Draft>> {
  const ids = keys.map(Number);
  const rows = await db
    .selectFrom('question')
    .select(['id as of', 'identity', 'position'])
    .where('id', 'in', ids)
    .execute();
  const texts = await db
    .selectFrom('question_text')
    .select(['question_id as of', 'locale', 'question', 'answer'])
    .where('question_id', 'in', ids)
    .execute();
  return draftsOf(rows, texts);
}
