import type { Tx } from '#platform/db/database.ts';
import { isLocale, type Locale } from '#platform/i18n/locale.ts';
import type { MediaStore } from '#platform/storage/media-store.ts';
import { cleanPicture } from './clean-picture.server.ts';
import { newPictureKey } from './media-keys.server.ts';

export interface NewPicture {
  bytes: Uint8Array;
  /** What is seen, in words, by language. */
  alts: Partial<Record<Locale, string>>;
}

/**
 * Takes a picture in: checked, cleaned, stored, entered. Should the transaction fail later, its file stays behind
 * unused under a name that nobody knows.
 * @returns its id
 * @throws MediaRefused where it is not a picture that the site takes
 */
export async function importPicture(tx: Tx, store: MediaStore, picture: NewPicture): Promise<number> {
  const { id } = await writePicture(tx, store, picture);
  return id;
}

/** As `importPicture`. @returns its id, and its size in pixels as it is stored */
export async function writePicture(
  tx: Tx,
  store: MediaStore,
  { bytes, alts }: NewPicture,
): Promise<{ id: number; width: number; height: number }> {
  const picture = await cleanPicture(bytes);
  const key = newPictureKey();
  await store.write(key, picture.bytes);
  const { width, height } = picture;
  const row = await tx
    .insertInto('media')
    .values({ kind: 'picture', storage_key: key, mime: 'image/webp', width, height, bytes: picture.bytes.length })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeTexts(tx, row.id, alts);
  return { id: row.id, width, height };
}

/** Writes what a picture or film shows, in words. */
export async function writeTexts(
  tx: Tx,
  mediaId: number,
  alts: Partial<Record<Locale, string>>,
  captionKeys: Partial<Record<Locale, string>> = {},
): Promise<void> {
  const languages = Object.keys({ ...alts, ...captionKeys }).filter(isLocale);
  const rows = languages.map((locale) => ({
    media_id: mediaId,
    locale,
    alt: alts[locale] ?? '',
    captions_key: captionKeys[locale] ?? null,
  }));
  if (rows.length > 0) await tx.insertInto('media_text').values(rows).execute();
}
