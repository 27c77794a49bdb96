import type { Tx } from '#platform/db/database.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { type Texts, textsOf } from '#platform/i18n/texts.ts';
import { holdMedia } from './hold-media.server.ts';

/** Longest description, in characters: it is heard in one go. */
export const descriptionMost = 300;

/**
 * Says in words what a picture or film shows; an empty text takes the words of that language away. The caller says whose act it is.
 * @returns how it was described in these languages before; undefined where there is no such picture or film
 */
export async function describeMedia(tx: Tx, id: number, alts: Texts<string>): Promise<Texts<string> | undefined> {
  if (!(await holdMedia(tx, id))) return undefined;
  const before: Texts<string> = {};
  for (const [locale, alt] of textsOf(alts)) {
    before[locale] = await descriptionIn(tx, id, locale);
    await tx
      .insertInto('media_text')
      .values({ media_id: id, locale, alt, captions_key: null })
      .onConflict((conflict) => conflict.columns(['media_id', 'locale']).doUpdateSet({ alt }))
      .execute();
  }
  return before;
}

async function descriptionIn(tx: Tx, id: number, locale: Locale): Promise<string> {
  const row = await tx
    .selectFrom('media_text')
    .select('alt')
    .where('media_id', '=', id)
    .where('locale', '=', locale)
    .executeTakeFirst();
  return row?.alt ?? '';
}

/** A place in hundredths of width and height. */
type Place = Record<'x' | 'y', number>;

/**
 * Says which place of a picture is seen whatever its shape is cut to.
 * @returns which it was before; undefined where there is no such picture
 */
export async function focusPicture(tx: Tx, id: number, { x, y }: Place): Promise<Place | undefined> {
  const picture = await holdMedia(tx, id);
  if (picture?.kind !== 'picture') return undefined;
  await tx.updateTable('media').set({ focus_x: x, focus_y: y }).where('id', '=', id).execute();
  return { x: picture.focus_x, y: picture.focus_y };
}

/** Gives a film another still. @returns the still that it had; undefined where there is no such film or picture */
export async function setStill(tx: Tx, id: number, still: number): Promise<{ still: number | null } | undefined> {
  const [film, picture] = [await holdMedia(tx, id), await holdMedia(tx, still)];
  if (film?.kind !== 'video' || picture?.kind !== 'picture') return undefined;
  await tx.updateTable('media').set({ poster_id: still }).where('id', '=', id).execute();
  return { still: film.poster_id };
}

/** Says whether a film has nothing to be heard, and needs no captions. @returns what was said before; undefined where there is no such film */
export async function setSilent(tx: Tx, id: number, silent: boolean): Promise<{ silent: boolean } | undefined> {
  const film = await holdMedia(tx, id);
  if (film?.kind !== 'video') return undefined;
  await tx.updateTable('media').set({ is_silent: silent }).where('id', '=', id).execute();
  return { silent: film.is_silent };
}
