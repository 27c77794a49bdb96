import { createHash, createHmac } from 'node:crypto';

export interface S3Account {
  accessKey: string;
  secret: string;
  region: string;
}

export interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Without query; its path needs no encoding (storage keys are of safe letters only). */
  url: URL;
  /** In lower case; they are signed as well. */
  headers?: Record<string, string>;
  body?: Uint8Array;
}

/**
 * Signs a request to S3 (AWS Signature Version 4, "Authenticating requests: using the Authorization header").
 * @returns every header that the request must be sent with (`host` is the client's own)
 */
export function signS3Request(account: S3Account, request: S3Request, now: Date): Record<string, string> {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const day = stamp.slice(0, 8);
  const bodyHash = sha256(request.body ?? '');
  const sent = { ...request.headers, 'x-amz-content-sha256': bodyHash, 'x-amz-date': stamp };
  const signed = Object.entries({ ...sent, host: request.url.host }).sort(([one], [other]) => (one < other ? -1 : 1));
  const names = signed.map(([name]) => name).join(';');
  const canonical = [
    request.method,
    request.url.pathname,
    '',
    ...signed.map(([name, value]) => `${name}:${value}`),
    '',
    names,
    bodyHash,
  ].join('\n');
  const scope = `${day}/${account.region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', stamp, scope, sha256(canonical)].join('\n');
  const signature = hmac(keyOf(account, day), toSign).toString('hex');
  const credential = `${account.accessKey}/${scope}`;
  const authorization = `AWS4-HMAC-SHA256 Credential=${credential},SignedHeaders=${names},Signature=${signature}`;
  return { ...sent, authorization };
}

function keyOf({ secret, region }: S3Account, day: string): Buffer {
  return [day, region, 's3', 'aws4_request'].reduce(
    (key: string | Buffer, part) => hmac(key, part),
    `AWS4${secret}`,
  ) as Buffer;
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function sha256(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
