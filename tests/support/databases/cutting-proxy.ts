import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A network between a process and its database that a test can break. */
export interface CuttingProxy extends AsyncDisposable {
  /** The database's address, through this network. */
  url: string;
  /** Breaks all connections off, as the end of a server does. */
  cut(): void;
  /** How many connections there are. */
  count(): number;
  /** Whether new connections are let through, refused, or taken and never answered; the last also stills those there are. */
  become(what: 'open' | 'refusing' | 'silent'): void;
}

/** Puts a network before a PostgreSQL server. @param target its address */
export async function cuttingProxy(target: string): Promise<CuttingProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let state: 'open' | 'refusing' | 'silent' = 'open';
  const server = createServer((near) => {
    sockets.add(near);
    near.on('error', () => {});
    if (state === 'refusing') return void near.resetAndDestroy();
    const far = connect(Number(port || 5432), hostname);
    far.on('error', () => near.destroy());
    near.on('close', () => {
      sockets.delete(near);
      far.destroy();
    });
    far.on('close', () => near.destroy());
    near.on('data', (bytes) => state !== 'silent' && far.write(bytes));
    far.on('data', (bytes) => state !== 'silent' && near.write(bytes));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' && address ? address.port : 0);
  const cut = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    url: url.href,
    cut,
    count: () => sockets.size,
    become(what) {
      state = what;
    },
    async [Symbol.asyncDispose]() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
