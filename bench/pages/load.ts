import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import autocannon from 'autocannon';

const run = promisify(execFile);
const connections = 32;
const seconds = 3;

/** What a server did under load. */
export interface Load {
  /** A second. */
  requests: number;
  /** Milliseconds. */
  p99: number;
  /** Microseconds of CPU a request, of all threads of the server; undefined where the system does not say. */
  cpu: number | undefined;
}

/**
 * Asks for an address with 32 connections: with wrk where it is installed, for it takes a tenth of what a client in
 * JavaScript takes from the same processors; else with autocannon.
 * @param pid the server's process
 * @throws where an answer is not 2xx
 */
export async function load(url: string, pid: number | undefined): Promise<Load> {
  const before = cpuTime(pid);
  const { total, requests, p99 } = (await byWrk(url)) ?? (await byAutocannon(url));
  const after = cpuTime(pid);
  const cpu = before === undefined || after === undefined ? undefined : (after - before) / 1000 / total;
  return { requests, p99, cpu };
}

interface Asked {
  total: number;
  requests: number;
  p99: number;
}

async function byWrk(url: string): Promise<Asked | undefined> {
  const options = ['-t1', `-c${connections}`, `-d${seconds}`, '--latency', '-H', 'Accept-Encoding: br', url];
  try {
    const { stdout } = await run('wrk', options);
    if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}: ${stdout}`);
    const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1]);
    const [, p99 = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
    return {
      total: number(/(\d+) requests in/),
      requests: number(/Requests\/sec:\s+([\d.]+)/),
      p99: Number(p99) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN),
    };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

async function byAutocannon(url: string): Promise<Asked> {
  const result = await autocannon({ url, connections, duration: seconds, headers: { 'accept-encoding': 'br' } });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} bad answers, ${result.errors} errors`);
  return { total: result.requests.total, requests: result.requests.average, p99: result.latency.p99 };
}

/** Nanoseconds that all threads of a process have run (Linux). */
function cpuTime(pid: number | undefined): number | undefined {
  if (process.platform !== 'linux' || pid === undefined) return undefined;
  const tasks = `/proc/${pid}/task`;
  return readdirSync(tasks).reduce(
    (sum, task) => sum + Number(readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ', 1)[0]),
    0,
  );
}
