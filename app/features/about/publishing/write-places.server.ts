import type { Tx } from '#platform/db/database.ts';
import { textsOf } from '#platform/i18n/texts.ts';
import type { ReadyDesk, ReadyVenue } from './drafts.server.ts';

/** Writes a desk that has been validated, in the place of the one of its key. */
export async function writeDesk(tx: Tx, { key, position, phone, email, texts }: ReadyDesk): Promise<void> {
  const row = { position, phone, email };
  await tx
    .insertInto('desk')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
  await emptyDesk(tx, key);
  await tx
    .insertInto('desk_text')
    .values(textsOf(texts).map(([locale, text]) => ({ desk_key: key, locale, ...text })))
    .execute();
}

/** Has a desk say nothing in any language: nobody sees it, and its key stays its own. */
export async function emptyDesk(tx: Tx, key: string): Promise<void> {
  await tx.deleteFrom('desk_text').where('desk_key', '=', key).execute();
}

/** Writes a venue that has been validated, in the place of the one of its key. */
export async function writeVenue(tx: Tx, key: string, { position, texts }: ReadyVenue): Promise<void> {
  await tx
    .insertInto('venue')
    .values({ key, position })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ position }))
    .execute();
  await emptyVenue(tx, key);
  await tx
    .insertInto('venue_text')
    .values(textsOf(texts).map(([locale, text]) => ({ venue_key: key, locale, ...text })))
    .execute();
}

/** Has a venue say nothing in any language: nobody sees it, and its key stays its own. */
export async function emptyVenue(tx: Tx, key: string): Promise<void> {
  await tx.deleteFrom('venue_text').where('venue_key', '=', key).execute();
}
