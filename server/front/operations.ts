import type { Logger } from 'pino';
import { isDatabaseAway } from '#platform/db/away.ts';
import type { SchemaFit } from '#platform/db/schema/schema-range.ts';
import type { Exchange } from './exchange.ts';
import { mayReadMetrics } from './metrics/may-read-metrics.ts';
import type { Metrics } from './metrics/metrics.ts';

/** What the answers for whoever runs the site are made from. */
export interface Operations {
  metrics: Pick<Metrics, 'text' | 'contentType'>;
  metricsToken: string | undefined;
  draining(): boolean;
  ready(): Promise<SchemaFit>;
  awaySince(): Date | undefined;
  log: Logger;
}

/**
 * How long the database may take to answer, in milliseconds. Proxies ask with two seconds' patience (deploy/): a pooler holds what it
 * is asked while its database is away, and were that waited for, every process would be taken out with the pages it has to give.
 */
const answeredWithin = 500;
const paths = new Set(['/healthz', '/readyz', '/metrics']);
const plain = ['Content-Type', 'text/plain; charset=utf-8', 'Cache-Control', 'no-store'];

/**
 * Answers `/healthz`, `/readyz` and `/metrics` (contract, Operations).
 * @returns false for any other path
 */
export async function answerOperations(exchange: Exchange, pathname: string, about: Operations): Promise<boolean> {
  if (!paths.has(pathname)) return false;
  exchange.route = pathname;
  if (pathname === '/healthz') exchange.send(200, plain, 'ok\n');
  else if (pathname === '/readyz') {
    const { status, says } = await readinessOf(about);
    exchange.send(status, plain, `${says}\n`);
  } else if (mayReadMetrics(exchange.request, about.metricsToken)) {
    const { metrics } = about;
    const text = await metrics.text();
    exchange.send(200, ['Content-Type', metrics.contentType, 'Cache-Control', 'no-store'], text);
  } else exchange.sendError(403, pathname);
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
    log.warn({ err: error }, 'whether the database fits cannot be asked');
    return 'failed' as const;
  };
  const schema = awaySince() ? undefined : await inTime(ready().catch(unlessAway), undefined);
  if (schema === 'failed') return { status: 503, says: 'not ready: the database answers with an error, see the log' };
  if (schema && !schema.fits) return { status: 503, says: `not ready: ${schema.says}` };
  const since = awaySince();
  if (schema) return { status: 200, says: `ready\n${schema.says}` };
  return { status: 200, says: `degraded: the database is away${since ? ` since ${since.toISOString()}` : ''}` };
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
