import type { Logger } from 'pino';
import { isDatabaseAway } from '#platform/db/away.ts';
import type { Exchange } from './exchange.ts';
import { type Metrics, mayReadMetrics, type OutboxCounts } from './metrics.ts';

/** What the answers for whoever runs the site are made from. */
export interface Operations {
  metrics: Metrics;
  cache: { bytes: number; size: number };
  metricsToken: string | undefined;
  draining(): boolean;
  ready(): Promise<boolean>;
  awaySince(): Date | undefined;
  outbox: (() => Promise<OutboxCounts>) | undefined;
  log: Logger;
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
    const { status, says } = await readinessOf(about);
    exchange.send(status, plain, `${says}\n`);
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

/**
 * What a proxy is to know (docs/decisions/0037): 503 takes the process out of service. One whose database is away still has
 * pages to give, and no other process is better off.
 */
async function readinessOf({
  draining,
  ready,
  awaySince,
  log,
}: Operations): Promise<{ status: 200 | 503; says: string }> {
  if (draining()) return { status: 503, says: 'not ready: it ends' };
  const unlessAway = (error: unknown) => {
    if (isDatabaseAway(error)) return undefined;
    log.warn({ err: error }, 'whether the migrations are done cannot be asked');
    return 'failed' as const;
  };
  const migrated = awaySince() ? undefined : await inTime(ready().catch(unlessAway), undefined);
  if (migrated === 'failed') return { status: 503, says: 'not ready: the database answers with an error, see the log' };
  if (migrated === false) return { status: 503, says: 'not ready: the database lacks migrations' };
  const since = awaySince();
  if (migrated) return { status: 200, says: 'ready' };
  return { status: 200, says: `degraded: the database is away${since ? ` since ${since.toISOString()}` : ''}` };
}

/** A database that does not answer takes its own counts away, and no others. */
async function metricsText({ metrics, cache, outbox, awaySince, log }: Operations): Promise<string> {
  const away = awaySince() !== undefined;
  const failed = (error: unknown) => {
    if (!isDatabaseAway(error)) log.warn({ err: error }, 'messages in the outbox cannot be counted');
    return undefined;
  };
  const counts = away || !outbox ? undefined : await inTime(outbox().catch(failed), 'late' as const);
  if (counts === 'late') log.warn({ within: answeredWithin }, 'messages in the outbox were not counted in time');
  return metrics.text(cache, away, counts === 'late' ? undefined : counts);
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
