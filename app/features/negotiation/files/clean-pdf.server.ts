import { WorkNotDone } from '#platform/workshop/work-not-done.ts';
import { workOf } from '#platform/workshop/workshop.server.ts';
import type { AttachmentRefusal } from './attachments.ts';

const rewrite = workOf<typeof import('./rewrite-pdf.work.ts').default>(
  '#features/negotiation/files/rewrite-pdf.work.ts',
  {
    rank: 'upload',
    // Milliseconds. A file that takes longer is made to take long.
    patience: 10_000,
  },
);

/**
 * Writes a PDF anew: its pages as they look, in a new document; without scripts, actions, forms, embedded files and the rest
 * of what a document can carry.
 */
export async function cleanPdf(bytes: Uint8Array): Promise<{ bytes: Uint8Array } | { refusal: AttachmentRefusal }> {
  try {
    return await rewrite(bytes);
  } catch (error) {
    if (!(error instanceof WorkNotDone) || error.reason === 'threw') throw error;
    // What takes too long or breaks the process that reads it: the same to whoever sent it.
    return { refusal: error.reason === 'busy' ? 'busy' : 'damaged' };
  }
}
