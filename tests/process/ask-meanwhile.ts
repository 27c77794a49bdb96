import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { inFull } from './attacked-site.ts';

/** What the thread does: asks again and again, and tells how long each answer took and how it was. */
const program = `
const { parentPort, workerData } = require('node:worker_threads');
const times = [], statuses = new Set();
let isOver = false;
parentPort.once('message', () => { isOver = true; });
(async () => {
  do {
    const began = performance.now();
    const response = await fetch(workerData.url);
    await response.arrayBuffer();
    times.push(performance.now() - began);
    statuses.add(response.status);
    await new Promise((next) => setTimeout(next, workerData.between));
  } while (!isOver || times.length < workerData.atLeast);
  parentPort.postMessage({ times, statuses: [...statuses] });
})();`;

export interface Asked {
  /** Milliseconds that each answer took, the shortest first. */
  times: number[];
  statuses: number[];
}

/**
 * Asks for an address until some work is done, in a thread of its own: the work’s sending is not measured with it. Where
 * times are measured it asks all the time; else with pauses, which leave the processor to others.
 * @param atLeast so often it asks, however soon the work is done: beside other tests an answer may take its time
 */
export async function askMeanwhile(url: string, work: Promise<unknown>, atLeast = 1): Promise<Asked> {
  const worker = new Worker(program, { eval: true, workerData: { url, between: inFull ? 0 : 20, atLeast } });
  const answered = once(worker, 'message');
  try {
    await work;
  } finally {
    worker.postMessage('over');
  }
  const [{ times, statuses }] = (await answered) as [Asked];
  await worker.terminate();
  return { times: times.sort((one, other) => one - other), statuses };
}

/** The time that 99 of a hundred stay below. */
export function p99({ times }: Asked): number {
  return times[Math.floor(times.length * 0.99)] ?? Number.POSITIVE_INFINITY;
}
