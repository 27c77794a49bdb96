import type { MediaStore } from '#platform/storage/media-store.ts';
import { workOf } from '#platform/workshop/workshop.server.ts';
import { type PictureFormat, pictureFormats, sizesOf } from '../media.ts';
import { sizeKey } from '../media-keys.server.ts';

type Work = typeof import('./picture-size.work.ts').default;
const workFile = '#features/media/pictures/picture-size.work.ts';
const makeForReader = workOf<Work>(workFile, { rank: 'shown' });
const makeAhead = workOf<Work>(workFile, { rank: 'ahead' });

/** Sizes that are being made now, so that nobody makes one twice. */
const inTheMaking = new Map<string, Promise<void>>();

interface Size {
  width: number;
  format: PictureFormat;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** What is sent of a picture: the size that was asked for, or the best there is until that has been made. */
export interface SentSize {
  bytes: Bytes;
  isFinal: boolean;
}

/**
 * A stored picture in one size and format. Where it has not been made yet, the next best is sent and it is made meanwhile.
 * @param picture its key in the storage, and its own width in pixels: it is not enlarged
 * @param onFailure told where it could not be made, or too many are being made
 * @throws PictureMissing
 */
export async function pictureSize(
  store: MediaStore,
  picture: { key: string; width: number },
  asked: Size,
  onFailure: (error: unknown) => void,
): Promise<SentSize> {
  const kept = await store.read(sizeKey(picture.key, asked.width, asked.format));
  if (kept) return { bytes: kept, isFinal: true };
  // Not waited for: whoever asks again finds it. Where too many are being made, it comes with the next who asks.
  makeSize(store, picture.key, asked, makeForReader).catch(onFailure);
  return { bytes: await nextBest(store, picture, asked), isFinal: false };
}

/** Another format of the same size, a larger size, or the picture itself: never one that is too small. */
async function nextBest(
  store: MediaStore,
  { key, width }: { key: string; width: number },
  asked: Size,
): Promise<Bytes> {
  const larger = sizesOf(width).filter(({ name }) => name >= asked.width);
  for (const { name } of larger) {
    for (const format of asked.format === 'avif' ? pictureFormats : (['webp'] as const)) {
      const bytes = await store.read(sizeKey(key, name, format));
      if (bytes) return bytes;
    }
  }
  return original(store, key);
}

/**
 * Makes the sizes of a picture that are not there yet, smallest first, behind all other work of the workshop.
 * @param signal ends it before the next size
 * @throws PictureMissing
 */
export async function makeSizes(
  store: MediaStore,
  picture: { key: string; width: number },
  signal?: AbortSignal,
): Promise<void> {
  for (const { name: width } of sizesOf(picture.width)) {
    for (const format of pictureFormats) {
      if (signal?.aborted) return;
      const known = await store.size(sizeKey(picture.key, width, format));
      if (known === undefined) await makeSize(store, picture.key, { width, format }, makeAhead);
    }
  }
}

function makeSize(store: MediaStore, pictureKey: string, asked: Size, make: typeof makeAhead): Promise<void> {
  const key = sizeKey(pictureKey, asked.width, asked.format);
  const begun = inTheMaking.get(key);
  if (begun) return begun;
  const making = (async () => {
    const bytes = await make(async () => ({ original: await original(store, pictureKey), ...asked }));
    await store.write(key, bytes);
  })().finally(() => inTheMaking.delete(key));
  inTheMaking.set(key, making);
  return making;
}

/** The storage answers, and has nothing under the key of a picture. */
export class PictureMissing extends Error {
  override name = 'PictureMissing';

  constructor(key: string) {
    super(`The storage has nothing under ${key}`);
  }
}

async function original(store: MediaStore, key: string): Promise<Bytes> {
  const bytes = await store.read(key);
  if (!bytes) throw new PictureMissing(key);
  return bytes;
}

/** What a picture's bytes are: AVIF, or WebP. */
export function pictureType(bytes: Uint8Array): 'image/avif' | 'image/webp' {
  return Buffer.from(bytes.subarray(0, 4)).toString('latin1') === 'RIFF' ? 'image/webp' : 'image/avif';
}
