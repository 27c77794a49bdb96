import { createHash, createHmac } from 'node:crypto';

/** What is signed of a request to Tencent Cloud. */
interface Tc3Request {
  service: string;
  /** Headers that are signed, in the order of their names. */
  headers: Record<string, string>;
  body: string;
  /** Seconds since 1970. */
  timestamp: number;
}

const algorithm = 'TC3-HMAC-SHA256';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** The key of one day and service that a secret gives. @param day `2019-02-25`, of UTC */
export function tc3Key(secret: string, day: string, service: string): Buffer {
  return hmac(hmac(hmac(`TC3${secret}`, day), service), 'tc3_request');
}

/**
 * Signs a POST (TC3-HMAC-SHA256: cloud.tencent.com/document/api/382/52072).
 * @param keyId the secret's name
 * @param keyOf the key of a day and service
 * @returns the header `Authorization`
 */
export function signTc3(
  { service, headers, body, timestamp }: Tc3Request,
  keyId: string,
  keyOf: (day: string, service: string) => Buffer,
): string {
  const names = Object.keys(headers);
  const lines = names.map((name) => `${name}:${headers[name]?.trim().toLowerCase()}\n`).join('');
  const canonical = ['POST', '/', '', lines, names.join(';'), sha256(body)].join('\n');
  const day = new Date(timestamp * 1000).toISOString().slice(0, 10);
  const scope = `${day}/${service}/tc3_request`;
  const signature = hmac(keyOf(day, service), `${algorithm}\n${timestamp}\n${scope}\n${sha256(canonical)}`);
  const signed = `SignedHeaders=${names.join(';')}, Signature=${signature.toString('hex')}`;
  return `${algorithm} Credential=${keyId}/${scope}, ${signed}`;
}
