import type { IncomingMessage, ServerResponse } from 'node:http';
import { ReadableStream } from 'node:stream/web';
import { BodyTooLarge, mostFormBytes } from '#platform/http/body/body-limits.ts';
import { isCostlyJson } from '#platform/http/body/costly-json.ts';

/**
 * Opens the body of a write: 64 KiB, which are read at once. Where its address takes more, a multipart body is handed on
 * unread: nothing of it is fetched before the site knows who sends it.
 * @param takes the most bytes of a multipart body that the address takes
 * @throws BodyTooLarge where the announced or real length passes the limit, or JSON has more values than any call takes; a
 *   body that is handed on breaks off with it
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
  if (chunks.length === 0) return undefined;
  const body = Buffer.concat(chunks);
  if (isJson(request) && isCostlyJson(body)) throw new BodyTooLarge();
  return body;
}

const isJson = ({ headers }: IncomingMessage) => headers['content-type']?.toLowerCase().includes('json') === true;

async function* upTo(limit: number, request: IncomingMessage): AsyncGenerator<Buffer<ArrayBuffer>> {
  let length = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    length += chunk.length;
    if (length > limit) throw new BodyTooLarge();
    yield chunk;
  }
}

/** Bodies that are read only to be forgotten, at a time; milliseconds between two pieces of one; milliseconds for all of it. */
const lingering = { most: 64, pause: 10, patience: 10_000 };
/** Ends each of them, the one first that has been read for longest. */
const lingerers = new Set<() => void>();

/** Whether more of a body is still to come than goes through one connection unnoticed: nobody has asked for it. */
export function isUnread({ headers, complete, destroyed }: IncomingMessage): boolean {
  if (complete || destroyed) return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > mostFormBytes;
}

/**
 * Ends a connection whose answer has been written and whose body nobody wants. It is not cut off while it sends, for a
 * browser would then show a broken connection instead of the answer; what comes is forgotten, a piece every 10 ms so that
 * it costs little, for 10 s at most (as `lingering_close` of nginx). Where 64 do so already the one that has for longest is cut:
 * who is there has read its answer by then, and that somebody has gone is only seen at the next piece.
 * @param response written whole, and not ended
 */
export function endAfterBody(request: IncomingMessage, response: ServerResponse): void {
  const [longest] = lingerers;
  if (lingerers.size >= lingering.most) longest?.();
  const late = setTimeout(() => request.destroy(), lingering.patience);
  let next: NodeJS.Timeout | undefined;
  const over = () => {
    clearTimeout(late);
    clearTimeout(next);
    request.off('end', over).off('close', over);
    lingerers.delete(over);
    response.end();
  };
  lingerers.add(over);
  request.unpipe();
  request.on('data', () => {
    request.pause();
    next = setTimeout(() => request.resume(), lingering.pause);
  });
  request.on('error', () => {});
  request.once('end', over).once('close', over).resume();
}
