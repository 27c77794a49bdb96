import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { type Coding, compressGzip } from './compression.ts';

const unpacked = promisify(brotliDecompress);

/** Most bytes of what was made lately: a few hundred pages, for programs and crawlers that do not read Brotli. */
const most = 8 * 1024 * 1024;
/** Nothing larger is kept: it would push out too many others. */
const largest = most / 8;

/** An answer as it is kept. */
interface Packed {
  coding: Coding;
  body: Buffer;
}

interface Made {
  identity?: Buffer;
  gzip?: Buffer;
}

/** In order of use, the longest unused first. By the bytes that they were made of: compressed better, they are others. */
const made = new Map<Buffer, Made>();
const making = new Map<Buffer, Map<Coding, Promise<Buffer>>>();
let bytes = 0;

/** The bytes of an answer in a coding that is not kept, where they have been made lately. */
export function madeLately({ body }: Packed, coding: Coding): Buffer | undefined {
  return coding === 'br' ? undefined : use(body)?.[coding];
}

/**
 * The bytes of an answer in a coding that is not kept, made of its Brotli: one of 126 kB takes 0.6 ms to unpack and
 * 2.5 ms more with gzip, off the main thread. Made once for all who wait, and kept as long as there is room.
 */
export function otherCoding(stored: Packed, coding: Coding): Promise<Buffer> {
  const { body } = stored;
  if (coding === stored.coding) return Promise.resolve(body);
  const known = madeLately(stored, coding);
  if (known) return Promise.resolve(known);
  const running = making.get(body) ?? new Map<Coding, Promise<Buffer>>();
  making.set(body, running);
  const promise = running.get(coding) ?? make(body, coding);
  running.set(coding, promise);
  return promise;
}

async function make(body: Buffer, coding: Coding): Promise<Buffer> {
  try {
    const plain = await unpacked(body);
    const bytes = coding === 'gzip' ? await compressGzip(plain) : plain;
    if (coding !== 'br') keep(body, coding, bytes);
    return bytes;
  } finally {
    const running = making.get(body);
    running?.delete(coding);
    if (running?.size === 0) making.delete(body);
  }
}

function use(body: Buffer): Made | undefined {
  const found = made.get(body);
  if (!found) return undefined;
  made.delete(body);
  made.set(body, found);
  return found;
}

function keep(body: Buffer, coding: 'identity' | 'gzip', one: Buffer): void {
  if (one.length > largest) return;
  const all = use(body) ?? {};
  all[coding] = one;
  made.set(body, all);
  bytes += one.buffer.byteLength;
  for (const [oldest, forms] of made) {
    if (bytes <= most) return;
    made.delete(oldest);
    bytes -= (forms.identity?.buffer.byteLength ?? 0) + (forms.gzip?.buffer.byteLength ?? 0);
  }
}
