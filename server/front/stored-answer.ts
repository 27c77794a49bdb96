import { createHash } from 'node:crypto';
import { type Coding, compressBrotli, compressGzip, isText, quality, smallestCompressed } from './compression.ts';
import type { Exchange } from './exchange.ts';

/** The bytes of an answer in one coding, ready to send. */
interface Representation {
  body: Buffer;
  /** The current one first; then those of the same content compressed less well, which a browser may still hold. */
  etags: string[];
  headers: string[];
  notModifiedHeaders: string[];
}

/** An answer that is sent many times: its bytes and headers in every coding, made once. */
export interface StoredAnswer {
  status: number;
  /** Of status, headers and content: equal where the answers are. */
  hash: string;
  identity: Representation;
  br?: Representation;
  gzip?: Representation;
  /** Whether Brotli has been tried at its best. */
  bestTried: boolean;
  /** What it takes in memory. */
  bytes: number;
}

/** What an answer is made of: headers without length, coding, validator and request id. */
export interface AnswerParts {
  status: number;
  contentType: string;
  headers: readonly string[];
  body: Buffer;
}

/** Names the content of an answer, so that one rendered anew and unchanged needs no compressing. */
export function hashOf({ status, contentType, headers, body }: AnswerParts): string {
  const hash = createHash('sha256')
    .update(`${status}\n${contentType}\n${headers.join('\n')}\n`)
    .update(body);
  return hash.digest('base64url').slice(0, 27);
}

/** Makes the representations of an answer: as it is, with Brotli and with gzip where that makes it smaller. */
export async function storeAnswer(parts: AnswerParts, hash: string = hashOf(parts)): Promise<StoredAnswer> {
  const { status, body } = parts;
  const compress = isText(parts.contentType) && body.length >= smallestCompressed;
  const [br, gzip] = compress
    ? await Promise.all([compressBrotli(body, quality.entering), compressGzip(body)])
    : [undefined, undefined];
  const varies = compress;
  const stored: StoredAnswer = {
    status,
    hash,
    identity: represent(parts, hash, 'identity', body, varies),
    bestTried: !compress,
    bytes: 0,
  };
  if (br && br.length < body.length) stored.br = represent(parts, hash, 'br', br, varies);
  if (gzip && gzip.length < body.length) stored.gzip = represent(parts, hash, 'gzip', gzip, varies);
  stored.bytes = weigh(stored);
  return stored;
}

/** Compresses a stored answer as well as Brotli can. Costs 2 ms for each kB: for what is asked for often. */
export async function compressBest(stored: StoredAnswer): Promise<void> {
  if (stored.bestTried || !stored.br) return;
  stored.bestTried = true;
  const body = await compressBrotli(stored.identity.body, quality.kept);
  if (body.length >= stored.br.body.length) return;
  const { br } = stored;
  const etag = `"${stored.hash}-br${quality.kept}"`;
  stored.br = {
    body,
    etags: [etag, ...br.etags],
    headers: br.headers.map((value, index) => replaced(br.headers[index - 1], value, etag, body.length)),
    notModifiedHeaders: br.notModifiedHeaders.map((value, index) =>
      replaced(br.notModifiedHeaders[index - 1], value, etag, body.length),
    ),
  };
}

/** Sends a stored answer, or 304 where the browser has it. HEAD gets the same without the bytes. */
export function sendStored(exchange: Exchange, stored: StoredAnswer): void {
  const coding: Coding = exchange.coding();
  const representation = coding === 'identity' ? stored.identity : (stored[coding] ?? stored.identity);
  const ifNoneMatch = exchange.request.headers['if-none-match'];
  const known = ifNoneMatch === undefined ? undefined : matching(ifNoneMatch, representation.etags);
  if (known === undefined) exchange.sendPrepared(stored.status, representation.headers, representation.body);
  else exchange.sendPrepared(304, withEtag(representation.notModifiedHeaders, known), undefined);
}

function represent(
  { status, contentType, headers, body: content }: AnswerParts,
  hash: string,
  coding: Coding,
  body: Buffer,
  varies: boolean,
): Representation {
  const tagged = status === 200;
  const etag = coding === 'br' ? `"${hash}-br${quality.entering}"` : `"${hash}-${coding}"`;
  // The first place is the request id's: it is filled in as an answer is sent, which costs no new array.
  const shared = ['X-Request-Id', '', ...withVary(headers, varies)];
  if (tagged) shared.push('ETag', etag);
  const own = ['Content-Length', String(body.length)];
  if (content.length > 0 || contentType) own.push('Content-Type', contentType);
  if (coding !== 'identity') own.push('Content-Encoding', coding);
  return { body, etags: tagged ? [etag] : [], headers: [...shared, ...own], notModifiedHeaders: shared };
}

function withVary(headers: readonly string[], varies: boolean): string[] {
  if (!varies) return [...headers];
  const at = headers.indexOf('Vary');
  if (at === -1) return [...headers, 'Vary', 'Accept-Encoding'];
  return headers.with(at + 1, `Accept-Encoding, ${headers[at + 1]}`);
}

function replaced(name: string | undefined, value: string, etag: string, length: number): string {
  if (name === 'ETag') return etag;
  return name === 'Content-Length' ? String(length) : value;
}

function withEtag(headers: string[], etag: string): string[] {
  const at = headers.indexOf('ETag');
  return headers[at + 1] === etag ? headers : headers.with(at + 1, etag);
}

/** The first of our validators that the header names; weakly compared, as If-None-Match is (RFC 9110, 13.1.2). */
function matching(header: string, etags: readonly string[]): string | undefined {
  if (header === '*') return etags[0];
  const sent = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return etags.find((etag) => sent.includes(etag));
}

function weigh(stored: StoredAnswer): number {
  const all = [stored.identity, stored.br, stored.gzip].filter((each) => each !== undefined);
  // 4,096: the headers, the policy's hashes and the book-keeping of one entry.
  return all.reduce((sum, { body }) => sum + body.length, 4096);
}
