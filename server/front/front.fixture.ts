import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pino } from 'pino';
import { readSettings } from '#platform/config/settings.ts';
import { mostUploadBytes } from '#platform/http/body/body-limits.ts';
import { type Answer, createFront, type Front, type FrontOptions, type Site } from './front.ts';

/** A running front with a small site behind it. */
export interface RunningFront extends AsyncDisposable {
  front: Front;
  port: number;
  /** Of its files. */
  directory: string;
  /** The log, line by line. */
  lines: Record<string, unknown>[];
  /** Moves the clock, in milliseconds. */
  pass(milliseconds: number): void;
  ask(path: string, asked?: Asked): Promise<Reply>;
}

export interface Asked {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
}

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  /** As sent. */
  bytes: Buffer;
  /** Decompressed. */
  text: string;
}

interface Given {
  site?: Partial<Site>;
  env?: NodeJS.ProcessEnv;
  files?: Record<string, string | Buffer>;
  cacheBytes?: number;
  release?: string;
  ready?: FrontOptions['ready'];
  awaySince?: FrontOptions['awaySince'];
  gauges?: FrontOptions['gauges'];
  /** Has it look at the machine's clock: `pass` moves nothing then. */
  ownClock?: boolean;
  /** In place of one that is kept in `lines`. */
  log?: FrontOptions['log'];
}

/** An answer of the site, as HTML unless its headers say otherwise. */
export function page(html: string, init: ResponseInit = {}, tags: string[] = []): Answer {
  const headers = new Headers(init.headers);
  if (!headers.has('content-type')) headers.set('content-type', 'text/html');
  return { response: new Response(html, { ...init, headers }), tags };
}

/** A page of some length in which a text stands. */
export function html(text: string): string {
  const words = Array.from({ length: 60 }, (_, index) => `<p>Hall ${index} of the exhibition</p>`).join('');
  return `<!DOCTYPE html><html lang="en"><head><title>t</title></head><body><main>${text}${words}</main></body></html>`;
}

const knownPages = ['/', '/news/', '/news/more/list/abc', '/about/Contact'];

/** The small site: the pages of `knownPages` in three languages, private below /account, an API that says its language. */
const smallSite: Site = {
  canonicalPath: (pathname) => {
    const [, prefix = '', rest = ''] = /^(\/(?:en-US|fr-FR))?(\/.*)?$/.exec(pathname) ?? [];
    const known = knownPages.find((path) => path.toLowerCase() === (rest || '/').toLowerCase());
    return known && prefix + known;
  },
  parametersOf: () => ['a', 'b', 'page', 'junk'],
  isPublic: (pathname) => !pathname.startsWith('/account'),
  routeOf: (pathname) => smallSite.canonicalPath(pathname) ?? 'missing',
  takes: (pathname) => (pathname.endsWith('/upload') ? mostUploadBytes : undefined),
  fetch: async (asked) => {
    const { pathname, search } = new URL(asked.url);
    if (pathname.startsWith('/api/')) {
      const data = { code: 0, msg: 'ok', data: `language ${asked.headers.get('language')} `.repeat(30) };
      return { response: Response.json(data), tags: ['api'] };
    }
    return page(html(`page ${pathname}${search}`), { status: smallSite.canonicalPath(pathname) ? 200 : 404 }, ['news']);
  },
};

/** Starts a front on a free port. Its clock stands still until it is moved. */
export async function startFront(given: Given = {}): Promise<RunningFront> {
  const directory = mkdtempSync(join(tmpdir(), 'front-'));
  for (const [name, content] of Object.entries(given.files ?? {})) {
    mkdirSync(dirname(join(directory, name)), { recursive: true });
    writeFileSync(join(directory, name), content);
  }
  const lines: Record<string, unknown>[] = [];
  let now = Date.UTC(2025, 5, 12);
  const front = createFront({
    settings: readSettings({ DEMO: 'on', ...given.env }),
    site: { ...smallSite, ...given.site },
    log: given.log ?? pino({ level: 'debug' }, { write: (line: string) => lines.push(JSON.parse(line)) }),
    now: given.ownClock ? undefined : () => now,
    ready: given.ready ?? (async () => ({ fits: true, says: 'schema: any' })),
    awaySince: given.awaySince,
    gauges: given.gauges,
    clientDirectory: directory,
    cacheBytes: given.cacheBytes,
    release: given.release,
  });
  await new Promise<void>((resolve) => front.server.listen(0, '127.0.0.1', resolve));
  const { port } = front.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  return {
    front,
    port,
    directory,
    lines,
    pass: (milliseconds) => {
      now += milliseconds;
    },
    ask: (path, asked) => ask(agent, port, path, asked),
    [Symbol.asyncDispose]: async () => {
      agent.destroy();
      front.server.closeAllConnections();
      await front.drain();
      rmSync(directory, { recursive: true });
    },
  };
}

function ask(agent: Agent, port: number, path: string, asked: Asked = {}): Promise<Reply> {
  const { method = 'GET', headers, body } = asked;
  return new Promise((resolve, reject) => {
    const sent = request({ agent, port, host: '127.0.0.1', path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const text = bytes.length > 0 ? decode(response.headers['content-encoding'], bytes) : '';
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

function decode(coding: string | undefined, bytes: Buffer): string {
  if (coding === 'br') return brotliDecompressSync(bytes).toString();
  return coding === 'gzip' ? gunzipSync(bytes).toString() : bytes.toString();
}

/** Sends bytes and reads until the connection is closed. */
export function raw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    let read = '';
    socket.on('data', (chunk) => {
      read += chunk.toString();
    });
    socket.on('close', () => resolve(read));
    socket.on('error', reject);
  });
}
