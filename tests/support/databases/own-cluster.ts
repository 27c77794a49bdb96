import { execFile, execFileSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);

/** Where Debian keeps the server's programs, the newest last. */
const programs = globSync('/usr/lib/postgresql/*/bin')
  .filter((directory) => existsSync(join(directory, 'initdb')))
  .sort((a, b) => a.localeCompare(b, undefined, { numeric: true }))
  .at(-1);

/** Whether this machine has what a PostgreSQL of one's own needs. */
export const mayMakeCluster = programs !== undefined && postgresUser() !== 'missing';

/** A PostgreSQL server of a test's own: it may be stopped. */
export interface OwnCluster {
  /** Of an empty database. */
  url: string;
  start(): Promise<void>;
  /** `fast` ends sessions and shuts down; `immediate` is a crash. */
  stop(how: 'fast' | 'immediate'): Promise<void>;
  remove(): Promise<void>;
}

/** Makes and starts a server in a temporary directory. As root it runs as the user postgres: it refuses root. */
export async function ownCluster(): Promise<OwnCluster> {
  const user = postgresUser();
  const as = typeof user === 'object' ? user : {};
  const directory = mkdtempSync(join(tmpdir(), 'expo-cluster-'));
  if (typeof user === 'object') chownSync(directory, user.uid, user.gid);
  const data = join(directory, 'data');
  const port = await freePort();
  const program = (name: string, ...args: string[]) =>
    run(join(programs ?? '', name), args, {
      ...as,
      cwd: directory,
      env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' },
    });
  // What is tested is the end of the server, not of the machine: nothing need reach the disk.
  const options = `-p ${port} -k ${directory} -c listen_addresses=127.0.0.1 -c fsync=off`;
  const start = async () => {
    await program('pg_ctl', '-D', data, '-w', '-l', join(directory, 'log'), '-o', options, 'start');
  };
  const stop = async (how: string) => {
    await program('pg_ctl', '-D', data, '-w', '-m', how, 'stop');
  };
  await program('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync');
  await start();
  const url = `postgres://postgres@127.0.0.1:${port}/expo`;
  const client = new pg.Client(url.replace(/expo$/, 'postgres'));
  await client.connect();
  await client.query('create database expo');
  await client.end();
  return {
    url,
    start,
    stop,
    async remove() {
      await stop('immediate').catch(() => {});
      rmSync(directory, { recursive: true });
    },
  };
}

/** Who the server is to run as: ourselves, unless we are root. */
function postgresUser(): { uid: number; gid: number } | 'ourselves' | 'missing' {
  if (process.getuid?.() !== 0) return 'ourselves';
  try {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return 'missing';
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
