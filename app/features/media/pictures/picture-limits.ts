import { mostMegapixels } from '../ui/most-megapixels.ts';

/** What the first bytes of a file promise. */
export type UploadKind = 'jpeg' | 'png' | 'webp' | 'heif';

/** Contract, Calls: uploads. */
export const mostPictureBytes = 10 * 1024 * 1024;

/**
 * Pixels that an upload may have, by its kind. What a picture takes to be read: AVIF some 20 bytes a pixel (8 megapixels
 * 223 MB, 12 megapixels 296 MB, the whole process; 4 leave room under 500 MB for the site beside it), PNG up to 12 (16 bits
 * a colour, interlaced), the others less.
 */
export const mostPixelsOf: Record<UploadKind, number> = {
  jpeg: mostMegapixels.others * 1_000_000,
  webp: mostMegapixels.others * 1_000_000,
  png: mostMegapixels.png * 1_000_000,
  heif: mostMegapixels.avif * 1_000_000,
};

/** The kind that the first bytes of a file promise. */
export function kindOf(upload: Uint8Array): UploadKind | undefined {
  const start = Buffer.from(upload.subarray(0, 12)).toString('latin1');
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'webp';
  if (start.endsWith('ftypavif')) return 'heif';
  return undefined;
}
