import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { createServer, isRunnableDevEnvironment } from 'vite';

process.env.NODE_ENV ??= 'development';

/** Vite opens its connection to the browser over it; it listens to nothing itself. */
const upgrades = createHttpServer();
const vite = await createServer({
  root: resolve(import.meta.dirname, '..'),
  server: { middlewareMode: true, hmr: { server: upgrades } },
  appType: 'custom',
});
const { ssr } = vite.environments;
if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment for the server');
const { runner } = ssr;

/** Everything that serves is read by Vite, what stands in front of the pages too: one copy of each module. */
const { develop } = await runner.import<typeof import('./developing.ts')>('./server/developing.ts');
await develop({
  latest: () => runner.import<typeof import('./main.ts')>('./server/main.ts'),
  answer(request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) {
    vite.middlewares(request, response, next);
  },
  upgrades,
  close: () => vite.close(),
});
