import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { inProject } from '../config/in-project.ts';
import { EmbeddedDatabaseError, lockDirectory } from './embedded-lock.ts';

/** PostgreSQL's version in the pinned PGlite: a directory of another one cannot be opened. */
const embeddedPostgresVersion = '18';
/** PostgreSQL names its Unix socket after the port; keeping its form lets `psql -h DATA_DIR` in as well. */
export const socketPort = 5432;
const longestSocketPath = 100;

/** Megabytes of values in the database's thread, a few of which it needs: what is in tables and answers does not count. */
const resourceLimits = { maxOldGenerationSizeMb: 64 };

/**
 * For the database's thread; V8 has them for the process. PostgreSQL's parser is one function of 100 kB: the optimizing
 * compiler takes 600 MB for it, of which the process keeps 100, so functions of PGlite stay as they are compiled at first.
 * What the thread's values are made in is small: the size that the process was started with is the main thread's (decision 58).
 */
const flags = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering', '--max-semi-space-size=2'];

export interface EmbeddedServer {
  /** Directory of the Unix socket, for `host` of a PostgreSQL client. */
  socketDirectory: string;
  stop(): Promise<void>;
}

/** Where the socket of an embedded database lies: beside it, or in the temporary directory where that path is too long. */
export function socketDirectoryOf(dataDirectory: string): string {
  if (join(dataDirectory, `.s.PGSQL.${socketPort}`).length <= longestSocketPath) return dataDirectory;
  return join(tmpdir(), `expo-${createHash('sha256').update(dataDirectory).digest('hex').slice(0, 12)}`);
}

/**
 * Opens the embedded database in a worker thread, behind a Unix socket that speaks PostgreSQL's protocol: the site and
 * its commands use the same driver as with a real server, and long queries never hold the event loop.
 * @param dataDirectory DATA_DIR; the database lies in its folder `database`
 * @throws EmbeddedDatabaseError where it is in use or of another version
 */
export async function startEmbeddedServer(dataDirectory: string): Promise<EmbeddedServer> {
  const unlock = lockDirectory(dataDirectory);
  const database = join(dataDirectory, 'database');
  try {
    checkVersion(database);
    const socketDirectory = socketDirectoryOf(dataDirectory);
    const worker = await startWorker({ database, socketDirectory });
    let stopping = false;
    const ended = new Promise<void>((resolve) => {
      worker.once('exit', () => {
        resolve();
        if (!stopping) endProcess('its thread has ended');
      });
    });
    return {
      socketDirectory,
      async stop() {
        stopping = true;
        worker.postMessage('stop');
        await ended;
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

function checkVersion(database: string): void {
  const file = join(database, 'PG_VERSION');
  if (!existsSync(file)) return;
  const version = readFileSync(file, 'utf8').trim();
  if (version === embeddedPostgresVersion) return;
  throw new EmbeddedDatabaseError(
    `The embedded database in ${database} was made by PostgreSQL ${version}; this release brings ${embeddedPostgresVersion}. ` +
      'Move that folder away to begin anew, or open it with the release that made it and carry its data over.',
  );
}

function startWorker(workerData: { database: string; socketDirectory: string }): Promise<Worker> {
  for (const flag of flags) setFlagsFromString(flag);
  const program = inProject('app/platform/db/embedded-worker.ts');
  const worker = new Worker(program, { workerData, resourceLimits });
  return new Promise((resolve, reject) => {
    worker.once('exit', (code) => reject(new Error(`The embedded database ended while it started (${code})`)));
    worker.once('error', reject);
    worker.once('message', () => {
      worker.removeAllListeners('exit').removeAllListeners('error');
      worker.once('error', (error) => endProcess(error.stack ?? error.message));
      resolve(worker);
    });
  });
}

/** Without its database the process can answer nothing: whoever watches over it starts it anew. */
function endProcess(why: string): void {
  console.error(`The embedded database is gone: ${why}`);
  process.exit(1);
}
