import type { z } from 'zod';
import type { Database } from '#platform/db/database.ts';
import { emptyPages } from '#platform/db/page-tags.ts';
import type { Actor } from '#platform/http/actor.ts';
import { may } from '#platform/http/may.ts';
import { type ChapterDraft, chapterDraft } from './drafts.server.ts';
import { writeChapters } from './write-texts.server.ts';

/** What became of a draft. */
export type ChapterPublication =
  | { outcome: 'published' | 'forbidden' }
  /** The draft is wrong; `error` names the fields. */
  | { outcome: 'invalid'; error: z.core.$ZodError };

/**
 * Publishes a chapter of a guide in the place of the one of the same key, if there is one: checked and sanitised, whole
 * or not at all; the search finds its new words, and the guide's pages are made anew.
 */
export async function publishChapter(db: Database, actor: Actor, draft: ChapterDraft): Promise<ChapterPublication> {
  if (!may(actor, 'publish')) return { outcome: 'forbidden' };
  const { success, data, error } = chapterDraft.safeParse(draft);
  if (!success) return { outcome: 'invalid', error };
  return db.transaction().execute(async (tx) => {
    await writeChapters(tx, [data]);
    await emptyPages(tx, ['exhibition']);
    return { outcome: 'published' };
  });
}
