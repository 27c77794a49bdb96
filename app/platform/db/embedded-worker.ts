import { mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { EmbeddedSessions } from './embedded-sessions.ts';

const { database, socketDirectory } = workerData as { database: string; socketDirectory: string };

const pglite = await PGlite.create({
  dataDir: database,
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=4MB', '-c', 'random_page_cost=1.1'],
});
const sessions = new EmbeddedSessions((message, onRawData) => pglite.execProtocolRawStream(message, { onRawData }));

mkdirSync(socketDirectory, { recursive: true });
const socketPath = join(socketDirectory, '.s.PGSQL.5432');
rmSync(socketPath, { force: true });
const server = createServer((socket) => sessions.serve(socket));
server.listen(socketPath, () => parentPort?.postMessage('ready'));

parentPort?.once('message', () => {
  server.close();
  sessions.close();
  void pglite.close().then(() => {
    rmSync(socketPath, { force: true });
    parentPort?.close();
  });
});
