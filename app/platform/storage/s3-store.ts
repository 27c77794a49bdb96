import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { tracedFetch } from '#platform/trace/traced.ts';
import { SettingsError } from '../config/settings.ts';
import { checkKey, type ListedStore } from './media-store.ts';
import { keysIn, prefixesIn, type S3Folder } from './s3-list.ts';
import { type Sent, writeInParts } from './s3-parts.ts';

const patience = 30_000;
const expected = 'S3_URL: expected s3://key:secret@host/bucket, and ?region=... where the storage has regions';

/**
 * A storage in a bucket of S3 or of anything that speaks as S3 does, addressed by path. Calls fail after 30 seconds
 * without an answer, with the status that the storage gave.
 * @param setting S3_URL: `s3://key:secret@host/bucket?region=eu-west-3`, key and secret percent-encoded; `s3` is https. What
 *   stands behind the bucket is a folder in it
 * @throws SettingsError where it lacks a part
 */
export function s3Store(setting: string): ListedStore {
  const { bucket, client } = readSetting(setting);

  async function send(method: string, key: string, more: Sent = {}) {
    const body = more.body && new Uint8Array(more.body);
    const headers = { ...more.headers, 'x-amz-content-sha256': sha256(body ?? '') };
    const request = await client.sign(`${bucket.href}/${checkKey(key)}${more.query ?? ''}`, { method, headers, body });
    const response = await fetchInTime(request);
    if (response.ok || response.status === 404) return response;
    await response.body?.cancel();
    throw new Error(`The media storage answered ${response.status} to ${method} ${key}`);
  }

  const [, name = '', ...within] = bucket.pathname.split('/');
  const folder: S3Folder = {
    prefix: within.map((part) => `${part}/`).join(''),
    async ask(query) {
      const headers = { 'x-amz-content-sha256': sha256('') };
      const address = `${bucket.origin}/${name}?${new URLSearchParams(query)}`;
      const response = await fetchInTime(await client.sign(address, { headers }));
      if (response.ok) return response.text();
      await response.body?.cancel();
      throw new Error(`The media storage answered ${response.status} as it was asked what lies in it`);
    },
  };

  async function* bytesOf(key: string, start: number, end: number): AsyncGenerator<Uint8Array> {
    const response = await send('GET', key, { headers: { range: `bytes=${start}-${end}` } });
    if (response.status !== 206 || !response.body) throw new Error(`The media storage has no such part of ${key}`);
    yield* Readable.fromWeb(response.body as ReadableStream);
  }

  async function put(key: string, body: Uint8Array, query?: string): Promise<Response> {
    const response = await send('PUT', key, { body, ...(query && { query }) });
    await response.body?.cancel();
    if (!response.ok) throw new Error('The media storage has no such bucket');
    return response;
  }

  return {
    write: async (key, bytes) => {
      await put(key, bytes);
    },
    writeStream: (key, chunks) => writeInParts({ send, put }, key, chunks),
    async read(key) {
      const response = await send('GET', key);
      if (response.ok) return new Uint8Array(await response.arrayBuffer());
      await response.body?.cancel();
      return undefined;
    },
    async size(key) {
      const response = await send('HEAD', key);
      return response.ok ? Number(response.headers.get('content-length')) : undefined;
    },
    stream: (key, start, end) => Readable.from(bytesOf(key, start, end), { objectMode: false }),
    async remove(key) {
      const response = await send('DELETE', key);
      await response.body?.cancel();
    },
    keys: () => keysIn(folder),
    folders: () => prefixesIn(folder),
  };
}

/** Gives up where no answer has begun in time; what streams afterwards may take as long as its reader does. */
async function fetchInTime(request: Request): Promise<Response> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(new Error('The media storage does not answer')), patience);
  return tracedFetch(request, { signal: waiting.signal, redirect: 'error' }).finally(() => clearTimeout(timer));
}

/** The storage compares what has come with it. */
function sha256(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function readSetting(setting: string): { bucket: URL; client: AwsClient } {
  const given = new URL(setting);
  const bucket = new URL(
    setting
      .replace(/^s3:/, 'https:')
      .replace(/[?#].*$/, '')
      .replace(/\/+$/, ''),
  );
  const account = {
    accessKeyId: decodeURIComponent(given.username),
    secretAccessKey: decodeURIComponent(given.password),
    region: given.searchParams.get('region') ?? 'us-east-1',
  };
  bucket.username = '';
  bucket.password = '';
  if (!account.accessKeyId || !account.secretAccessKey || bucket.pathname === '/') throw new SettingsError(expected);
  return { bucket, client: new AwsClient({ ...account, service: 's3' }) };
}
