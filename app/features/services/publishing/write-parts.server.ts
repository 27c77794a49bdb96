import type { Tx } from '#platform/db/database.ts';
import { textsOf } from '#platform/i18n/texts.ts';
import type { PartPage } from '../services.ts';
import type { ReadyPart } from './drafts.server.ts';

/** Writes a part of a page that has been validated, in the place of the one of its key. */
export async function writePart(tx: Tx, { page, key, position, texts }: ReadyPart): Promise<void> {
  await tx
    .insertInto('service_part')
    .values({ page, key, position })
    .onConflict((conflict) => conflict.columns(['page', 'key']).doUpdateSet({ position }))
    .execute();
  await emptyPart(tx, { page, key });
  await tx
    .insertInto('service_part_text')
    .values(textsOf(texts).map(([locale, text]) => ({ page, key, locale, ...text })))
    .execute();
}

/** Has a part say nothing in any language: nobody sees it, and its key stays its own. */
export async function emptyPart(tx: Tx, { page, key }: { page: PartPage; key: string }): Promise<void> {
  await tx.deleteFrom('service_part_text').where('page', '=', page).where('key', '=', key).execute();
}
