import { WorkNotDone } from '#platform/workshop/work-not-done.ts';
import { workOf } from '#platform/workshop/workshop.server.ts';
import { MediaRefused } from '../media-refused.server.ts';
import { kindOf, mostPictureBytes } from './picture-limits.ts';

/** Twice the largest size that is sent, for what comes after it; a larger picture is stored at this side. */
const longestStored = 2880;

export interface CleanPicture {
  /** WebP: the picture and nothing else. */
  bytes: Uint8Array;
  width: number;
  height: number;
}

const clean = workOf<typeof import('./clean-picture.work.ts').default>(
  '#features/media/pictures/clean-picture.work.ts',
  {
    rank: 'upload',
  },
);

/**
 * Makes an upload fit to be stored: a JPEG, PNG, WebP or AVIF by its first bytes and by what decodes, upright, without
 * metadata (a photograph may say where it was taken), written anew as WebP. A file that is already that is left as it is.
 * @param longestSide in pixels, for what is only ever shown small
 * @throws MediaRefused where it is of another kind, too large (10 MiB, `mostPixelsOf`) or damaged; 'busy' where too many wait
 */
export async function cleanPicture(upload: Uint8Array, longestSide = longestStored): Promise<CleanPicture> {
  if (upload.length > mostPictureBytes) throw new MediaRefused('bytes', 'The picture is larger than 10 MiB');
  // Looked at before sharp sees it: SVG and the like are never parsed.
  const kind = kindOf(upload);
  if (!kind) throw new MediaRefused('kind', 'The file is not a JPEG, PNG, WebP or AVIF picture');
  const cleaned = await clean({ bytes: upload, kind, longestSide }).catch(notDone);
  if ('refusal' in cleaned) throw new MediaRefused(cleaned.refusal, cleaned.why);
  return { ...cleaned, bytes: cleaned.bytes ?? upload };
}

/** A picture that breaks the process that reads it, or keeps it busy for long, is none. */
function notDone(error: unknown): never {
  if (!(error instanceof WorkNotDone) || error.reason === 'threw') throw error;
  throw new MediaRefused(error.reason === 'busy' ? 'busy' : 'damaged', error.message, { cause: error });
}
