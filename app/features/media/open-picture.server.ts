import sharp, { type Sharp } from 'sharp';

/**
 * Opens a picture's bytes. Nothing of it stays in memory afterwards: sharp's own cache, which costs the process 55 MB,
 * is of no use where every picture is converted once.
 * @param mostPixels of which reading fails; without it, none (for counting them)
 */
export function openPicture(bytes: Uint8Array, mostPixels?: number): Sharp {
  sharp.cache(false);
  return sharp(bytes, { limitInputPixels: mostPixels ?? false });
}
