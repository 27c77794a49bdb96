import { buffer } from 'node:stream/consumers';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { arrived, streamOnItsWay, turnBack } from '#platform/storage/files-on-their-way.server.ts';
import { type FilmFormat, mostFilmBytes } from '../media.ts';
import { newVideoKey } from '../media-keys.server.ts';
import { type FilmFacts, faultOf, filmFormatOf, filmTypes, hasSound, isPlayed, tellingBytes } from './film-kinds.ts';
import { FilmRefused } from './film-refused.ts';
import { readMp4 } from './read-mp4.ts';
import { readWebm } from './read-webm.ts';

/** A film whose bytes lie in the storage, and which no row names yet. */
export interface StoredFilm {
  key: string;
  format: FilmFormat;
  width: number;
  height: number;
  seconds: number;
  /** Nothing is to be heard in it. */
  silent: boolean;
  /** How many. */
  bytes: number;
}

/** Films that one process takes at a time: each takes as long as its sender's line does. */
const mostAtOnce = 4;
let underWay = 0;

/**
 * Stores a film while it comes: nothing but the piece in hand is in memory. Then it is looked at: how large and long it is, and
 * whether browsers play it. Nothing of it is left where it is refused or breaks off.
 * @throws FilmRefused where it is no film that the site takes, or too many others are coming in
 */
export async function storeFilm(
  site: Pick<Platform, 'db' | 'clock' | 'media'>,
  chunks: AsyncIterable<Uint8Array>,
): Promise<StoredFilm> {
  if (underWay >= mostAtOnce) throw new FilmRefused('busy');
  underWay += 1;
  try {
    return await stored(site, chunks);
  } finally {
    underWay -= 1;
  }
}

async function stored(
  site: Pick<Platform, 'db' | 'clock' | 'media'>,
  chunks: AsyncIterable<Uint8Array>,
): Promise<StoredFilm> {
  const incoming = chunks[Symbol.asyncIterator]();
  const start = await beginningOf(incoming);
  const format = filmFormatOf(start);
  if (!format) throw new FilmRefused('kind');
  const key = newVideoKey(format);
  const counted = { bytes: 0 };
  try {
    await streamOnItsWay(site, key, counting(start, incoming, counted));
    const { width, height, seconds, codecs } = await lookedAt(site.media, { key, format, size: counted.bytes });
    return { key, format, width, height, seconds, silent: !hasSound(codecs), bytes: counted.bytes };
  } catch (error) {
    await turnBack(site, key);
    throw error;
  }
}

/** So many first bytes as say what it is. */
async function beginningOf(incoming: AsyncIterator<Uint8Array>): Promise<Buffer> {
  let start = Buffer.alloc(0);
  while (start.length < tellingBytes) {
    const next = await incoming.next();
    if (next.done) break;
    start = Buffer.concat([start, next.value]);
  }
  return start;
}

async function* counting(
  start: Uint8Array,
  incoming: AsyncIterator<Uint8Array>,
  counted: { bytes: number },
): AsyncGenerator<Uint8Array> {
  for (let chunk: Uint8Array | undefined = start; chunk; ) {
    counted.bytes += chunk.length;
    if (counted.bytes > mostFilmBytes) throw new FilmRefused('bytes');
    yield chunk;
    const next: IteratorResult<Uint8Array> = await incoming.next();
    chunk = next.done ? undefined : next.value;
  }
}

/**
 * What a film says of itself that lies in the storage.
 * @throws FilmRefused where it is damaged, or browsers do not play it
 */
export async function lookedAt(
  media: Platform['media'],
  { key, format, size }: { key: string; format: FilmFormat; size: number },
): Promise<FilmFacts> {
  const read = (from: number, length: number) =>
    length > 0 && from < size
      ? buffer(media.stream(key, from, Math.min(size, from + length) - 1))
      : Promise.resolve(Buffer.alloc(0));
  const facts = await (format === 'mp4' ? readMp4(read, size) : readWebm(read, size));
  const fault = facts ? faultOf(facts) : 'damaged';
  if (!facts || fault) throw new FilmRefused(fault ?? 'damaged');
  if (!isPlayed(format, facts.codecs)) throw new FilmRefused('codec');
  return facts;
}

/** Enters a stored film, without a still, captions and description. @returns its id */
export async function enterFilm(tx: Tx, { key, format, seconds, silent, ...film }: StoredFilm): Promise<number> {
  const row = await tx
    .insertInto('media')
    .values({
      kind: 'video',
      storage_key: key,
      mime: filmTypes[format],
      seconds: Math.max(1, Math.round(seconds)),
      is_silent: silent,
      ...film,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await arrived(tx, [key]);
  return row.id;
}
