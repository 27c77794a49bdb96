import type { z } from 'zod';
import type { Database } from '#platform/db/database.ts';
import { emptyPages } from '#platform/db/page-tags.ts';
import { type ArticleDraft, articleDraft } from './article-draft.server.ts';
import { type Actor, may } from './policy.ts';
import { writeArticles } from './write-articles.server.ts';

/** What became of a draft. */
export type Publication =
  | { outcome: 'published'; id: number }
  | { outcome: 'forbidden' }
  /** The draft is wrong; `error` names the fields. */
  | { outcome: 'invalid'; error: z.core.$ZodError };

/**
 * Publishes an article: checks that the actor may and that the draft is right, sanitises its texts, writes it whole or
 * not at all, and has every page that shows news made anew. A draft dated later than now is written, and seen from then.
 */
export async function publishArticle(db: Database, actor: Actor, draft: ArticleDraft): Promise<Publication> {
  if (!may(actor, 'publish')) return { outcome: 'forbidden' };
  const { success, data, error } = articleDraft.safeParse(draft);
  if (!success) return { outcome: 'invalid', error };
  const id = await db.transaction().execute(async (tx) => {
    const [written] = await writeArticles(tx, [data]);
    await emptyPages(tx, ['news']);
    return written;
  });
  if (id === undefined) throw new Error('The article was not written');
  return { outcome: 'published', id };
}
