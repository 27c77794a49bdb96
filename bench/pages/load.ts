import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import { childrenOf } from '#tests/support/sites/several-processes.ts';

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

/** Numbers that have been asked for: none is asked for twice. */
let numbered = 0;
/** More than are asked for in one load. */
const manyNumbers = 1_000_000;

/**
 * Asks for an address with 32 connections: with wrk where it is installed, for it takes a tenth of what a client in
 * JavaScript takes from the same processors; else with autocannon.
 * @param pid the server's process
 * @param isNumbered whether each request is for another address: a number that nobody has asked for is its end
 * @throws where an answer is not 2xx
 */
export async function load(url: string, pid: number | undefined, { isNumbered = false } = {}): Promise<Load> {
  if (isNumbered) numbered += manyNumbers;
  const before = cpuTime(pid);
  const from = isNumbered ? numbered : undefined;
  const { total, requests, p99 } = (await byWrk(url, from)) ?? (await byAutocannon(url, from));
  const after = cpuTime(pid);
  const cpu = before === undefined || after === undefined ? undefined : (after - before) / 1000 / total;
  return { requests, p99, cpu };
}

interface Asked {
  total: number;
  requests: number;
  p99: number;
}

const pathOf = (url: string) => url.slice(new URL(url).origin.length);

async function byWrk(url: string, from: number | undefined): Promise<Asked | undefined> {
  const waits = ['--latency', '--timeout', '30s'];
  const options = ['-t1', `-c${connections}`, `-d${seconds}`, ...waits, '-H', 'Accept-Encoding: br'];
  const numbering = from === undefined ? undefined : numberingScript(url, from);
  try {
    const { stdout } = await run('wrk', [...options, ...(numbering ? ['-s', numbering] : []), url]);
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
  } finally {
    if (numbering) rmSync(dirname(numbering), { recursive: true });
  }
}

/** A script for wrk, in a folder of its own: each request asks for the next number. @returns its path */
function numberingScript(url: string, from: number): string {
  const file = join(mkdtempSync(join(tmpdir(), 'expo-wrk-')), 'numbering.lua');
  const next = `n = n + 1; return wrk.format("GET", "${pathOf(url)}" .. n)`;
  writeFileSync(file, `local n = ${from}\nrequest = function() ${next} end\n`);
  return file;
}

async function byAutocannon(url: string, from: number | undefined): Promise<Asked> {
  let n = from ?? 0;
  const next = (request: autocannon.Request) => {
    n += 1;
    return { ...request, path: `${pathOf(url)}${n}` };
  };
  const requests = from === undefined ? {} : { requests: [{ setupRequest: next }] };
  const headers = { 'accept-encoding': 'br' };
  const result = await autocannon({ url, connections, duration: seconds, headers, ...requests });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} bad answers, ${result.errors} errors`);
  return { total: result.requests.total, requests: result.requests.average, p99: result.latency.p99 };
}

/** Nanoseconds that all threads of a process have run (Linux). */
export function cpuTime(pid: number | undefined): number | undefined {
  if (process.platform !== 'linux' || pid === undefined) return undefined;
  const tasks = `/proc/${pid}/task`;
  return readdirSync(tasks).reduce(
    (sum, task) => sum + Number(readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ', 1)[0]),
    0,
  );
}

/** How long a process is looked at, in milliseconds, and the share of a processor below which it is quiet. */
const quiet = { over: 2000, below: 0.03 };

/**
 * Waits until a site that has just been started does nothing by itself any more, in any of its processes: with new content that
 * is its history, for half a minute, and the sizes of its pictures, for one or two, which would be counted in with whatever is
 * measured.
 */
export async function untilQuiet(pid: number | undefined): Promise<void> {
  let before = timeOfAll(pid);
  while (before !== undefined) {
    await pause(quiet.over);
    const after = timeOfAll(pid) ?? before;
    // What has ended in between is gone from the sum: it was at work.
    if (Math.abs(after - before) / 1e6 < quiet.below * quiet.over) return;
    before = after;
  }
}

/** Nanoseconds of CPU of a process and all that it has started; undefined where the system does not say, or it has ended meanwhile. */
function timeOfAll(pid: number | undefined): number | undefined {
  try {
    const own = cpuTime(pid);
    if (pid === undefined || own === undefined) return undefined;
    return childrenOf(pid).reduce((sum, child) => sum + (timeOfAll(child) ?? 0), own);
  } catch {
    return undefined;
  }
}
