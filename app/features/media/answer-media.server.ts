import { Readable } from 'node:stream';
import type { SiteContext } from '#platform/http/site-context.ts';
import { readPart } from '#platform/storage/byte-range.ts';
import { filmTypes } from './films/film-kinds.ts';
import { type FilmFormat, type MediaFile, readFileName, sizesOf } from './media.ts';
import { versionOf } from './media-keys.server.ts';
import { pictureSize, pictureType } from './pictures/picture-sizes.server.ts';
import { type StoredMedia, storedCaptions, storedMedia } from './queries.server.ts';

type Store = Pick<SiteContext, 'db' | 'media' | 'log'>;

interface MediaAddress {
  id?: string;
  version?: string;
  file?: string;
}

/** What everything that was uploaded goes out with: it is shown as what it is, and as a page of its own it may do nothing. */
export const uploadHeaders = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Disposition': 'inline',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** Answers `/media/{id}/{version}/{file}`; 404 for everything that is not there. */
export async function answerMedia(site: Store, address: MediaAddress, request: Request): Promise<Response> {
  const { id = '', version = '', file: name = '' } = address;
  const file = readFileName(name);
  const media = file && /^\d{1,15}$/.test(id) ? await storedMedia(site.db, Number(id), version) : undefined;
  if (!file || !media) return notFound();
  const etag = `"${version}-${name}"`;
  if (file.kind !== 'captions' && request.headers.get('If-None-Match')?.includes(etag)) {
    return new Response(null, { status: 304, headers: { ...uploadHeaders, ETag: etag } });
  }
  if (file.kind === 'video') return answerVideo(site, media, { format: file.format, etag }, request.headers);
  if (file.kind === 'picture') return answerPicture(site, media, file, etag);
  return answerCaptions(site, Number(id), file, request.headers);
}

async function answerPicture(
  site: Store,
  media: StoredMedia,
  file: MediaFile & { kind: 'picture' },
  etag: string,
): Promise<Response> {
  const isOffered = sizesOf(media.width).some(({ name }) => name === file.width);
  if (media.kind !== 'picture' || !isOffered) return notFound();
  const picture = { key: media.storageKey, width: media.width };
  const { bytes, isFinal } = await pictureSize(site.media, picture, file, (err) =>
    site.log.warn({ err, picture: media.storageKey }, 'a size of a picture was not made'),
  );
  // What stands in for a size that is being made is not kept by anybody.
  const kept: Record<string, string> = isFinal ? { ETag: etag } : { 'Cache-Control': 'no-cache' };
  return new Response(bytes, {
    headers: { ...uploadHeaders, 'Content-Type': pictureType(bytes), ...kept, ...lengthOf(bytes) },
  });
}

/** Captions are mended while their film stays what it is: they alone are asked for anew each time. */
async function answerCaptions(
  site: Store,
  id: number,
  { locale }: MediaFile & { kind: 'captions' },
  asked: Headers,
): Promise<Response> {
  const key = await storedCaptions(site.db, id, locale);
  if (!key) return notFound();
  const headers = { ...uploadHeaders, 'Cache-Control': 'no-cache', ETag: `"${versionOf(key)}"` };
  if (asked.get('If-None-Match')?.includes(headers.ETag)) return new Response(null, { status: 304, headers });
  const bytes = await site.media.read(key);
  if (!bytes) throw new Error(`The storage has nothing under ${key}`);
  return new Response(bytes, {
    headers: { ...headers, 'Content-Type': 'text/vtt; charset=utf-8', ...lengthOf(bytes) },
  });
}

/** A film goes out as a stream, whole or the part that the player asks for (RFC 9110, section 14). */
function answerVideo(
  site: Store,
  media: StoredMedia,
  { format, etag }: { format: FilmFormat; etag: string },
  asked: Headers,
): Response {
  const type = filmTypes[format];
  if (media.kind !== 'video' || media.mime !== type) return notFound();
  const size = media.bytes;
  const headers = { ...uploadHeaders, ETag: etag, 'Content-Type': type, 'Accept-Ranges': 'bytes' };
  const range = readPart({ range: asked.get('Range'), condition: asked.get('If-Range') }, etag, size);
  if (range === 'unsatisfiable') {
    return new Response(null, {
      status: 416,
      headers: { 'Content-Range': `bytes */${size}`, 'Cache-Control': 'no-store' },
    });
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const body = Readable.toWeb(site.media.stream(media.storageKey, start, end)) as ReadableStream;
  const part = range && { 'Content-Range': `bytes ${start}-${end}/${size}` };
  return new Response(body, {
    status: range ? 206 : 200,
    headers: { ...headers, ...part, 'Content-Length': String(end - start + 1) },
  });
}

function lengthOf(bytes: Uint8Array): { 'Content-Length': string } {
  return { 'Content-Length': String(bytes.length) };
}

function notFound(): Response {
  return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-cache' } });
}
