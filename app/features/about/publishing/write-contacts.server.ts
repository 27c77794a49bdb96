import { nextId } from '#platform/content/next-id.server.ts';
import type { Tx } from '#platform/db/database.ts';
import { textsOf } from '#platform/i18n/texts.ts';
import type { ReadyContact, ReadyLegalLine } from './drafts.server.ts';

/** Writes a way to reach the organisers that has been validated. @param id that it has; without it, it is a new one */
export async function writeContact(tx: Tx, contact: ReadyContact, id?: number): Promise<number> {
  const { position, phone, email, postcode, texts } = contact;
  const own = id ?? (await nextId(tx, 'contact'));
  const row = { position, phone, email, postcode };
  await tx
    .insertInto('contact')
    .values({ id: own, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  await emptyContact(tx, String(own));
  await tx
    .insertInto('contact_text')
    .values(textsOf(texts).map(([locale, text]) => ({ contact_id: own, locale, ...text })))
    .execute();
  return own;
}

/** Has a contact say nothing in any language: nobody sees it, and its id stays its own. */
export async function emptyContact(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('contact_text').where('contact_id', '=', Number(id)).execute();
}

type LegalKey = 'filing' | 'copyright';

/** Writes a line that the law asks for, in the place of the one that there was. */
export async function writeLegalLine(tx: Tx, key: LegalKey, { texts }: ReadyLegalLine): Promise<void> {
  await emptyLegalLine(tx, key);
  await tx
    .insertInto('legal_line')
    .values(textsOf(texts).map(([locale, { text }]) => ({ key, locale, text })))
    .execute();
}

export async function emptyLegalLine(tx: Tx, key: LegalKey): Promise<void> {
  await tx.deleteFrom('legal_line').where('key', '=', key).execute();
}
