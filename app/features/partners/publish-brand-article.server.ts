import type { z } from 'zod';
import type { Database } from '#platform/db/database.ts';
import { emptyPages } from '#platform/db/page-tags.ts';
import type { Actor } from '#platform/http/actor.ts';
import { may } from '#platform/http/may.ts';
import { type BrandArticleDraft, brandArticleDraft } from './drafts.server.ts';
import { writeBrandArticles } from './write-partners.server.ts';

/** What became of a draft. */
export type BrandArticlePublication =
  | { outcome: 'published'; id: number }
  | { outcome: 'forbidden' }
  /** The draft is wrong; `error` names the fields. */
  | { outcome: 'invalid'; error: z.core.$ZodError };

/**
 * Publishes an activity of a partner: checks that the actor may and that the draft is right, sanitises its texts, writes
 * it whole or not at all, has the search find it and the partners' pages made anew. One dated later is seen from then.
 */
export async function publishBrandArticle(
  db: Database,
  actor: Actor,
  draft: BrandArticleDraft,
): Promise<BrandArticlePublication> {
  if (!may(actor, 'publish')) return { outcome: 'forbidden' };
  return db.transaction().execute(async (tx) => {
    const checked = brandArticleDraft.superRefine(async ({ partnerId }, context) => {
      const partner = await tx.selectFrom('partner').select('id').where('id', '=', partnerId).executeTakeFirst();
      if (!partner) context.addIssue({ code: 'custom', path: ['partnerId'] });
    });
    const { success, data, error } = await checked.safeParseAsync(draft);
    if (!success) return { outcome: 'invalid', error };
    const [id] = await writeBrandArticles(tx, [data]);
    if (id === undefined) throw new Error('The activity was not written');
    await emptyPages(tx, ['partners']);
    return { outcome: 'published', id };
  });
}
