import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { isLocale, type Locale } from '#platform/i18n/locale.ts';
import { arrived, storeOnItsWay } from '#platform/storage/files-on-their-way.server.ts';
import type { MediaStore } from '#platform/storage/media-store.ts';
import { newPictureKey } from '../media-keys.server.ts';
import { cleanPicture } from './clean-picture.server.ts';

export interface NewPicture {
  bytes: Uint8Array;
  /** What is seen, in words, by language. */
  alts: Partial<Record<Locale, string>>;
}

/** A picture whose bytes lie in the store, and which no row names yet. */
export interface StoredPicture {
  key: string;
  width: number;
  height: number;
  /** How many. */
  bytes: number;
}

/**
 * Checks, cleans and stores a picture. It takes seconds: a transaction that waits for it holds up others.
 * @param longestSide in pixels, for what is only ever shown small
 * @throws MediaRefused where it is not a picture that the site takes
 */
export async function storePicture(
  site: Pick<Platform, 'db' | 'clock' | 'media'>,
  bytes: Uint8Array,
  longestSide?: number,
): Promise<StoredPicture> {
  const picture = await cleanPicture(bytes, longestSide);
  const key = newPictureKey();
  await storeOnItsWay(site, key, picture.bytes);
  return { key, width: picture.width, height: picture.height, bytes: picture.bytes.length };
}

/** The same where nobody else waits (seeds, commands): should the process die, the file stays behind. */
export async function storeAtOnce(store: MediaStore, bytes: Uint8Array): Promise<StoredPicture> {
  const picture = await cleanPicture(bytes);
  const key = newPictureKey();
  await store.write(key, picture.bytes);
  return { key, width: picture.width, height: picture.height, bytes: picture.bytes.length };
}

/**
 * Enters a stored picture.
 * @param inLibrary false for what is somebody's own, and not for staff to look through
 * @returns its id
 */
export async function enterPicture(
  tx: Tx,
  { key, ...picture }: StoredPicture,
  alts: NewPicture['alts'] = {},
  inLibrary = true,
): Promise<number> {
  const row = await tx
    .insertInto('media')
    .values({ kind: 'picture', storage_key: key, mime: 'image/webp', in_library: inLibrary, ...picture })
    .returning('id')
    .executeTakeFirstOrThrow();
  await arrived(tx, [key]);
  await writeTexts(tx, row.id, alts);
  return row.id;
}

/**
 * Takes a picture in, where nobody else waits (seeds, commands): stored and entered. Should the transaction fail later, its
 * file stays behind unused under a name that nobody knows.
 * @returns its id
 * @throws MediaRefused where it is not a picture that the site takes
 */
export async function importPicture(tx: Tx, store: MediaStore, { bytes, alts }: NewPicture): Promise<number> {
  return enterPicture(tx, await storeAtOnce(store, bytes), alts);
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
