import { randomBytes } from 'node:crypto';
import type { Locale } from '#platform/i18n/locale.ts';
import { type FilmFormat, type PictureFormat, pictureFormats, pictureWidths } from './media.ts';

/**
 * Keys of the storage. All are made here, of our own words and random letters; nothing that a visitor or an editor
 * typed becomes part of one.
 */
export function newPictureKey(): string {
  return `pictures/${newVersion()}.webp`;
}

export function newVideoKey(format: FilmFormat = 'webm'): string {
  return `videos/${newVersion()}.${format}`;
}

/** The version in the addresses of a stored file: it cannot be guessed, and other bytes have another one. */
export function versionOf(storageKey: string): string {
  return storageKey.replace(/^\w+\/|\.\w+$/g, '');
}

export function captionsKey(videoKey: string, locale: Locale): string {
  return `captions/${versionOf(videoKey)}.${locale}.vtt`;
}

/** For captions that come by themselves: other words have another key. */
export function newCaptionsKey(locale: Locale): string {
  return `captions/${newVersion()}.${locale}.vtt`;
}

/** Everything that lies in the storage for a picture or film, but captions. */
export function fileKeys(storageKey: string): string[] {
  if (!storageKey.startsWith('pictures/')) return [storageKey];
  const sizes = pictureWidths.flatMap((width) => pictureFormats.map((format) => sizeKey(storageKey, width, format)));
  return [storageKey, ...sizes];
}

export function sizeKey(pictureKey: string, width: number, format: PictureFormat): string {
  return `sizes/${versionOf(pictureKey)}/${width}.${format}`;
}

function newVersion(): string {
  return randomBytes(8).toString('hex');
}
