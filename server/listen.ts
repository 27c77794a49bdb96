import { createServer, type Server } from 'node:http';
import { type Settings, SettingsError } from '#platform/config/settings.ts';

/** @throws SettingsError where the address is taken or is not this machine's */
export function listen(server: Server, { PORT, HOST }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const why = error.code === 'EADDRINUSE' ? 'is in use by another process' : `cannot be used (${error.code})`;
      reject(new SettingsError(`PORT, HOST: ${PORT} on ${HOST} ${why}`));
    });
    server.listen(PORT, HOST, resolve);
  });
}

/**
 * Listens for a moment: who takes long to get ready hears beforehand that it would be for nothing.
 * @throws SettingsError as `listen` does
 */
export async function tryToListen(settings: Settings): Promise<void> {
  const server = createServer();
  await listen(server, settings);
  await new Promise((resolve) => server.close(resolve));
}
