import type { Logger } from 'pino';
import { Counter, Registry } from 'prom-client';
import { onRefusedUse } from '#platform/feature/refused-uses.ts';
import { ownGauges } from './own-gauges.ts';
import { processMetrics } from './process.ts';
import { type Counted, requestMetrics } from './requests.ts';
import { type ScrapedGauge, scrapedGauges } from './scraped-gauges.ts';

/** What the metrics are made from beside what is counted. */
export interface MetricsOptions {
  cache: { bytes: number; size: number };
  databaseAway(): boolean;
  /** What is read as somebody asks (server/gauges). */
  gauges: readonly ScrapedGauge[];
  log: Logger;
}

/** Counts what goes through the front, for Prometheus. */
export interface Metrics {
  count(request: Counted): void;
  /** What `GET /metrics` answers. */
  text(): Promise<string>;
  contentType: string;
  stop(): void;
}

/** Begins counting, and watching how late the event loop runs. What each metric means: docs/metrics.md. */
export function startMetrics({ cache, databaseAway, gauges, log }: MetricsOptions): Metrics {
  const registry = new Registry();
  const count = requestMetrics(registry);
  const gauge = ownGauges(registry);
  gauge('page_cache_bytes', 'Bytes kept in the page cache', () => cache.bytes);
  gauge('page_cache_entries', 'Answers kept in the page cache', () => cache.size);
  gauge('database_away', 'Whether the database is away: 1, or 0', () => Number(databaseAway()));
  const stopWatching = processMetrics(registry);
  const refused = new Counter({
    name: 'limit_refusals_total',
    help: 'Uses that a limit has refused, by the name of the limit',
    ...{ labelNames: ['limit'] as const, registers: [registry] },
  });
  const stopHearing = onRefusedUse((limit) => refused.inc({ limit }));
  const readGauges = scrapedGauges(registry, gauges, { databaseAway, log });
  return {
    count,
    async text() {
      await readGauges();
      return registry.metrics();
    },
    contentType: registry.contentType,
    stop() {
      stopWatching();
      stopHearing();
    },
  };
}
