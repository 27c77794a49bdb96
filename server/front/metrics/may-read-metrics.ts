import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { plainAddress, wasForwarded } from '../guard/outer-address.ts';

/**
 * Who may read the metrics (contract, METRICS_TOKEN): the bearer of the token; without one, this machine alone, and
 * only where no proxy handed the request on.
 */
export function mayReadMetrics(request: IncomingMessage, token: string | undefined): boolean {
  if (token === undefined) {
    const peer = plainAddress(request.socket.remoteAddress ?? '');
    return (peer.startsWith('127.') || peer === '::1') && !wasForwarded(request);
  }
  const given = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
