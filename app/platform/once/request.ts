import { keyedHash } from '../crypto/keyed.ts';
import type { SiteContext } from '../http/site-context.ts';

/**
 * What a request brings about, by the names of the keys under which its two hashes are made: the same key of another kind is
 * another request. With another name nothing is found any more that was noted under the old one.
 */
export interface Kind {
  request: string;
  body: string;
}

/** A request that may come twice. */
export interface Repeatable {
  kind: Kind;
  /** Keys of one caller are no other's: two that happen to choose the same one do not meet. */
  caller: readonly unknown[];
  /** Its `Idempotency-Key`, or that of a form. None: each request is a new one. */
  key: string | undefined;
  /** What must be the same of the same request: anything that JSON can hold. */
  body: unknown;
}

/**
 * Whose a request is: a member's own; of somebody who is not logged in, their address's together with how they say that they
 * are reached, for behind one address there may be a hall full of people whose programs all begin with the key `1`.
 */
export function callerOf(
  { clientAddress }: Pick<SiteContext, 'clientAddress'>,
  memberId: number | undefined,
  reached = '',
): readonly unknown[] {
  return memberId === undefined ? [clientAddress, reached] : [memberId];
}

/** What a request is known by. Neither can be read from them. */
export interface RequestHashes {
  key: Buffer;
  body: Buffer;
}

/** The hashes of a request that has a key. */
export function hashesOf(
  { SESSION_SECRET }: SiteContext['settings'],
  { kind, caller, key, body }: Repeatable,
): RequestHashes {
  return {
    key: keyedHash(SESSION_SECRET, kind.request, JSON.stringify([...caller, key])),
    body: keyedHash(SESSION_SECRET, kind.body, JSON.stringify(body)),
  };
}
