import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inProject } from '#platform/config/in-project.ts';
import { programOf } from './programs.ts';

const patience = 60_000;

/** What haproxy stands before; every port is one of this machine. */
interface Behind {
  /** Where visitors come. */
  port: number;
  /** Of the two processes of the site. */
  sites: readonly [number, number];
  /** Where the database is asked for, and the ports of two of them and of what says which one leads. */
  database?: { port: number; servers: readonly [DatabaseServer, DatabaseServer] };
}

interface DatabaseServer {
  port: number;
  asked: number;
}

/** haproxy with the rules of deploy/haproxy.cfg: ports and addresses are others, and how many connections it takes. */
export interface Haproxy {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts it and waits until it answers, be it that there is no process yet.
 * @throws Error with what it printed, where it does not
 */
export async function startHaproxy(behind: Behind): Promise<Haproxy> {
  const directory = mkdtempSync(join(tmpdir(), 'expo-haproxy-'));
  const file = join(directory, 'haproxy.cfg');
  writeFileSync(file, rulesFor(behind));
  const child = spawn(programOf('haproxy') ?? 'haproxy', ['-db', '-f', file], { stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (said) => (printed += said));
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(directory, { recursive: true });
  };
  const url = `http://127.0.0.1:${behind.port}`;
  const until = performance.now() + patience;
  while (!(await answers(url))) {
    if (child.exitCode === null && performance.now() < until) await pause(100);
    else {
      await stop();
      throw new Error(`haproxy does not answer:\n${printed}`);
    }
  }
  return { url, stop };
}

function rulesFor({ port, sites, database }: Behind): string {
  const all = readFileSync(inProject('deploy/haproxy.cfg'), 'utf8')
    // Not every machine lets a program have so many connections.
    .replace('maxconn 20000', 'maxconn 2000')
    .replace('bind :80', `bind 127.0.0.1:${port}`)
    .replace('127.0.0.1:3000', `127.0.0.1:${sites[0]}`)
    .replace('127.0.0.1:3001', `127.0.0.1:${sites[1]}`);
  if (!database) return all.replace(/^listen database.*/ms, '');
  const [first, second] = database.servers;
  return all
    .replace('127.0.0.1:5000', `127.0.0.1:${database.port}`)
    .replace('10.0.0.1:5432 check port 8008', `127.0.0.1:${first.port} check port ${first.asked}`)
    .replace('10.0.0.2:5432 check port 8008', `127.0.0.1:${second.port} check port ${second.asked}`);
}

async function answers(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`).catch(() => undefined);
  await answer?.arrayBuffer();
  return answer !== undefined;
}
