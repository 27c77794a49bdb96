import type { Tx } from '#platform/db/database.ts';
import { type Texts, textsOf } from '#platform/i18n/texts.ts';

/** Longest description, in characters: it is heard in one go. */
export const descriptionMost = 300;

/** Says in words what a picture or film shows; an empty text takes the words of that language away. The caller says whose act it is. */
export async function describeMedia(tx: Tx, id: number, alts: Texts<string>): Promise<void> {
  for (const [locale, alt] of textsOf(alts)) {
    await tx
      .insertInto('media_text')
      .values({ media_id: id, locale, alt, captions_key: null })
      .onConflict((conflict) => conflict.columns(['media_id', 'locale']).doUpdateSet({ alt }))
      .execute();
  }
}

/** Says which place of a picture is seen whatever its shape is cut to, in hundredths. */
export async function focusPicture(tx: Tx, id: number, { x, y }: { x: number; y: number }): Promise<void> {
  await tx
    .updateTable('media')
    .set({ focus_x: x, focus_y: y })
    .where('id', '=', id)
    .where('kind', '=', 'picture')
    .execute();
}

/** Gives a film another still. @returns whether there is such a picture */
export async function setStill(tx: Tx, film: number, still: number): Promise<boolean> {
  const picture = await tx
    .selectFrom('media')
    .select('id')
    .where('id', '=', still)
    .where('kind', '=', 'picture')
    .where('in_library', '=', true)
    .executeTakeFirst();
  if (!picture) return false;
  await tx.updateTable('media').set({ poster_id: still }).where('id', '=', film).where('kind', '=', 'video').execute();
  return true;
}
