import type { MediaStore } from '#platform/storage/media-store.ts';
import { mostPixels } from './clean-picture.server.ts';
import type { PictureFormat } from './media.ts';
import { sizeKey } from './media-keys.server.ts';
import { openPicture } from './open-picture.server.ts';

/**
 * Measured on the 36 demonstration pictures (1536 x 1024), 640 pixels wide: of effort 0, 1, 2, 3 an AVIF takes 44, 121,
 * 162, 300 ms (the default, 4, more than a second) and 30.6, 27.7, 27.9, 25.5 kB; of quality 40, 45, 50 on average 19.9,
 * 24.5, 28.8 kB, and 45 cannot be told from 50.
 */
const avif = { quality: 45, effort: 1, chromaSubsampling: '4:2:0' } as const;
const webp = { quality: 75, effort: 4 } as const;

const mostAtOnce = 2;

/** Sizes that are being made now, so that nobody makes one twice. */
const inTheMaking = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
let running = 0;
const waiting: (() => void)[] = [];

/**
 * A stored picture in one size and format: made when it is first asked for, then kept in the storage. No size weighs
 * more than the picture as it is stored: where it would, as with drawings of few colours (25 kB, lossless, against 80 kB
 * for 1,440 pixels), that is sent in its place. It is WebP, which every browser reads that reads AVIF.
 * @param width in pixels; a narrower picture is not enlarged
 * @throws Error where the picture itself is missing in the storage
 */
export async function pictureSize(
  store: MediaStore,
  pictureKey: string,
  { width, format }: { width: number; format: PictureFormat },
): Promise<Uint8Array<ArrayBuffer>> {
  const key = sizeKey(pictureKey, width, format);
  const kept = await store.read(key);
  if (kept) return kept;
  const begun = inTheMaking.get(key);
  if (begun) return begun;
  const making = inTurn(() => makeSize(store, pictureKey, key, { width, format }));
  inTheMaking.set(key, making);
  return making.finally(() => inTheMaking.delete(key));
}

async function makeSize(
  store: MediaStore,
  pictureKey: string,
  key: string,
  { width, format }: { width: number; format: PictureFormat },
): Promise<Uint8Array<ArrayBuffer>> {
  const original = await store.read(pictureKey);
  if (!original) throw new Error(`The storage has nothing under ${pictureKey}`);
  const sized = openPicture(original, mostPixels).resize({ width, withoutEnlargement: true });
  const made = new Uint8Array(await (format === 'avif' ? sized.avif(avif) : sized.webp(webp)).toBuffer());
  const bytes = made.length < original.length ? made : original;
  await store.write(key, bytes);
  return bytes;
}

/** What a picture's bytes are: AVIF, or WebP. */
export function pictureType(bytes: Uint8Array): 'image/avif' | 'image/webp' {
  return Buffer.from(bytes.subarray(0, 4)).toString('latin1') === 'RIFF' ? 'image/webp' : 'image/avif';
}

/** Runs at most two conversions at a time: each takes a processor for itself. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < mostAtOnce) running += 1;
  else await new Promise<void>((start) => waiting.push(start));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
