import type { z } from 'zod';
import type { Database } from '#platform/db/database.ts';
import { emptyPages } from '#platform/db/page-tags.ts';
import type { Actor } from '#platform/http/actor.ts';
import { may } from '#platform/http/may.ts';
import { type PartnerDraft, partnerDraft } from './drafts.server.ts';
import { writePartners } from './write-partners.server.ts';

/** What became of a draft. */
export type PartnerPublication =
  | { outcome: 'published'; id: number }
  | { outcome: 'forbidden' }
  /** The draft is wrong; `error` names the fields. */
  | { outcome: 'invalid'; error: z.core.$ZodError };

/**
 * Publishes a partner, in the place of the one of the same key if there is one: checked, whole or not at all; the search
 * finds its new words, and every page that shows partners is made anew.
 */
export async function publishPartner(db: Database, actor: Actor, draft: PartnerDraft): Promise<PartnerPublication> {
  if (!may(actor, 'publish')) return { outcome: 'forbidden' };
  return db.transaction().execute(async (tx) => {
    const checked = partnerDraft.superRefine(async ({ since }, context) => {
      const edition = await tx.selectFrom('edition').select('id').where('id', '=', since).executeTakeFirst();
      if (!edition) context.addIssue({ code: 'custom', path: ['since'] });
    });
    const { success, data, error } = await checked.safeParseAsync(draft);
    if (!success) return { outcome: 'invalid', error };
    const [id] = await writePartners(tx, [data]);
    if (id === undefined) throw new Error('The partner was not written');
    await emptyPages(tx, ['partners']);
    return { outcome: 'published', id };
  });
}
