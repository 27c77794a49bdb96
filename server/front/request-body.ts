import type { IncomingMessage } from 'node:http';
import { ReadableStream } from 'node:stream/web';
import { BodyTooLarge, mostFormBytes } from '#platform/http/body-limits.ts';

/**
 * Opens the body of a write: 64 KiB, which are read at once. Where its address takes more, a multipart body is handed on
 * unread: nothing of it is fetched before the site knows who sends it.
 * @param takes the most bytes of a multipart body that the address takes
 * @throws BodyTooLarge where the announced or real length passes the limit; a body that is handed on breaks off with it
 */
export async function openBody(
  request: IncomingMessage,
  takes: number | undefined,
): Promise<Buffer<ArrayBuffer> | ReadableStream | undefined> {
  const isMultipart = request.headers['content-type']?.trim().toLowerCase().startsWith('multipart/');
  if (takes !== undefined && isMultipart) return ReadableStream.from(upTo(takes, request));
  if (Number(request.headers['content-length'] ?? 0) > mostFormBytes) throw new BodyTooLarge();
  const chunks: Buffer<ArrayBuffer>[] = [];
  for await (const chunk of upTo(mostFormBytes, request)) chunks.push(chunk);
  return chunks.length > 0 ? Buffer.concat(chunks) : undefined;
}

async function* upTo(limit: number, request: IncomingMessage): AsyncGenerator<Buffer<ArrayBuffer>> {
  let length = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    length += chunk.length;
    if (length > limit) throw new BodyTooLarge();
    yield chunk;
  }
}

const mostDiscarded = 64 * 1024 * 1024;

/**
 * Reads what a refused body still has to say and forgets it: a browser that is cut off while it sends shows a broken
 * connection instead of the answer. Ends after 64 MiB; the time limit of requests holds here too.
 */
export function discardBody(request: IncomingMessage): Promise<void> {
  if (request.readableEnded || request.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let length = 0;
    request.unpipe();
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > mostDiscarded) resolve();
    });
    for (const event of ['end', 'close', 'error']) request.once(event, () => resolve());
    request.resume();
  });
}
