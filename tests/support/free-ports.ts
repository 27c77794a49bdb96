import { createServer, type Server } from 'node:net';

function listenAt(port: number): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

/** So many ports in a row that nobody has. @returns the first of them */
export async function portsInARow(count: number): Promise<number> {
  for (;;) {
    const first = await listenAt(0);
    const address = first?.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const others = await Promise.all(Array.from({ length: count - 1 }, (_, i) => listenAt(port + i + 1)));
    const taken = [first, ...others];
    await Promise.all(taken.map((server) => new Promise((closed) => (server ? server.close(closed) : closed(0)))));
    if (taken.every(Boolean)) return port;
  }
}
