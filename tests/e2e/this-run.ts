import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Names this run, for its workers too, which read its settings again. */
process.env.E2E_RUN ??= randomUUID();

/** Where a site of this run has its data: no other run's, for accounts that every run has would be told that one's codes. */
export const dataOfSite = (engine: string) => join(tmpdir(), `expo-e2e-${process.env.E2E_RUN}-${engine}`);

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
