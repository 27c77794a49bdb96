import type { RefusalReason } from '../media-refused.server.ts';
import { openPicture } from './open-picture.ts';
import { mostPixelsOf, type UploadKind } from './picture-limits.ts';
import { isBareWebp } from './webp-file.ts';

interface Upload {
  bytes: Uint8Array;
  kind: UploadKind;
  /** In pixels; a larger picture is made smaller. */
  longestSide: number;
}

interface Size {
  width: number;
  height: number;
}

type Cleaned =
  | (Size & {
      /** Left out where the upload itself is as it should be. */
      bytes?: Uint8Array;
    })
  | { refusal: RefusalReason; why: string };

/** In the workshop: reads a picture and writes it anew as WebP, upright and without metadata. */
export default async function clean({ bytes, kind, longestSide }: Upload): Promise<Cleaned> {
  // The pixels are counted by us: sharp's own limit would report them as damage.
  const read = await openPicture(bytes)
    .metadata()
    .catch(() => undefined);
  if (!read) return damaged;
  const { format, width, height } = read;
  if (format !== kind) return { refusal: 'kind', why: `The file begins like ${kind} and is ${format}` };
  const most = mostPixelsOf[kind];
  if (width * height > most) return { refusal: 'pixels', why: `${width} x ${height} pixels are more than ${most}` };
  if (kind === 'webp' && Math.max(width, height) <= longestSide && isBareWebp(bytes)) return { width, height };
  const written = await openPicture(bytes, most)
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90, smartSubsample: true })
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined);
  return written ? { bytes: written.data, width: written.info.width, height: written.info.height } : damaged;
}

const damaged = { refusal: 'damaged', why: 'The picture cannot be read' } as const;
