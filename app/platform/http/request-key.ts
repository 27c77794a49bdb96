import { randomBytes } from 'node:crypto';
import { z } from '@hono/zod-openapi';
import { keyedHash } from '../crypto/keyed.ts';
import type { SiteContext } from './site-context.ts';

/** Header of a call whose request may come twice, after an answer that was lost. */
export const requestKeyHeader = {
  'idempotency-key': z
    .string()
    .min(1)
    .max(200)
    .optional()
    .openapi({ param: { in: 'header' }, description: 'The same key twice is one message' }),
};

/** The key of a form that writes something: pressed twice, it writes it once. */
export function newFormKey(): string {
  return randomBytes(16).toString('base64url');
}

/** What a request is known by: whose it is with its key, and what it says. Neither can be read from them. */
export interface RequestHashes {
  /** None where the request had no key. */
  request: Buffer | null;
  body: Buffer;
}

interface KeyedRequest {
  memberId: number | undefined;
  /** How somebody who is not logged in says that they are reached. */
  reached?: string;
  key: string | undefined;
  /** What must be the same of the same request. */
  body: unknown;
}

/**
 * The hashes of a request. A key is its member's own; of somebody who is not logged in, their address's together with how
 * they are reached: behind one address there may be a hall full of people whose programs all begin with the key `1`.
 * @param purpose the same request of another kind is another one
 */
export function hashRequest(
  { settings, clientAddress }: Pick<SiteContext, 'settings' | 'clientAddress'>,
  purpose: string,
  { memberId, reached = '', key, body }: KeyedRequest,
): RequestHashes {
  const hash = (what: string, parts: unknown[]) =>
    keyedHash(settings.SESSION_SECRET, `${purpose} ${what}`, JSON.stringify(parts));
  const whose = memberId === undefined ? [clientAddress, reached] : [memberId];
  return { request: key ? hash('request', [...whose, key]) : null, body: hash('body', [body]) };
}
