import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { ownTurn } from '#platform/http/own-turn.ts';
import { type Aside, lineOf, type RenderQueue } from '../cache/render-queue.ts';
import type { Exchange } from '../exchange.ts';
import { openBody } from '../guard/request-body.ts';
import type { RequestAddress } from '../request-address.ts';
import type { Site } from '../site.ts';
import { keptHeaders, varyHeader } from './answer-headers.ts';
import { compressBrotli, compressGzip, isText, quality, smallestCompressed, withCharset } from './compression.ts';
import { type Finish, wholeBody } from './public-answer.ts';

/** Headers that say something about the connection or about proxies, and nothing to the site. */
const notForTheSite =
  /^(?:connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|expect|forwarded|via|x-forwarded-.*|x-real-ip|x-request-id|accept-encoding)$/;

/**
 * Hands a request to the site with the visitor's own headers, and its answer to the visitor; nothing is kept.
 * @param origin the site's origin as the visitor sees it
 * @throws BodyTooLarge before anything was sent, where a form has more than 64 KiB; TooBusy where too many wait
 */
export async function passThrough(
  exchange: Exchange,
  { site, finish, renders }: { site: Site; finish: Finish; renders: RenderQueue },
  origin: string,
  address: RequestAddress,
): Promise<void> {
  const incoming = exchange.request;
  const gone = new AbortController();
  exchange.response.once('close', () => gone.abort());
  const isWrite = incoming.method === 'POST';
  const body = isWrite ? await openBody(incoming, site.takes(address.pathname)) : undefined;
  // Bodies that came together are read in turns.
  if (isWrite) await ownTurn();
  const request = new Request(origin + address.pathname + address.search, {
    method: isWrite ? 'POST' : 'GET',
    headers: visitorsHeaders(incoming.headers),
    body,
    duplex: 'half',
    signal: gone.signal,
  } as RequestInit);
  const about = { requestId: exchange.id, clientAddress: exchange.outer.client, isHead: exchange.isHead };
  const ask = (aside?: Aside) => site.fetch(request, { ...about, aside });
  const read = (aside: Aside) => {
    // Who went away while waiting is not rendered for.
    gone.signal.throwIfAborted();
    return ask(aside);
  };
  // What is sent is not turned away for what others read.
  const { response } = await (isWrite ? ask() : renders.run(read, lineOf(address.pathname)));
  if (gone.signal.aborted) {
    await response.body?.cancel();
    return exchange.report(goneAway);
  }
  await sendAnswer(exchange, finish, address.pathname, response);
}

/** The visitor went away before all was said: nginx's number for it. What the site then answered nobody was told. */
export const goneAway = 499;

/** Answers about a file that carry its validator or length and no body. */
const bodiless = new Set([304, 416]);

function visitorsHeaders(headers: NodeJS.Dict<string | string[]>): Headers {
  const passed = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || name.startsWith(':') || notForTheSite.test(name)) continue;
    for (const each of Array.isArray(value) ? value : [value]) passed.append(name, each);
  }
  return passed;
}

async function sendAnswer(exchange: Exchange, finish: Finish, pathname: string, response: Response): Promise<void> {
  const contentType = withCharset(response.headers.get('content-type') ?? '');
  const headers = keptHeaders(response.headers);
  for (const cookie of response.headers.getSetCookie()) headers.push('Set-Cookie', cookie);
  if (contentType) headers.push('Content-Type', contentType);
  if (!response.headers.has('cache-control')) headers.push('Cache-Control', 'private, no-store');
  if (
    bodiless.has(response.status) ||
    (response.body && (!isText(contentType) || response.headers.has('content-encoding')))
  ) {
    await stream(exchange, response, headers, finish(pathname, response.headers, Buffer.alloc(0)).security);
    return;
  }
  const { body, security } = finish(pathname, response.headers, await wholeBody(response));
  const coding = body.length < smallestCompressed ? 'identity' : exchange.coding();
  const vary = varyHeader(response.headers, []);
  headers.push('Vary', ['Accept-Encoding', ...vary.slice(1)].filter(Boolean).join(', '));
  if (coding === 'identity') exchange.send(response.status, headers, body, security);
  else {
    const compressed = coding === 'br' ? await compressBrotli(body, quality.once) : await compressGzip(body, 4);
    exchange.send(response.status, [...headers, 'Content-Encoding', coding], compressed, security);
  }
}

/** Pictures, films, downloads: as they come, with their own length, validator and coding. */
async function stream(
  exchange: Exchange,
  response: Response,
  headers: string[],
  security: readonly string[],
): Promise<void> {
  for (const name of ['Content-Length', 'ETag', 'Vary', 'Content-Encoding']) {
    const value = response.headers.get(name);
    if (value !== null) headers.push(name, value);
  }
  exchange.begin(response.status, headers, security);
  if (exchange.isHead || !response.body) {
    await response.body?.cancel();
    exchange.response.end();
  } else {
    await pipeline(Readable.fromWeb(response.body as NodeStream), exchange.response);
  }
  exchange.report(response.status);
}
