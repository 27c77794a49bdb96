import { execFile, execFileSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { portsInARow } from '#tests/support/free-ports.ts';

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
  /** Makes and starts a second server that follows this one, and has this one acknowledge nothing before that one has it. */
  standby(): Promise<Standby>;
  remove(): Promise<void>;
}

/** A server that follows another one. It goes with that one, as `remove` takes it away. */
export interface Standby {
  url: string;
  /** Makes it one that takes writes. Returns as it does. */
  promote(): Promise<void>;
}

/**
 * Makes and starts a server in a temporary directory. As root it runs as the user postgres: it refuses root.
 * @param within where that directory is made
 */
export async function ownCluster({ within = tmpdir() } = {}): Promise<OwnCluster> {
  const user = postgresUser();
  const as = typeof user === 'object' ? user : {};
  const directory = mkdtempSync(join(within, 'expo-cluster-'));
  if (typeof user === 'object') chownSync(directory, user.uid, user.gid);
  const data = join(directory, 'data');
  const port = await portsInARow(1);
  const program = (name: string, ...args: string[]) =>
    run(join(programs ?? '', name), args, {
      ...as,
      cwd: directory,
      env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' },
    });
  const own = serverIn({ directory, data, port, program });
  await program('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync');
  await own.start();
  const url = `postgres://postgres@127.0.0.1:${port}/expo`;
  const inPostgres = async (...statements: string[]) => {
    const client = new pg.Client(url.replace(/expo$/, 'postgres'));
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  await inPostgres('create database expo');
  const followers: ReturnType<typeof serverIn>[] = [];
  return {
    url,
    ...own,
    async standby() {
      const copy = join(directory, `standby-${followers.length}`);
      const copyPort = await portsInARow(1);
      const source = `host=127.0.0.1 port=${port} user=postgres`;
      await program('pg_basebackup', '-D', copy, '-R', '-c', 'fast', '--no-sync', '-d', source);
      const follower = serverIn({ directory, data: copy, port: copyPort, program });
      followers.push(follower);
      await follower.start();
      await inPostgres(`alter system set synchronous_standby_names = '*'`, 'select pg_reload_conf()');
      return {
        url: url.replace(`:${port}/`, `:${copyPort}/`),
        promote: () => program('pg_ctl', '-D', copy, '-w', 'promote').then(() => {}),
      };
    },
    async remove() {
      for (const each of [...followers, own]) await each.stop('immediate').catch(() => {});
      rmSync(directory, { recursive: true });
    },
  };
}

type Program = (name: string, ...args: string[]) => Promise<unknown>;

function serverIn(of: { directory: string; data: string; port: number; program: Program }) {
  const { directory, data, port, program } = of;
  // What is tested is the end of the server, not of the machine: nothing need reach the disk.
  const options = `-p ${port} -k ${directory} -c listen_addresses=127.0.0.1 -c fsync=off`;
  return {
    async start() {
      await program('pg_ctl', '-D', data, '-w', '-l', `${data}.log`, '-o', options, 'start');
    },
    async stop(how: 'fast' | 'immediate') {
      await program('pg_ctl', '-D', data, '-w', '-m', how, 'stop');
    },
  };
}

/** Who the server is to run as: ourselves, unless we are root. */
export function postgresUser(): { uid: number; gid: number } | 'ourselves' | 'missing' {
  if (process.getuid?.() !== 0) return 'ourselves';
  try {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return 'missing';
  }
}
