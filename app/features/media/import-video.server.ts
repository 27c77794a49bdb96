import type { Tx } from '#platform/db/database.ts';
import { isLocale, type Locale } from '#platform/i18n/locale.ts';
import type { MediaStore } from '#platform/storage/media-store.ts';
import { hasSound } from './films/film-kinds.ts';
import { readWebm } from './films/read-webm.ts';
import { captionsKey, newVideoKey } from './media-keys.server.ts';
import { MediaRefused } from './media-refused.server.ts';
import { enterPicture, storeAtOnce, writeTexts } from './pictures/import-picture.server.ts';
import { isWebm } from './webm-file.ts';

const mostBytes = 200 * 1024 * 1024;
const mostCaptionBytes = 256 * 1024;

export interface NewVideo {
  /** A WebM file. */
  bytes: Uint8Array;
  /** Its length. */
  seconds: number;
  /** A still of it, of the film's own size: the film's width and height are read from it. */
  poster: Uint8Array;
  /** What is seen, in words, by language. */
  alts: Partial<Record<Locale, string>>;
  /** WebVTT by language. */
  captions: Partial<Record<Locale, string>>;
}

/**
 * Takes a film in, with its still picture and its captions.
 * @returns its id
 * @throws MediaRefused where it is not a WebM film, or what comes with it is no picture or no WebVTT
 */
export async function importVideo(tx: Tx, store: MediaStore, video: NewVideo): Promise<number> {
  if (video.bytes.length > mostBytes) throw new MediaRefused('bytes', 'The film is larger than 200 MiB');
  if (!isWebm(video.bytes)) throw new MediaRefused('kind', 'The file is not a WebM film');
  const poster = await storeAtOnce(store, video.poster);
  const posterId = await enterPicture(tx, poster, video.alts);
  const key = newVideoKey();
  const captionKeys = await storeCaptions(store, key, video.captions);
  await store.write(key, video.bytes);
  const row = await tx
    .insertInto('media')
    .values({
      kind: 'video',
      storage_key: key,
      mime: 'video/webm',
      width: poster.width,
      height: poster.height,
      bytes: video.bytes.length,
      seconds: Math.round(video.seconds),
      poster_id: posterId,
      is_silent: await isSilent(video.bytes),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeTexts(tx, row.id, video.alts, captionKeys);
  return row.id;
}

async function isSilent(bytes: Uint8Array): Promise<boolean> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const facts = await readWebm(async (start, length) => file.subarray(start, start + length), bytes.length);
  return facts !== undefined && !hasSound(facts.codecs);
}

/** @returns the key of each language's captions */
async function storeCaptions(
  store: MediaStore,
  videoKey: string,
  captions: NewVideo['captions'],
): Promise<Partial<Record<Locale, string>>> {
  const keys: Partial<Record<Locale, string>> = {};
  for (const [locale, text] of Object.entries(captions)) {
    if (!isLocale(locale)) continue;
    const bytes = Buffer.from(text.replace(/^\uFEFF/, ''));
    if (bytes.length > mostCaptionBytes) throw new MediaRefused('bytes', 'The captions are larger than 256 KiB');
    if (!/^WEBVTT(?:[ \t\r\n]|$)/.test(bytes.toString())) throw new MediaRefused('kind', 'The captions are not WebVTT');
    keys[locale] = captionsKey(videoKey, locale);
    await store.write(captionsKey(videoKey, locale), bytes);
  }
  return keys;
}
