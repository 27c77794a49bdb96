import type { IncomingMessage } from 'node:http';
import { Readable, Transform } from 'node:stream';
import { bodyLimit } from './limits.ts';

/** A body with more bytes than its kind may have (limits.ts). */
export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge';
}

/** A body on its way to the site. */
export interface RequestBody {
  body: Buffer<ArrayBuffer> | ReadableStream | undefined;
  /** Whether more came than is allowed, found while an upload was being read. */
  tooLarge(): boolean;
}

/**
 * Opens the body of a write. Small kinds are read whole; an upload is handed on as it comes.
 * @throws BodyTooLarge where the announced or real length passes the limit
 */
export async function openBody(request: IncomingMessage): Promise<RequestBody> {
  const contentType = request.headers['content-type'];
  const limit = bodyLimit(contentType);
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new BodyTooLarge();
  if (contentType?.trim().toLowerCase().startsWith('multipart/')) return streamed(request, limit);
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    length += chunk.length;
    if (length > limit) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return { body: length > 0 ? Buffer.concat(chunks) : undefined, tooLarge: () => false };
}

function streamed(request: IncomingMessage, limit: number): RequestBody {
  let length = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.length;
      if (length > limit) done(new BodyTooLarge());
      else done(null, chunk);
    },
  });
  request.on('error', (error) => counted.destroy(error));
  request.pipe(counted);
  return { body: Readable.toWeb(counted) as ReadableStream, tooLarge: () => length > limit };
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
