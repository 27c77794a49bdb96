import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What stands behind a proxy, played: it notes what it is asked. */
export interface PlayedProcess {
  port: number;
  asked: IncomingMessage[];
  /** Says 503 at `/readyz` and goes on, as one does that is about to end. */
  leaves: boolean;
  /** So many connections have come to it. */
  connections(): number;
  stop(): Promise<void>;
  /** Comes back at the same port. */
  start(): Promise<void>;
}

/** Starts one. @param answer what it does with a request but note it */
export async function playedProcess(answer: RequestListener): Promise<PlayedProcess> {
  let server: Server;
  let connections = 0;
  const asked: IncomingMessage[] = [];
  const begin = async (port: number) => {
    server = createServer((request, response) => {
      if (request.url === '/readyz') return response.writeHead(played.leaves ? 503 : 200).end();
      asked.push(request);
      return answer(request, response);
    }).listen(port, '127.0.0.1');
    server.on('connection', () => (connections += 1));
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await begin(0);
  const played: PlayedProcess = {
    port,
    asked,
    leaves: false,
    connections: () => connections,
    async start() {
      await begin(port);
    },
    async stop() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
  return played;
}
