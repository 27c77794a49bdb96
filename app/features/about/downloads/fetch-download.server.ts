import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Schema } from '#db/schema/tables.gen.ts';
import { venueDay } from '#platform/clock/clock.ts';
import type { FileKind } from '#platform/content/stored-file.ts';
import type { Database } from '#platform/db/database.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { defaultLocale, type Locale } from '#platform/i18n/locale.ts';
import { readPart } from '#platform/storage/byte-range.ts';
import { readNumber } from '../about.ts';
import { fileHref, fileTypes } from './downloads.ts';
import { makeList } from './make-list.server.ts';

type Store = Pick<SiteContext, 'db' | 'media' | 'kept' | 'clock' | 'isHead'>;

/**
 * Answers `/download/{id}/{name}`, and counts who takes the whole file along: a HEAD, a part of it, and a browser that
 * finds its own copy still good are not counted. 404 for everything that is not there.
 */
export async function fetchDownload(
  site: Store,
  address: { id?: string; name?: string },
  request: Request,
): Promise<Response> {
  const id = readNumber(address.id);
  const name = address.name ?? '';
  const conditional = request.headers.has('Range') || request.headers.has('If-None-Match');
  const isTaken = !site.isHead && !conditional;
  const file = id === undefined ? undefined : await (isTaken ? takeFile(site, id, name) : findFile(site.db, id, name));
  if (id === undefined || !file) return notFound();
  const content = await contentOf(site, file);
  const headers = {
    'Cache-Control': 'no-cache',
    'Content-Disposition': `attachment; filename="${name}"`,
    'Content-Type': fileTypes[file.kind],
    'X-Content-Type-Options': 'nosniff',
    'Accept-Ranges': inParts(file.kind) ? 'bytes' : 'none',
    ETag: content.etag,
  };
  if (request.headers.get('If-None-Match')?.includes(content.etag)) {
    return new Response(null, { status: 304, headers });
  }
  // The browser's copy was an old one: it takes the new file along whole.
  if (!site.isHead && request.headers.has('If-None-Match')) await takeFile(site, id, name);
  const asked = inParts(file.kind) ? request.headers : new Headers();
  return answerPart(asked, content, headers);
}

/** Texts go out whole: the front compresses them on the way, and a part of what is compressed is no part of the file. */
function inParts(kind: FileKind): boolean {
  return kind === 'pdf' || kind === 'zip';
}

/** The bytes of a file, to be read from one to another. */
interface Content {
  etag: string;
  bytes: number;
  read(start: number, end: number): BodyInit;
}

/** The whole file or the part that is asked for (RFC 9110, section 14). */
function answerPart(asked: Headers, content: Content, headers: Record<string, string>): Response {
  const part = { range: asked.get('Range'), condition: asked.get('If-Range') };
  const range = readPart(part, content.etag, content.bytes);
  if (range === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${content.bytes}` } });
  }
  const { start, end } = range ?? { start: 0, end: content.bytes - 1 };
  return new Response(content.read(start, end), {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      ...(range && { 'Content-Range': `bytes ${start}-${end}/${content.bytes}` }),
      'Content-Length': String(end - start + 1),
    },
  });
}

const columns = ['kind', 'languages', 'source', 'bytes', 'storage_key as storageKey', 'version'] as const;

/** The file of that id and name. */
async function findFile(db: Database, id: number, name: string) {
  return db
    .selectFrom('download_file')
    .select(columns)
    .where('id', '=', id)
    .where('name', '=', name)
    .where(isShown)
    .executeTakeFirst();
}

/** The same, counted by the statement that finds it: in all, and on this day. */
async function takeFile({ db, clock }: Pick<Store, 'db' | 'clock'>, id: number, name: string) {
  const day = venueDay(clock.now());
  return db
    .with('taken', (query) =>
      query
        .updateTable('download_file')
        .set((eb) => ({ fetched: eb('fetched', '+', 1) }))
        .where('id', '=', id)
        .where('name', '=', name)
        .where(isShown)
        .returning(columns),
    )
    .with('noted', (query) =>
      query
        .insertInto('download_fetched')
        .columns(['day', 'path', 'times'])
        .expression((eb) =>
          eb
            .selectFrom('taken')
            .select([
              sql<string>`${day}::date`.as('day'),
              sql<string>`${fileHref(id, name)}::text`.as('path'),
              eb.lit(1).as('times'),
            ]),
        )
        .onConflict((conflict) =>
          conflict.columns(['day', 'path']).doUpdateSet({ times: (eb) => eb('download_fetched.times', '+', 1) }),
        ),
    )
    .selectFrom('taken')
    .selectAll()
    .executeTakeFirst();
}

/** Whether a file's document can be read in a language: one that is withdrawn has no text. */
function isShown(eb: ExpressionBuilder<Schema, 'download_file'>) {
  return eb.exists(
    eb
      .selectFrom('download_text')
      .select('locale')
      .whereRef('download_text.download_id', '=', 'download_file.download_id'),
  );
}

type FoundFile = NonNullable<Awaited<ReturnType<typeof findFile>>>;

async function contentOf({ db, media, kept }: Store, file: FoundFile): Promise<Content> {
  const { source, bytes, storageKey, version, languages } = file;
  if (source !== null) {
    const locale = (languages[0] as Locale | undefined) ?? defaultLocale;
    const { text, etag } = await kept.get(`list of ${source} ${locale}`, ['directory'], async () => {
      const text = Buffer.from(await makeList(db, source, locale));
      return { text, etag: `"${createHash('sha256').update(text).digest('hex').slice(0, 16)}"` };
    });
    return { etag, bytes: text.length, read: (start, end) => new Uint8Array(text.subarray(start, end + 1)) };
  }
  if (bytes === null || storageKey === null) throw new Error('A stored file without its place');
  const read = (start: number, end: number) => Readable.toWeb(media.stream(storageKey, start, end)) as ReadableStream;
  return { etag: `"${version}"`, bytes, read };
}

function notFound(): Response {
  return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-cache' } });
}
