import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the ports of a run are kept: both sites', the second one only where it runs. */
export const portVariables = { embedded: 'E2E_PORT_EMBEDDED', postgres: 'E2E_PORT_POSTGRES' } as const;

/** The data of the site that listens on a port: of this run alone, since no two sites listen on one. */
export const dataOfSite = (port: string | number) => join(tmpdir(), `expo-e2e-${port}`);

/** @returns the port wished for where nobody listens on it, else one that is free */
async function freePort(wished: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', () => (wished === 0 ? reject(new Error('No port is free')) : resolve(freePort(0))));
    server.listen(wished, 'localhost', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : wished));
    });
  });
}

/**
 * A port for the whole run: chosen once and kept in the environment, for Playwright's workers read its settings again.
 * @param name the variable it is kept in
 */
export async function portOfRun(name: string, wished: number): Promise<number> {
  process.env[name] ??= String(await freePort(wished));
  return Number(process.env[name]);
}
