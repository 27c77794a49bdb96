import type { z } from 'zod';
import { pictures, videos } from '#features/media/index.server.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { emptyPages } from '#platform/db/page-tags.ts';
import type { Actor } from '#platform/http/actor.ts';
import { may } from '#platform/http/may.ts';
import { defaultLocale } from '#platform/i18n/locale.ts';
import { type ArticleDraft, articleDraft } from './article-draft.server.ts';
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
  return db.transaction().execute(async (tx) => {
    const { success, data, error } = await draftWithMedia(tx).safeParseAsync(draft);
    if (!success) return { outcome: 'invalid', error };
    const [id] = await writeArticles(tx, [data]);
    if (id === undefined) throw new Error('The article was not written');
    await emptyPages(tx, ['news']);
    return { outcome: 'published', id };
  });
}

/** The checks of a draft, and that its pictures and its film exist. */
function draftWithMedia(tx: Tx) {
  return articleDraft.superRefine(async ({ coverId, pictureIds, videoId }, context) => {
    const found = await pictures(tx, [...pictureIds, ...(coverId ? [coverId] : [])], defaultLocale);
    const films = videoId === undefined ? undefined : await videos(tx, [videoId], defaultLocale);
    const missing = {
      coverId: coverId !== undefined && !found.has(coverId),
      pictureIds: pictureIds.some((id) => !found.has(id)),
      videoId: films?.size === 0,
    };
    for (const [field, isMissing] of Object.entries(missing)) {
      if (isMissing) context.addIssue({ code: 'custom', path: [field] });
    }
  });
}
