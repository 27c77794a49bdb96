import type { ServerOptions } from 'node:http';
import { isApiPath } from '#platform/http/api-path.ts';

/** Time limits of the server in milliseconds, and the length of the request's head in bytes. */
export const serverLimits: ServerOptions = {
  headersTimeout: 10_000,
  // What takes less is ended sooner: `bodyLimits`.
  requestTimeout: 30 * 60_000,
  connectionsCheckingInterval: 1000,
  // Longer than the usual 60 s of a proxy in front, so that it is the proxy that closes.
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1024,
};

/**
 * Milliseconds until a body must have come: from 64 MiB on, which only films have, it may take as long as the line does on which
 * something moves (`idleSocket`), half an hour at most.
 */
export const bodyLimits = { most: 30_000, mostOfLong: 30 * 60_000, longFrom: 64 * 1024 * 1024 };

/** A connection on which nothing moves for so long, while an answer is being sent, is closed: milliseconds. */
export const idleSocket = 60_000;

/** The methods that a path answers. */
export function allowedMethods(pathname: string): string[] {
  return isApiPath(pathname) ? ['GET', 'HEAD', 'POST', 'OPTIONS'] : ['GET', 'HEAD', 'POST'];
}
