import { pictures } from '#features/media/index.server.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { emptyPages } from '#platform/db/page-tags.ts';
import type { Actor } from '#platform/http/actor.ts';
import { may } from '#platform/http/may.ts';
import { defaultLocale } from '#platform/i18n/locale.ts';
import { keyIsTaken } from '../queries.server.ts';
import { type BuyerDraft, buyerDraft, readyBuyer } from './company-draft.server.ts';
import type { Publication } from './publish-exhibitor.server.ts';
import { writeCompanies } from './write-companies.server.ts';

/** Publishes a buyer: checks that the actor may and that the draft is right, writes it, has it listed, counted and found. */
export async function publishBuyer(db: Database, actor: Actor, draft: BuyerDraft): Promise<Publication> {
  if (!may(actor, 'publish')) return { outcome: 'forbidden' };
  return db.transaction().execute(async (tx) => {
    const { success, data, error } = await draftWithSurroundings(tx).safeParseAsync(draft);
    if (!success) return { outcome: 'invalid', error };
    const [id] = await writeCompanies(tx, [readyBuyer(data)]);
    if (id === undefined) throw new Error('The buyer was not written');
    await emptyPages(tx, ['directory']);
    return { outcome: 'published', id };
  });
}

/** The checks of a draft, and that its key is free and its picture exists. */
function draftWithSurroundings(tx: Tx) {
  return buyerDraft.superRefine(async ({ key, coverId }, context) => {
    if (await keyIsTaken(tx, key)) context.addIssue({ code: 'custom', path: ['key'] });
    if (coverId === undefined) return;
    const found = await pictures(tx, [coverId], defaultLocale);
    if (!found.has(coverId)) context.addIssue({ code: 'custom', path: ['coverId'] });
  });
}
