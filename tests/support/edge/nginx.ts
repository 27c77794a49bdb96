import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { Agent, type RequestOptions, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inProject } from '#platform/config/in-project.ts';
import { programOf } from './programs.ts';

const patience = 60_000;

/** What nginx stands before; every port is one of this machine. */
interface Behind {
  /** Where visitors come, without TLS and with it. */
  ports: { plain: number; secure: number };
  varnish: number;
  /** Of the two processes of the site. */
  sites: readonly [number, number];
}

/** nginx with deploy/nginx.conf: ports, paths and the certificate are others. */
export interface Nginx {
  /** With TLS. */
  url: string;
  /** The certificate, for whoever is to believe it. */
  ca: string;
  /** Begins a request as a visitor does, over a connection that is kept. */
  ask(path: string, options?: RequestOptions): ReturnType<typeof request>;
  stop(): Promise<void>;
}

/** Whether this machine has what it takes. */
export const mayStartNginx = programOf('nginx') !== undefined && programOf('openssl') !== undefined;

/** Makes a certificate for expo.example and this machine. @returns where it and its key lie */
export function makeCertificate(directory: string): { certificate: string; key: string } {
  const [key, certificate] = [join(directory, 'key.pem'), join(directory, 'certificate.pem')];
  const names = 'subjectAltName=DNS:expo.example,IP:127.0.0.1';
  const made = `req -x509 -newkey rsa:2048 -nodes -subj /CN=expo.example -addext ${names} -days 1`;
  execFileSync(programOf('openssl') ?? 'openssl', [...made.split(' '), '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  });
  return { certificate, key };
}

/**
 * Starts it and waits until it answers, be it that there is no process yet.
 * @throws Error with what it printed, where it does not
 */
export async function startNginx(behind: Behind): Promise<Nginx> {
  const directory = mkdtempSync(join(tmpdir(), 'expo-nginx-'));
  // It works as a user of its own.
  chmodSync(directory, 0o755);
  const { certificate, key } = makeCertificate(directory);
  const file = join(directory, 'nginx.conf');
  writeFileSync(file, rulesFor(behind, { directory, certificate, key }));
  const errors = join(directory, 'error.log');
  const child = spawn(programOf('nginx') ?? 'nginx', ['-c', file, '-e', errors, '-g', 'daemon off;'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (said) => (printed += said));
  const ended = once(child, 'exit');
  const ca = readFileSync(certificate, 'utf8');
  const url = `https://127.0.0.1:${behind.ports.secure}`;
  const agent = new Agent({ keepAlive: true, ca });
  const ask: Nginx['ask'] = (path, { headers, ...options } = {}) =>
    request(url + path, { agent, ...options, headers: { Host: 'expo.example', ...(headers as OutgoingHttpHeaders) } });
  const stop = async () => {
    agent.destroy();
    child.kill('SIGTERM');
    await ended;
    rmSync(directory, { recursive: true });
  };
  const until = performance.now() + patience;
  while (!(await answers(ask))) {
    if (child.exitCode === null && performance.now() < until) await pause(100);
    else {
      await stop();
      throw new Error(`nginx does not answer:\n${printed}`);
    }
  }
  return { url, ca, ask, stop };
}

function rulesFor(
  { ports, varnish, sites }: Behind,
  { directory, certificate, key }: { directory: string; certificate: string; key: string },
): string {
  return readFileSync(inProject('deploy/nginx.conf'), 'utf8')
    .replaceAll('127.0.0.1:6081', `127.0.0.1:${varnish}`)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${sites[0]}`)
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${sites[1]}`)
    .replace('listen 80 ', `listen 127.0.0.1:${ports.plain} `)
    .replace('listen 443 ', `listen 127.0.0.1:${ports.secure} `)
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replace('worker_processes auto', 'worker_processes 2')
    .replace('/etc/ssl/expo/fullchain.pem', certificate)
    .replace('/etc/ssl/expo/privkey.pem', key)
    .replace('/run/nginx.pid', join(directory, 'nginx.pid'));
}

/** Reads an answer to its end. @throws where there is none */
export async function answerOf(
  asked: ReturnType<typeof request>,
): Promise<{ status: number; headers: IncomingMessage['headers']; text: string }> {
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const parts: Buffer[] = await answer.toArray();
  return { status: answer.statusCode ?? 0, headers: answer.headers, text: Buffer.concat(parts).toString() };
}

async function answers(ask: Nginx['ask']): Promise<boolean> {
  const asked = ask('/readyz');
  asked.end();
  return answerOf(asked).then(
    () => true,
    () => false,
  );
}
