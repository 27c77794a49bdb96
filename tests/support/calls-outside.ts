import { Socket } from 'node:net';

/** Calls of this process to another machine; they are refused. Whoever looks takes them out. */
export const callsOutside: Error[] = [];

const ownHosts = new Set(['localhost', '127.0.0.1', '::1', '0.0.0.0', '::']);
if (process.env.TEST_DATABASE_URL) ownHosts.add(new URL(process.env.TEST_DATABASE_URL).hostname);

const connect = Socket.prototype.connect;
Socket.prototype.connect = function (this: Socket, ...given: Parameters<typeof connect>) {
  const host = hostOf(given);
  if (host === undefined || ownHosts.has(host)) return connect.apply(this, given);
  const error = new Error(`A test called another machine: ${host}`);
  callsOutside.push(error);
  throw error;
} as typeof connect;

/** Host that a socket is to be connected to; undefined for this machine (the default, or a Unix socket). */
function hostOf(given: unknown[]): string | undefined {
  // node:net hands its own calls on as [[options, callback]].
  const [first, second] = Array.isArray(given[0]) ? given[0] : given;
  if (typeof first === 'object' && first !== null) {
    const { host, path } = first as { host?: string | null; path?: string | null };
    return path ? undefined : (host ?? undefined);
  }
  return typeof first === 'number' && typeof second === 'string' ? second : undefined;
}
