import type { Exchange } from './exchange.ts';
import { type Metrics, mayReadMetrics } from './metrics.ts';

/** What the answers for whoever runs the site are made from. */
export interface Operations {
  metrics: Metrics;
  cache: { bytes: number; size: number };
  metricsToken: string | undefined;
  draining(): boolean;
  ready(): Promise<boolean>;
}

const readyWithin = 2000;
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
        metricsText(about),
      );
    } else exchange.sendError(403, pathname);
  } else return false;
  return true;
}

const metricsText = ({ metrics, cache }: Operations) => metrics.text(cache);

/** A database that does not answer in time, or fails, is not ready: that is the whole message. */
async function isReady(ready: () => Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), readyWithin);
  });
  try {
    return await Promise.race([ready().catch(() => false), late]);
  } finally {
    clearTimeout(timer);
  }
}
