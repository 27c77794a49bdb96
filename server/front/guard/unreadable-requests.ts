import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { errorAnswer, errorBytes, guardsOf } from '../answer/error-answer.ts';
import type { FrontStatus } from '../answer/front-words.ts';
import { nextRequestId } from '../exchange.ts';
import { longestUrl } from '../request-address.ts';
import type { SecurityHeaders } from './security-headers.ts';

interface ParseError extends Error {
  code?: string;
  rawPacket?: Buffer;
}

/**
 * Answers what node:http could not read as a request: 431 or 414 for a head that is too long, 408 for one that does
 * not come to its end, else 400; then closes the connection.
 */
export function answerUnreadable(
  server: Server,
  security: Pick<SecurityHeaders, 'plain' | 'face'>,
  count: (status: number) => void,
): void {
  server.on('clientError', (error: ParseError, socket: Duplex) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const line = error.rawPacket?.toString('latin1', 0, longestUrl + 64).split('\r\n', 1)[0] ?? '';
    const status = statusOf(error.code, line);
    count(status);
    const path = /^[A-Z]+ (\/[^\s?]*)/.exec(line)?.[1] ?? '/';
    const answer = errorAnswer(status, path);
    socket.end(errorBytes(answer, ['X-Request-Id', nextRequestId(), ...guardsOf(answer, security)]));
    // Whoever does not read the answer is not waited for.
    setTimeout(() => socket.destroy(), 1000).unref();
  });
}

function statusOf(code: string | undefined, line: string): FrontStatus {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  if (code === 'HPE_HEADER_OVERFLOW') return line.length > longestUrl ? 414 : 431;
  return 400;
}
