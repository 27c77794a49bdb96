import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A way to the site on which answers can be held up. */
export interface HoldingProxy {
  port: number;
  /** Holds the answer to the next request for a path, once the site has given it. */
  hold(path: string): { reached: Promise<void>; release(): void };
  /** How often the site has been asked for a path this way. */
  asked(path: string): number;
  stop(): void;
}

/** Starts it before a port of this machine. */
export async function holdingProxy(sitePort: number): Promise<HoldingProxy> {
  const held = new Map<string, { reach(): void; released: Promise<void> }>();
  const counts = new Map<string, number>();
  const server = createServer((incoming, outgoing) => {
    const { method, url = '/', headers } = incoming;
    counts.set(url, (counts.get(url) ?? 0) + 1);
    const asked = request({ port: sitePort, host: '127.0.0.1', method, path: url, headers }, async (answer) => {
      const hold = held.get(url);
      held.delete(url);
      const parts: Buffer[] = await answer.toArray();
      hold?.reach();
      await hold?.released;
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders).end(Buffer.concat(parts));
    });
    asked.on('error', () => outgoing.destroy());
    incoming.pipe(asked);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    asked: (path) => counts.get(path) ?? 0,
    hold(path) {
      const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      held.set(path, { reach: reached.resolve, released: released.promise });
      return { reached: reached.promise, release: released.resolve };
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
