import type { z } from 'zod';
import type { Database } from '#platform/db/database.ts';
import { emptyPages } from '#platform/db/page-tags.ts';
import type { Actor } from '#platform/http/actor.ts';
import { may } from '#platform/http/may.ts';
import { type NoticeDraft, noticeDraft } from './drafts.server.ts';
import { writeNotices } from './write-texts.server.ts';

/** What became of a draft. */
export type NoticePublication =
  | { outcome: 'published'; id: number }
  | { outcome: 'forbidden' }
  /** The draft is wrong; `error` names the fields. */
  | { outcome: 'invalid'; error: z.core.$ZodError };

/**
 * Publishes a notice: checks that the actor may and that the draft is right, sanitises its texts, writes it whole or not
 * at all, has the search find it and every page that shows notices made anew. One dated later than now is seen from then.
 */
export async function publishNotice(db: Database, actor: Actor, draft: NoticeDraft): Promise<NoticePublication> {
  if (!may(actor, 'publish')) return { outcome: 'forbidden' };
  const { success, data, error } = noticeDraft.safeParse(draft);
  if (!success) return { outcome: 'invalid', error };
  return db.transaction().execute(async (tx) => {
    const [id] = await writeNotices(tx, [data]);
    if (id === undefined) throw new Error('The notice was not written');
    await emptyPages(tx, ['exhibition']);
    return { outcome: 'published', id };
  });
}
