import type { Platform } from '#platform/http/site-context.ts';
import { extendedName } from '#platform/storage/extended-name.ts';
import { attachmentFor, type StoredFile } from './attachments.server.ts';

/** Answers with a file of a project, to whoever may see it. */
export async function answerAttachment(
  { db, media }: Pick<Platform, 'db' | 'media'>,
  key: string,
  memberId: number | undefined,
): Promise<Response> {
  return answerFile({ media }, await attachmentFor(db, key, memberId));
}

/**
 * Answers with a file, or 404 where there is none. A picture may be looked at; a PDF is saved and not opened on this site, so that nothing in
 * it runs in its name (the front adds nosniff and a policy that allows nothing).
 */
export async function answerFile({ media }: Pick<Platform, 'media'>, file: StoredFile | undefined): Promise<Response> {
  const bytes = file && (await media.read(file.storageKey));
  if (!file || !bytes) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
  const place = file.kind === 'pdf' ? 'attachment' : 'inline';
  return new Response(bytes, {
    headers: {
      'Content-Type': file.kind === 'pdf' ? 'application/pdf' : 'image/webp',
      'Content-Length': String(bytes.length),
      // RFC 6266: the name in UTF-8, and without letters that some do not read.
      'Content-Disposition': `${place}; filename="${asciiName(file.name)}"; filename*=${extendedName(file.name)}`,
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
}

function asciiName(name: string): string {
  return name.replaceAll(/[^\w. ()-]/g, '_');
}
