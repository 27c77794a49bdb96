import type { z } from 'zod';
import type { Database } from '#platform/db/database.ts';
import { emptyPages } from '#platform/db/page-tags.ts';
import type { Actor } from '#platform/http/actor.ts';
import { may } from '#platform/http/may.ts';
import { type QuestionDraft, questionDraft } from './drafts.server.ts';
import { writeQuestions } from './write-about.server.ts';

/** What became of a draft. */
export type QuestionPublication =
  | { outcome: 'published'; id: number }
  | { outcome: 'forbidden' }
  /** The draft is wrong; `error` names the fields. */
  | { outcome: 'invalid'; error: z.core.$ZodError };

/** Publishes a question with its answer: checked, whole or not at all; the search finds it, and the pages of About are made anew. */
export async function publishQuestion(db: Database, actor: Actor, draft: QuestionDraft): Promise<QuestionPublication> {
  if (!may(actor, 'publish')) return { outcome: 'forbidden' };
  const { success, data, error } = questionDraft.safeParse(draft);
  if (!success) return { outcome: 'invalid', error };
  return db.transaction().execute(async (tx) => {
    const [id] = await writeQuestions(tx, [data]);
    if (id === undefined) throw new Error('Nothing was written');
    await emptyPages(tx, ['about']);
    return { outcome: 'published', id };
  });
}
