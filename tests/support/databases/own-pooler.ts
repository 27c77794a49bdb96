import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { vi } from 'vitest';
import { inProject } from '#platform/config/in-project.ts';
import { portsInARow } from '#tests/support/free-ports.ts';
import { postgresUser } from './own-cluster.ts';

/** Whether this machine has pgbouncer. */
export const mayPool = spawnSync('pgbouncer', ['--version']).status === 0;

/** A pooler of a test's own, as deploy/pgbouncer.ini sets it up. */
export interface OwnPooler {
  url: string;
  [Symbol.asyncDispose](): Promise<void>;
}

/**
 * Starts a pooler before a database that lets everybody in.
 * @param target the database
 * @param roles who may come, without a password
 */
export async function ownPooler(target: string, roles: readonly string[]): Promise<OwnPooler> {
  const user = postgresUser();
  const as = typeof user === 'object' ? user : {};
  const directory = mkdtempSync(join(tmpdir(), 'expo-pooler-'));
  if (typeof user === 'object') chownSync(directory, user.uid, user.gid);
  const { hostname, port: databasePort, pathname } = new URL(target);
  const port = await portsInARow(1);
  const settings = readFileSync(inProject('deploy/pgbouncer.ini'), 'utf8')
    .replace(
      /^expo = host=\S+ port=\S+ dbname=\S+/m,
      `expo = host=${hostname} port=${databasePort} dbname=${pathname.slice(1)}`,
    )
    .replace(/^listen_port = .*/m, `listen_port = ${port}\nunix_socket_dir =`)
    .replace(/^auth_type = .*/m, 'auth_type = trust')
    .replace(/^auth_file = .*/m, `auth_file = ${join(directory, 'users')}`);
  const file = join(directory, 'pgbouncer.ini');
  writeFileSync(file, settings);
  writeFileSync(join(directory, 'users'), roles.map((role) => `"${role}" ""\n`).join(''));
  const child: ChildProcess = spawn('pgbouncer', ['-q', file], { ...as, stdio: 'ignore' });
  const ended = once(child, 'exit');
  const url = `postgres://${roles[0]}@127.0.0.1:${port}/expo`;
  await vi.waitUntil(() => answers(url), { timeout: 10_000, interval: 100 });
  return {
    url,
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL');
      await ended;
      rmSync(directory, { recursive: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client(url);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
