import sharp, { type Sharp } from 'sharp';

// Nothing of a picture stays in memory afterwards, and one processor is enough: pages need the others.
sharp.cache(false);
sharp.concurrency(1);

/** Opens a picture's bytes, in the workshop's process. @param mostPixels of which reading fails; without it, none (for counting them) */
export function openPicture(bytes: Uint8Array, mostPixels?: number): Sharp {
  return sharp(bytes, { limitInputPixels: mostPixels ?? false });
}
