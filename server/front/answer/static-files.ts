import { createReadStream, readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { readPart } from '#platform/storage/byte-range.ts';
import type { Exchange } from '../exchange.ts';
import type { SecurityHeaders } from '../guard/security-headers.ts';
import type { EdgeHeaders } from './edge-headers.ts';
import { type StoredAnswer, sendStored, storeAnswer } from './stored-answer.ts';

const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  // A module is UTF-8 whatever is said (HTML, fetch a single module script), and so is what a page of UTF-8 loads.
  '.js': 'text/javascript',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.wasm': 'application/wasm',
  '.wav': 'audio/wav',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

interface StaticFile {
  path: string;
  contentType: string;
  size: number;
  modified: number;
  answer?: Promise<StoredAnswer>;
}

/** Files above this size, and films, are read from the disk each time. */
const largestKept = 2 * 1024 * 1024;
const mostKept = 32 * 1024 * 1024;

/** The files of the build that browsers load. */
export interface StaticFiles {
  /** Whether a path is a file's, or one where only files can be. */
  has(pathname: string): boolean;
  /** Answers a GET or HEAD of a path for which `has` is true: 200, 206, 304, 404 or 416. */
  answer(exchange: Exchange, pathname: string): Promise<void>;
}

/**
 * Lists the files of a folder once; only what is on the list is ever opened, so no path can lead out of it.
 * Names that begin with a dot, and what lies below them, are left out.
 * @param directory the build's client folder; it does not change while the process runs
 * @param onKept told of an answer that is kept, for compressing it better
 * @throws where the folder is missing: the site has not been built
 */
export function staticFiles(
  directory: string,
  security: Pick<SecurityHeaders, 'plain' | 'worker' | 'asset'>,
  onKept: (answer: StoredAnswer) => void,
  edge: Pick<EdgeHeaders, 'closed'>,
): StaticFiles {
  const files = listFiles(directory);
  let kept = 0;
  const load = (file: StaticFile, pathname: string) => {
    file.answer ??= readFile(file.path).then(async (body) => {
      const all = [...guards(security, pathname), ...edge.closed(['Cache-Control', cacheControl(pathname)])];
      const { contentType } = file;
      const answer = await storeAnswer({ status: 200, contentType, headers: all, body, fixed: isFixed(pathname) });
      kept += answer.bytes;
      if (kept > mostKept) {
        for (const other of files.values()) if (other !== file) other.answer = undefined;
        kept = answer.bytes;
      }
      onKept(answer);
      return answer;
    });
    // A file that could not be read for once is read again.
    file.answer.catch(() => {
      file.answer = undefined;
    });
    return file.answer;
  };
  return {
    has: (pathname) => files.has(pathname) || pathname.startsWith('/assets/'),
    answer: async (exchange, pathname) => {
      const file = files.get(pathname);
      if (!file) exchange.sendError(404, pathname);
      else if (file.size > largestKept || file.contentType.startsWith('video/'))
        await sendFile(exchange, file, pathname);
      else await sendStored(exchange, await load(file, pathname));
    },
  };
}

function listFiles(directory: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const found of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    const path = join(found.parentPath, found.name);
    const parts = relative(directory, path).split(sep);
    if (!found.isFile() || parts.some((part) => part.startsWith('.'))) continue;
    const { size, mtimeMs } = statSync(path);
    const contentType = contentTypes[extname(path).toLowerCase()] ?? 'application/octet-stream';
    files.set(`/${parts.map(encodeURIComponent).join('/')}`, { path, contentType, size, modified: mtimeMs });
  }
  return files;
}

/** The service worker: a new one must reach browsers at once. */
const worker = '/sw.js';

function guards(security: Pick<SecurityHeaders, 'plain' | 'worker' | 'asset'>, pathname: string): readonly string[] {
  if (pathname === worker) return security.worker;
  return /^\/assets\/.*\.(?:js|css|woff2|webp|avif|png|jpg)$/.test(pathname) ? security.asset : security.plain;
}

/** Names below /assets carry a hash of their content: what they name never changes. */
const isFixed = (pathname: string) => pathname.startsWith('/assets/');

function cacheControl(pathname: string): string {
  if (pathname === worker) return 'no-cache';
  return isFixed(pathname) ? 'max-age=31536000, immutable' : 'public, max-age=300';
}

async function sendFile(exchange: Exchange, file: StaticFile, pathname: string): Promise<void> {
  const etag = `"${file.size.toString(36)}-${Math.floor(file.modified).toString(36)}"`;
  const headers = ['Cache-Control', cacheControl(pathname), 'ETag', etag, 'Accept-Ranges', 'bytes'];
  const { headers: asked } = exchange.request;
  if (asked['if-none-match'] === etag) return exchange.send304(headers);
  headers.push('Content-Type', file.contentType);
  const range = readPart({ range: asked.range, condition: asked['if-range']?.toString() }, etag, file.size);
  if (range === 'unsatisfiable') return exchange.send(416, ['Content-Range', `bytes */${file.size}`]);
  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  headers.push('Content-Length', String(end - start + 1));
  if (range) headers.push('Content-Range', `bytes ${start}-${end}/${file.size}`);
  const status = range ? 206 : 200;
  exchange.begin(status, headers);
  if (exchange.isHead || file.size === 0) exchange.response.end();
  else await pipeline(createReadStream(file.path, { start, end }), exchange.response);
  exchange.report(status);
}
