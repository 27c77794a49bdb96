import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const account = {
  accessKey: 'AKIAIOSFODNN7EXAMPLE',
  secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};

/** A bucket of a test's own. */
export interface FakeBucket {
  /** Its objects by `/bucket/key`. */
  objects: Map<string, Buffer>;
  /** S3_URL of the bucket, or of a folder in it: `bucket/folder`. */
  url(folder?: string, secret?: string): string;
  close(): Promise<void>;
}

/** Starts a bucket that checks signatures: it does what a real one does with the calls that the site makes. */
export async function startFakeBucket(): Promise<FakeBucket> {
  const objects = new Map<string, Buffer>();
  const server = answering(objects);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    objects,
    url: (folder = 'bucket', secret = account.secret) =>
      `http://${account.accessKey}:${encodeURIComponent(secret)}@127.0.0.1:${port}/${folder}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function answering(objects: Map<string, Buffer>): Server {
  const uploads: Uploads = new Map();
  return createServer(async (request, response) => {
    const body = await buffer(request);
    const [path = '', query = ''] = (request.url ?? '').split('?', 2);
    if (!isSigned(request, body)) response.writeHead(403).end();
    else if (query.includes('list-type=2')) response.end(listOf(objects, path, new URLSearchParams(query)));
    else if (query !== '') answerUpload({ objects, uploads }, { request, body, path, query }, response);
    else if (request.method === 'PUT') response.end(String(objects.set(path, body).size));
    else if (request.method === 'DELETE') response.writeHead(objects.delete(path) ? 204 : 404).end();
    else sendObject(request, response, objects.get(path));
  });
}

/** A page of the list has so few that a test sees several. */
const pageOfList = 7;

/** ListObjectsV2: keys, or with a delimiter the folders alone. */
function listOf(objects: ReadonlyMap<string, Buffer>, bucket: string, asked: URLSearchParams): string {
  const prefix = asked.get('prefix') ?? '';
  const all = [...objects.keys()].map((path) => path.slice(bucket.length + 1)).filter((key) => key.startsWith(prefix));
  const folders = all.flatMap((key) => /^[^/]+\//.exec(key.slice(prefix.length)) ?? []).map((name) => prefix + name);
  const shown = [...new Set(asked.get('delimiter') ? folders : all)].sort();
  const from = Number(asked.get('continuation-token') ?? 0);
  const page = shown
    .slice(from, from + pageOfList)
    .map((key) =>
      asked.get('delimiter')
        ? `<CommonPrefixes><Prefix>${key}</Prefix></CommonPrefixes>`
        : `<Contents><Key>${key}</Key></Contents>`,
    );
  const more = from + pageOfList < shown.length;
  const next = more ? `<NextContinuationToken>${from + pageOfList}</NextContinuationToken>` : '';
  return `<ListBucketResult><Prefix>${prefix}</Prefix>${next}${page.join('')}</ListBucketResult>`;
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
  const canonical = [method, path, query.split('&').sort().join('&'), ...signed, '', names, bodyHash].join('\n');
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
