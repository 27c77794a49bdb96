import { createServer, type Server } from 'node:http';
import { type Settings, SettingsError } from '#platform/config/settings.ts';
import { closeServer } from '../front/drain.ts';
import { placeOfProcess } from './worker.ts';

const loopback = '127.0.0.1';

/**
 * Where METRICS_PORT is set, a process can be asked for itself as well, on this machine only: at that port the first of
 * several, at the next one the second. What comes to the address that all share is answered by any of them.
 * @param front answers
 * @throws SettingsError where the port is taken
 */
export async function listenForOperator(
  front: Server,
  { METRICS_PORT }: Pick<Settings, 'METRICS_PORT'>,
): Promise<{ stop(): Promise<void> }> {
  if (METRICS_PORT === undefined) return { async stop() {} };
  const port = METRICS_PORT + (placeOfProcess() ?? 1) - 1;
  const server = createServer((request, response) => front.emit('request', request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ message }) =>
      reject(new SettingsError(`METRICS_PORT: ${port} cannot be used (${message})`)),
    );
    server.listen(port, loopback, resolve);
  });
  return { stop: () => closeServer(server) };
}
