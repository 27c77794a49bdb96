import { cleanPicture, MediaRefused } from '#features/media/index.server.ts';
import { type AttachmentRefusal, cleanFileName, kindByName, mostAttachmentBytes } from './attachments.ts';
import { cleanPdf } from './clean-pdf.server.ts';

/** A file fit to be kept and handed out. */
export interface CleanAttachment {
  kind: 'pdf' | 'picture';
  /** Safe to show and to save under. */
  name: string;
  mime: 'application/pdf' | 'image/webp';
  bytes: Uint8Array;
}

/**
 * Makes a file that somebody sends fit to be kept: a PDF, JPEG, PNG, WebP or AVIF by its name and by its first bytes, written
 * anew: pictures as WebP without metadata, PDFs page by page without scripts, actions, forms and embedded files.
 */
export async function cleanAttachment(
  bytes: Uint8Array,
  name: string,
): Promise<CleanAttachment | { refusal: AttachmentRefusal }> {
  if (bytes.length > mostAttachmentBytes) return { refusal: 'too-large' };
  const kind = kindByName(name);
  if (!kind) return { refusal: 'kind' };
  return kind === 'pdf' ? cleanDocument(bytes, name) : cleanImage(bytes, name);
}

async function cleanDocument(
  bytes: Uint8Array,
  name: string,
): Promise<CleanAttachment | { refusal: AttachmentRefusal }> {
  // Readers look for the mark further in as well; a file that begins as something else may be that something too.
  if (Buffer.from(bytes.subarray(0, 5)).toString('latin1') !== '%PDF-') return { refusal: 'kind' };
  const clean = await cleanPdf(bytes);
  if ('refusal' in clean) return clean;
  return { kind: 'pdf', name: cleanFileName(name, 'pdf'), mime: 'application/pdf', bytes: clean.bytes };
}

async function cleanImage(bytes: Uint8Array, name: string): Promise<CleanAttachment | { refusal: AttachmentRefusal }> {
  try {
    const picture = await cleanPicture(bytes);
    return { kind: 'picture', name: cleanFileName(name, 'picture'), mime: 'image/webp', bytes: picture.bytes };
  } catch (error) {
    if (!(error instanceof MediaRefused)) throw error;
    return { refusal: error.reason === 'bytes' ? 'too-large' : error.reason };
  }
}
