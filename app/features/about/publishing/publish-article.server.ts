import type { z } from 'zod';
import type { Database } from '#platform/db/database.ts';
import { emptyPages } from '#platform/db/page-tags.ts';
import type { Actor } from '#platform/http/actor.ts';
import { may } from '#platform/http/may.ts';
import { type ArticleDraft, articleDraft } from './drafts.server.ts';
import { writeArticles } from './write-about.server.ts';

/** What became of a draft. */
export type ArticlePublication =
  | { outcome: 'published'; id: number }
  | { outcome: 'forbidden' }
  /** The draft is wrong; `error` names the fields. */
  | { outcome: 'invalid'; error: z.core.$ZodError };

/** Publishes an article of the section: checked, whole or not at all; the search finds it, and the pages of About are made anew. */
export async function publishArticle(db: Database, actor: Actor, draft: ArticleDraft): Promise<ArticlePublication> {
  if (!may(actor, 'publish')) return { outcome: 'forbidden' };
  const { success, data, error } = articleDraft.safeParse(draft);
  if (!success) return { outcome: 'invalid', error };
  return db.transaction().execute(async (tx) => {
    const [id] = await writeArticles(tx, [data]);
    if (id === undefined) throw new Error('Nothing was written');
    await emptyPages(tx, ['about']);
    return { outcome: 'published', id };
  });
}
