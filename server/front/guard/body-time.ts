import type { IncomingMessage, Server } from 'node:http';
import { bodyLimits } from './limits.ts';

/** As node:http itself calls what did not come to its end. */
class RequestTimeout extends Error {
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT';
}

/**
 * Ends a request whose body does not come in time, as node:http ends one whose head does not: with 408.
 * @param takes the most bytes that its address takes
 */
export function limitBodyTime(
  server: Server,
  request: IncomingMessage,
  takes: (pathname: string) => number | undefined,
  { most, mostOfLong, longFrom } = bodyLimits,
): void {
  const { headers, method, url = '', socket } = request;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
  const [pathname = '/'] = url.split('?', 1);
  const isLong = method === 'POST' && (takes(pathname) ?? 0) >= longFrom;
  const late = () => {
    // Of a body that has come and that nobody reads to its end nothing is told, and others ask on the connection meanwhile.
    if (!request.complete) server.emit('clientError', new RequestTimeout(), socket);
  };
  const timer = setTimeout(late, isLong ? mostOfLong : most).unref();
  // Its end, or that of the connection.
  request.once('close', () => clearTimeout(timer));
}
