import type { Metadata } from 'sharp';
import { MediaRefused } from './media-refused.server.ts';
import { openPicture } from './open-picture.server.ts';
import { isBareWebp } from './webp-file.ts';

/** Contract, Calls: uploads. */
const mostBytes = 10 * 1024 * 1024;
export const mostPixels = 40_000_000;
/** Twice the largest size that is sent, for what comes after it; a larger picture is stored at this side. */
const longestSide = 2880;

type UploadKind = 'jpeg' | 'png' | 'webp' | 'heif';

export interface CleanPicture {
  /** WebP: the picture and nothing else. */
  bytes: Uint8Array;
  width: number;
  height: number;
}

/**
 * Makes an upload fit to be stored: a JPEG, PNG, WebP or AVIF by its first bytes and by what decodes, upright, without
 * metadata (a photograph may say where it was taken), written anew as WebP. A file that is already that is left as it is.
 * @throws MediaRefused where it is of another kind, too large (10 MiB, 40 megapixels) or damaged
 */
export async function cleanPicture(upload: Uint8Array): Promise<CleanPicture> {
  if (upload.length > mostBytes) throw new MediaRefused('bytes', 'The picture is larger than 10 MiB');
  // Looked at before sharp sees it: SVG and the like are never parsed.
  const kind = kindOf(upload);
  if (!kind) throw new MediaRefused('kind', 'The file is not a JPEG, PNG, WebP or AVIF picture');
  const { format, width, height } = await metadataOf(upload);
  if (format !== kind) throw new MediaRefused('kind', `The file begins like ${kind} and is ${format}`);
  if (width * height > mostPixels) throw new MediaRefused('pixels', 'The picture has more than 40 megapixels');
  if (kind === 'webp' && Math.max(width, height) <= longestSide && isBareWebp(upload)) {
    return { bytes: upload, width, height };
  }
  return writeAnew(upload);
}

async function metadataOf(upload: Uint8Array): Promise<Metadata> {
  // The pixels are counted by us: sharp's own limit would report them as damage.
  return openPicture(upload).metadata().catch(damaged);
}

async function writeAnew(upload: Uint8Array): Promise<CleanPicture> {
  const { data, info } = await openPicture(upload, mostPixels)
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90, smartSubsample: true })
    .toBuffer({ resolveWithObject: true })
    .catch(damaged);
  return { bytes: data, width: info.width, height: info.height };
}

function damaged(cause: unknown): never {
  throw new MediaRefused('damaged', 'The picture cannot be read', { cause });
}

/** The kind that the first bytes of a file promise. */
function kindOf(upload: Uint8Array): UploadKind | undefined {
  const start = Buffer.from(upload.subarray(0, 12)).toString('latin1');
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'webp';
  if (start.endsWith('ftypavif')) return 'heif';
  return undefined;
}
