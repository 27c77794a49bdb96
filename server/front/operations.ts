import type { Exchange } from './exchange.ts';
import { type Metrics, mayReadMetrics, type OutboxCounts } from './metrics.ts';

/** What the answers for whoever runs the site are made from. */
export interface Operations {
  metrics: Metrics;
  cache: { bytes: number; size: number };
  metricsToken: string | undefined;
  draining(): boolean;
  ready(): Promise<boolean>;
  outbox: (() => Promise<OutboxCounts>) | undefined;
}

/** How long the database may take to answer, in milliseconds. */
const answeredWithin = 2000;
const plain = ['Content-Type', 'text/plain; charset=utf-8', 'Cache-Control', 'no-store'];

/**
 * Answers `/healthz`, `/readyz` and `/metrics` (contract, Operations).
 * @returns false for any other path
 */
export async function answerOperations(exchange: Exchange, pathname: string, about: Operations): Promise<boolean> {
  if (pathname === '/healthz') exchange.send(200, plain, 'ok\n');
  else if (pathname === '/readyz') {
    const ready = !about.draining() && (await isReady(about.ready));
    exchange.send(ready ? 200 : 503, plain, ready ? 'ready\n' : 'not ready\n');
  } else if (pathname === '/metrics') {
    if (mayReadMetrics(exchange.request, about.metricsToken)) {
      exchange.send(
        200,
        ['Content-Type', 'text/plain; version=0.0.4', 'Cache-Control', 'no-store'],
        await metricsText(about),
      );
    } else exchange.sendError(403, pathname);
  } else return false;
  return true;
}

/** A database that does not answer takes its own counts away, and no others. */
async function metricsText({ metrics, cache, outbox }: Operations): Promise<string> {
  return metrics.text(cache, outbox && (await inTime(outbox(), undefined)));
}

/** A database that does not answer in time, or fails, is not ready: that is the whole message. */
function isReady(ready: () => Promise<boolean>): Promise<boolean> {
  return inTime(ready(), false);
}

/** What the database answers; where it fails, or does not answer in time, something else. */
async function inTime<T, F>(answer: Promise<T>, otherwise: F): Promise<T | F> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<F>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), answeredWithin);
  });
  try {
    return await Promise.race([answer.catch(() => otherwise), late]);
  } finally {
    clearTimeout(timer);
  }
}
