import { hash as digest } from 'node:crypto';
import type { Exchange } from '../exchange.ts';
import { type Coding, compressBrotli, isText, quality, smallestCompressed } from './compression.ts';
import { headLines } from './head-lines.ts';
import { madeLately, otherCoding } from './other-codings.ts';

/**
 * An answer that is sent many times. Only its smallest bytes are kept: Brotli's where compressing made it smaller, else
 * as it is. Other codings are made of them when they are asked for (other-codings.ts).
 */
export interface StoredAnswer {
  status: number;
  /** Of status, headers and content: equal where the answers are. */
  hash: string;
  coding: 'br' | 'identity';
  body: Buffer;
  /** Of the kept bytes: the current one first, then those of the same content compressed less well, which a browser may still hold. */
  etags: string[];
  /** Its address never means anything else. */
  fixed: boolean;
  /** Lines of the head in every coding. */
  lines: string;
  /** Lines of the head that the kept coding adds. */
  ownLines: string;
  contentType: string;
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
  /** Its address never means anything else: no browser asks whether what it holds is still so, and needs no validator. */
  fixed?: boolean;
}

/** Names the content of an answer, so that one rendered anew and unchanged needs no compressing. */
export function hashOf({ status, contentType, headers, body }: AnswerParts): string {
  const content = digest('sha256', body, 'base64url');
  return digest('sha256', `${status}\n${contentType}\n${headers.join('\n')}\n${content}`, 'base64url').slice(0, 27);
}

/** Makes an answer to keep: with Brotli where that makes it smaller. */
export async function storeAnswer(parts: AnswerParts, hash: string = hashOf(parts)): Promise<StoredAnswer> {
  const { status, contentType, headers, body, fixed = false } = parts;
  const compress = isText(contentType) && body.length >= smallestCompressed;
  const br = compress ? await compressBrotli(body, quality.entering) : undefined;
  const smaller = br !== undefined && br.length < body.length;
  const stored: StoredAnswer = {
    status,
    hash,
    coding: smaller ? 'br' : 'identity',
    body: ofItsOwn(smaller ? br : body),
    etags: status === 200 && !fixed ? [`"${hash}-${smaller ? `br${quality.entering}` : 'identity'}"`] : [],
    fixed,
    lines: headLines(withVary(headers, compress)),
    ownLines: '',
    contentType,
    bestTried: !smaller,
    bytes: 0,
  };
  keepOwn(stored);
  return stored;
}

/** Compresses a stored answer as well as Brotli can. Costs 2 ms for each kB: for what is asked for often. */
export async function compressBest(stored: StoredAnswer): Promise<void> {
  if (stored.bestTried || stored.coding !== 'br') return;
  stored.bestTried = true;
  const body = await compressBrotli(await otherCoding(stored, 'identity'), quality.kept);
  if (body.length >= stored.body.length) return;
  stored.body = ofItsOwn(body);
  if (stored.etags.length > 0) stored.etags.unshift(`"${stored.hash}-br${quality.kept}"`);
  keepOwn(stored);
}

/**
 * Sends a stored answer, or 304 where the browser has it, if that can be done at once. HEAD gets the same without the bytes.
 * @param extra lines of this one sending's head (head-lines.ts)
 * @returns false where the coding that the visitor's browser reads has to be made first: then `sendStored` does it
 */
export function sendAtHand(exchange: Exchange, stored: StoredAnswer, extra = ''): boolean {
  const coding = codingOf(exchange, stored);
  const isKept = coding === stored.coding;
  const ifNoneMatch = exchange.request.headers['if-none-match'];
  if (ifNoneMatch !== undefined && stored.etags.length > 0) {
    const known = matching(ifNoneMatch, isKept ? stored.etags : [etagOf(stored, coding)]);
    if (known !== undefined) {
      exchange.sendPrepared(304, `${stored.lines}ETag: ${known}\r\n${extra}`, undefined);
      return true;
    }
  }
  if (isKept) {
    exchange.sendPrepared(stored.status, stored.lines + stored.ownLines + extra, stored.body, stored.fixed);
    return true;
  }
  const body = madeLately(stored, coding);
  if (body) sendInOther(exchange, stored, coding, body, extra);
  return body !== undefined;
}

/** Sends a stored answer, or 304 where the browser has it, in whatever coding it reads; `extra` as in `sendAtHand`. */
export async function sendStored(exchange: Exchange, stored: StoredAnswer, extra = ''): Promise<void> {
  if (sendAtHand(exchange, stored, extra)) return;
  const coding = codingOf(exchange, stored);
  sendInOther(exchange, stored, coding, await otherCoding(stored, coding), extra);
}

function sendInOther(exchange: Exchange, stored: StoredAnswer, coding: Coding, body: Buffer, extra: string): void {
  const etag = stored.etags.length > 0 ? etagOf(stored, coding) : undefined;
  exchange.sendPrepared(stored.status, stored.lines + bodyLines(stored, coding, etag) + extra, body, stored.fixed);
}

/** What compressing did not make smaller goes out as it is. */
function codingOf(exchange: Exchange, stored: StoredAnswer): Coding {
  return stored.coding === 'identity' ? 'identity' : exchange.coding();
}

const etagOf = ({ hash }: StoredAnswer, coding: Coding) => `"${hash}-${coding}"`;

function bodyLines(stored: StoredAnswer, coding: Coding, etag: string | undefined): string {
  const headers = etag ? ['ETag', etag] : [];
  if (stored.contentType) headers.push('Content-Type', stored.contentType);
  if (coding !== 'identity') headers.push('Content-Encoding', coding);
  return headLines(headers);
}

/** Makes what hangs on the kept bytes: lines of the head and weight. */
function keepOwn(stored: StoredAnswer): void {
  stored.ownLines = bodyLines(stored, stored.coding, stored.etags[0]);
  // 1,024: the objects round the bytes and the text (measured in kept-pages.test.ts).
  stored.bytes = stored.body.length + stored.lines.length + stored.ownLines.length + 1024;
}

/** Bytes in memory of exactly their length: what zlib gives may be the beginning of a piece of 16 kB, or of one for many. */
function ofItsOwn(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

function withVary(headers: readonly string[], varies: boolean): readonly string[] {
  if (!varies) return headers;
  const at = headers.indexOf('Vary');
  if (at === -1) return [...headers, 'Vary', 'Accept-Encoding'];
  return headers.with(at + 1, `Accept-Encoding, ${headers[at + 1]}`);
}

/** The first of our validators that the header names; weakly compared, as If-None-Match is (RFC 9110, 13.1.2). */
function matching(header: string, etags: readonly string[]): string | undefined {
  if (header === '*') return etags[0];
  const sent = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return etags.find((etag) => sent.includes(etag));
}
