import { Socket } from 'node:net';
import { format } from 'node:util';
import { afterAll, afterEach } from 'vitest';

/**
 * For every test: what it says on the console without expecting to, and every call to another machine, fails it. A test
 * that expects a warning says so: `vi.spyOn(console, 'warn').mockImplementation(() => {})`.
 */
const unexpected: Error[] = [];

for (const method of ['error', 'warn'] as const) {
  console[method] = (...words) => {
    unexpected.push(new Error(`Unexpected console.${method}: ${format(...words)}`));
  };
}

const ownHosts = new Set(['localhost', '127.0.0.1', '::1', '0.0.0.0', '::']);
if (process.env.TEST_DATABASE_URL) ownHosts.add(new URL(process.env.TEST_DATABASE_URL).hostname);

const connect = Socket.prototype.connect;
Socket.prototype.connect = function (this: Socket, ...given: Parameters<typeof connect>) {
  const host = hostOf(given);
  if (host === undefined || ownHosts.has(host)) return connect.apply(this, given);
  const error = new Error(`A test called another machine: ${host}`);
  unexpected.push(error);
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

function failOnUnexpected(): void {
  const [first, ...more] = unexpected.splice(0);
  if (more.length > 0) throw new AggregateError([first, ...more], `${first?.message} (and ${more.length} more)`);
  if (first) throw first;
}

afterEach(failOnUnexpected);
afterAll(failOnUnexpected);
