import type { z } from 'zod';
import type { Database } from '#platform/db/database.ts';
import { emptyPages } from '#platform/db/page-tags.ts';
import type { Actor } from '#platform/http/actor.ts';
import { may } from '#platform/http/may.ts';
import type { MediaStore } from '#platform/storage/media-store.ts';
import { type DownloadDraft, downloadDraft } from './drafts.server.ts';
import { writeDownloads } from './write-downloads.server.ts';

/** What became of a draft. */
export type DownloadPublication =
  | { outcome: 'published'; id: number }
  | { outcome: 'forbidden' }
  /** The draft is wrong; `error` names the fields. */
  | { outcome: 'invalid'; error: z.core.$ZodError };

/**
 * Publishes a document with its files, in the place of the one of the same key if there is one: the files are what their
 * endings say and not too large; whole or not at all; the search finds it, and the pages of About are made anew.
 */
export async function publishDownload(
  { db, media }: { db: Database; media: MediaStore },
  actor: Actor,
  draft: DownloadDraft,
): Promise<DownloadPublication> {
  if (!may(actor, 'publish')) return { outcome: 'forbidden' };
  const { success, data, error } = downloadDraft.safeParse(draft);
  if (!success) return { outcome: 'invalid', error };
  return db.transaction().execute(async (tx) => {
    const [id] = await writeDownloads(tx, media, [data]);
    if (id === undefined) throw new Error('The document was not written');
    await emptyPages(tx, ['about']);
    return { outcome: 'published', id };
  });
}
