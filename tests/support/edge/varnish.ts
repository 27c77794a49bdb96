import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { programOf } from './programs.ts';

const file = resolve(import.meta.dirname, '../../../deploy/varnish.vcl');
const patience = 60_000;

/** A Varnish in front of something. */
export interface Varnish {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts Varnish before ports of this machine, and waits until it answers.
 * @param port where it listens
 * @param sites where the processes of the site do
 * @param rules those of deploy/varnish.vcl, or others that name port 3000
 * @throws Error with what it printed, where it ends before
 */
export async function startVarnish(
  port: number,
  sites: number | readonly [number, number],
  rules = readFileSync(file, 'utf8'),
): Promise<Varnish> {
  const [one, two] = typeof sites === 'number' ? [sites, sites] : sites;
  const directory = mkdtempSync(join(tmpdir(), 'expo-varnish-'));
  // Varnish reads its rules as a user of its own.
  chmodSync(directory, 0o755);
  const written = join(directory, 'rules.vcl');
  writeFileSync(written, rules.replaceAll('"3000"', `"${one}"`).replaceAll('"3001"', `"${two}"`));
  const options = [
    '-F',
    '-n',
    join(directory, 'work'),
    '-a',
    `127.0.0.1:${port}`,
    '-f',
    written,
    '-s',
    'malloc,64m',
    '-T',
    'none',
  ];
  const child = spawn(programOf('varnishd') ?? 'varnishd', options, { stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (said) => (printed += said));
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(directory, { recursive: true, force: true });
  };
  const until = performance.now() + patience;
  while (!(await answers(url))) {
    if (child.exitCode === null && performance.now() < until) await pause(100);
    else {
      await stop();
      throw new Error(`Varnish does not answer:\n${printed}`);
    }
  }
  return { url, stop };
}

async function answers(url: string): Promise<boolean> {
  const asked = await fetch(`${url}/readyz`).catch(() => undefined);
  await asked?.arrayBuffer();
  return asked !== undefined;
}
