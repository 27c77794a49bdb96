import { nextId } from '#platform/content/next-id.server.ts';
import type { Tx } from '#platform/db/database.ts';
import { textsOf } from '#platform/i18n/texts.ts';
import type { ReadyPhrase } from './drafts.server.ts';

/** Writes a phrase that has been validated. @param id that it has; without it, it is a new one @returns its id */
export async function writePhrase(tx: Tx, phrase: ReadyPhrase, id?: number): Promise<number> {
  const own = id ?? (await nextId(tx, 'phrase'));
  const { texts, ...row } = phrase;
  await tx
    .insertInto('phrase')
    .values({ id: own, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  await emptyPhrase(tx, String(own));
  await tx
    .insertInto('phrase_text')
    .values(textsOf(texts).map(([locale, { text }]) => ({ phrase_id: own, locale, text })))
    .execute();
  return own;
}

/** Has a phrase say nothing in any language: nobody sees it, and its id stays its own. */
export async function emptyPhrase(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('phrase_text').where('phrase_id', '=', Number(id)).execute();
}
