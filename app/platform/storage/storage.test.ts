import { createHash, createHmac } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SettingsError } from '../config/settings.ts';
import type { MediaStore } from './media-store.ts';
import { openMediaStore } from './open-media-store.ts';

const account = {
  accessKey: 'AKIAIOSFODNN7EXAMPLE',
  secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};

/** A bucket that checks signatures: what a real one does with the calls that the site makes. */
function fakeBucket(): Server {
  const objects = new Map<string, Buffer>();
  const uploads: Uploads = new Map();
  return createServer(async (request, response) => {
    const body = await buffer(request);
    const [path = '', query = ''] = (request.url ?? '').split('?', 2);
    if (!isSigned(request, body)) response.writeHead(403).end();
    else if (query !== '') answerUpload({ objects, uploads }, { request, body, path, query }, response);
    else if (request.method === 'PUT') response.end(String(objects.set(path, body).size));
    else if (request.method === 'DELETE') response.writeHead(objects.delete(path) ? 204 : 404).end();
    else sendObject(request, response, objects.get(path));
  });
}

/** Of each upload that has been begun its parts, by their numbers. */
type Uploads = Map<string, Map<string, Buffer>>;

/** What a bucket does for an object that comes in parts. */
function answerUpload(
  { objects, uploads }: { objects: Map<string, Buffer>; uploads: Uploads },
  { request, body, path, query }: { request: IncomingMessage; body: Buffer; path: string; query: string },
  response: ServerResponse,
): void {
  const { uploadId = `up/load+${uploads.size}`, partNumber = '' } = Object.fromEntries(new URLSearchParams(query));
  if (query === 'uploads=') uploads.set(uploadId, new Map());
  const parts = uploads.get(uploadId);
  if (!parts) response.writeHead(404).end();
  else if (query === 'uploads=') response.end(`<Result><UploadId>${uploadId}</UploadId></Result>`);
  else if (request.method === 'PUT') {
    parts.set(partNumber, body);
    response.setHeader('ETag', `"${sha256(body)}"`).end();
  } else {
    uploads.delete(uploadId);
    const named = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>"([^<]+)"<\/ETag>/g)];
    const own = named.flatMap(([, number = '']) => parts.get(number) ?? []);
    const isRight = named.every(([, , tag], i) => tag === sha256(own[i] ?? ''));
    if (request.method === 'POST' && isRight) objects.set(path, Buffer.concat(own));
    response.end(isRight ? '<CompleteMultipartUploadResult/>' : '<Error/>');
  }
}

/**
 * AWS Signature Version 4 ("Authenticating requests: using the Authorization header"), as a storage checks it.
 * @param body must be what its header says
 */
function isSigned({ method, url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const [path = '', query = ''] = url.split('?', 2);
  const { 'x-amz-date': date = '', 'x-amz-content-sha256': bodyHash = '', authorization = '' } = headers;
  const names = /SignedHeaders=([^,]+)/.exec(authorization)?.[1] ?? '';
  const signed = names.split(';').map((name) => `${name}:${headers[name]}`);
  const canonical = [method, path, query, ...signed, '', names, bodyHash].join('\n');
  const scope = `${String(date).slice(0, 8)}/${account.region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const key = scope.split('/').reduce<string | Buffer>((made, part) => hmac(made, part), `AWS4${account.secret}`);
  return (
    sha256(body) === bodyHash &&
    names.includes('host') &&
    authorization.includes(`Credential=${account.accessKey}/${scope},`) &&
    authorization.endsWith(`Signature=${hmac(key, toSign).toString('hex')}`)
  );
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function sha256(bytes: string | Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function sendObject({ method, headers }: IncomingMessage, response: ServerResponse, object?: Buffer): void {
  const [, start, end] = /bytes=(\d+)-(\d+)/.exec(headers.range ?? '') ?? [];
  const part = start ? object?.subarray(Number(start), Number(end) + 1) : object;
  response.writeHead(part ? (start ? 206 : 200) : 404, { 'Content-Length': part?.length ?? 0 });
  response.end(method === 'HEAD' ? undefined : part);
}

const bucket = fakeBucket();
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'expo-storage-'));
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  bucket.close();
  await rm(directory, { recursive: true });
});

function s3(secret: string): MediaStore {
  const { port } = bucket.address() as AddressInfo;
  const S3_URL = `http://${account.accessKey}:${encodeURIComponent(secret)}@127.0.0.1:${port}/bucket`;
  return openMediaStore({ DATA_DIR: directory, S3_URL });
}

async function* inBits(bytes: Buffer): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 100_000) yield bytes.subarray(at, at + 100_000);
}

describe.each([
  ['on disk', () => openMediaStore({ DATA_DIR: directory })],
  ['in a bucket', () => s3(account.secret)],
])('the storage %s', (_, open) => {
  test('gives back what was written: whole, its size, a part', async () => {
    const store = open();
    await store.write('videos/1.webm', Buffer.from('woven by hand'));
    expect(Buffer.from((await store.read('videos/1.webm')) ?? []).toString()).toBe('woven by hand');
    expect(await store.size('videos/1.webm')).toBe(13);
    expect(await text(store.stream('videos/1.webm', 6, 7))).toBe('by');
  });

  test('takes what comes bit by bit, in one part or in several', async () => {
    const store = open();
    const film = Buffer.alloc(17 * 1024 * 1024 + 5, 'woven by hand ');
    for (const length of [0, 5, 8 * 1024 * 1024, film.length]) {
      const key = `videos/bits-${length}.mp4`;
      await store.writeStream(key, inBits(film.subarray(0, length)));
      const stored = (await store.read(key)) ?? new Uint8Array();
      expect(Buffer.from(stored).equals(film.subarray(0, length)), String(length)).toBe(true);
    }
  });

  test('has nothing of what breaks off while it comes', async () => {
    const store = open();
    async function* broken() {
      yield* inBits(Buffer.alloc(9 * 1024 * 1024));
      throw new Error('The line is cut');
    }
    await expect(store.writeStream('videos/broken.mp4', broken())).rejects.toThrow('The line is cut');
    expect(await store.read('videos/broken.mp4')).toBeUndefined();
  });

  test('says where there is nothing, and fails a stream of it', async () => {
    const store = open();
    expect(await store.read('pictures/none.webp')).toBeUndefined();
    expect(await store.size('pictures/none.webp')).toBeUndefined();
    await expect(text(store.stream('pictures/none.webp', 0, 1))).rejects.toThrow();
  });

  test('has no more of what was taken away, and takes away what is not there', async () => {
    const store = open();
    await store.write('pictures/2.webp', Buffer.from('unpicked'));
    await store.remove('pictures/2.webp');
    await store.remove('pictures/2.webp');
    expect(await store.read('pictures/2.webp')).toBeUndefined();
  });

  test.each([
    '../secret',
    'pictures/../../secret',
    '/etc/passwd',
    'pictures/.hidden',
    'pictures//1',
    'pictures/a\\b',
    '',
  ])('knows no key %j', async (key) => {
    await expect(open().write(key, Buffer.from('x'))).rejects.toThrow('Not a storage key');
    await expect(open().read(key)).rejects.toThrow('Not a storage key');
  });
});

test('many may write one key at once: one of them wins whole, and nothing is left lying about', async () => {
  const store = openMediaStore({ DATA_DIR: directory });
  const writers = Array.from({ length: 20 }, (_, i) => store.write('sizes/a/320.webp', Buffer.alloc(50_000, i)));
  await Promise.all(writers);
  const bytes = (await store.read('sizes/a/320.webp')) ?? new Uint8Array();
  expect(bytes.length).toBe(50_000);
  expect(new Set(bytes).size).toBe(1);
  expect(await readdir(join(directory, 'uploads/sizes/a'))).toEqual(['320.webp']);
});

test('a bucket that refuses is reported with its status, without the secret', async () => {
  const failing = s3('wrong').read('pictures/1.webp');
  await expect(failing).rejects.toThrow('The media storage answered 403 to GET pictures/1.webp');
});

test.each(['s3://host/bucket', 's3://key@host/bucket', 's3://key:secret@host'])('%s lacks a part', (S3_URL) => {
  expect(() => openMediaStore({ DATA_DIR: directory, S3_URL })).toThrow(SettingsError);
});
