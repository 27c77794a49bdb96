import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { plainAddress, wasForwarded } from './guard/outer-address.ts';
import type { CacheUse } from './site.ts';

/** Messages that wait to leave, and those given up lately. */
export interface OutboxCounts {
  waiting: number;
  givenUp: number;
}

/** Counts what goes through the front, for Prometheus. */
export interface Metrics {
  count(status: number, cache: CacheUse): void;
  /** The text that `GET /metrics` answers. */
  text(cache: { bytes: number; size: number }, databaseAway: boolean, outbox?: OutboxCounts): string;
  stop(): void;
}

/** Begins counting, and watching how late the event loop runs. */
export function startMetrics(): Metrics {
  // Added to at every request: plain fields cost least.
  const statuses = { '1xx': 0, '2xx': 0, '3xx': 0, '4xx': 0, '5xx': 0 };
  const uses: Record<CacheUse, number> = { hit: 0, stale: 0, miss: 0, pass: 0, away: 0, busy: 0 };
  const lag = monitorEventLoopDelay({ resolution: 20 });
  lag.enable();
  return {
    count: (status, cache) => {
      if (status < 200) statuses['1xx'] += 1;
      else if (status < 300) statuses['2xx'] += 1;
      else if (status < 400) statuses['3xx'] += 1;
      else if (status < 500) statuses['4xx'] += 1;
      else statuses['5xx'] += 1;
      uses[cache] += 1;
    },
    text: ({ bytes, size }, databaseAway, outbox) => {
      const { rss, heapUsed } = process.memoryUsage();
      const seconds = (nanoseconds: number) => (Number.isFinite(nanoseconds) ? nanoseconds / 1e9 : 0);
      return [
        metric('http_requests_total', 'counter', 'Requests by class of status', labelled('status', statuses)),
        metric('page_cache_requests_total', 'counter', 'Requests by use of the page cache', labelled('use', uses)),
        metric('page_cache_bytes', 'gauge', 'Bytes kept in the page cache', [['', bytes]]),
        metric('page_cache_entries', 'gauge', 'Answers kept in the page cache', [['', size]]),
        metric('database_away', 'gauge', 'Whether the database is away: 1, or 0', [['', Number(databaseAway)]]),
        metric('process_resident_memory_bytes', 'gauge', 'Memory of the process', [['', rss]]),
        metric('process_heap_used_bytes', 'gauge', 'Used heap of the process', [['', heapUsed]]),
        metric('process_uptime_seconds', 'gauge', 'Age of the process', [['', process.uptime()]]),
        metric('event_loop_lag_seconds', 'gauge', 'How late the event loop runs', [
          ['{quantile="0.5"}', seconds(lag.percentile(50))],
          ['{quantile="0.99"}', seconds(lag.percentile(99))],
          ['{quantile="1"}', seconds(lag.max)],
        ]),
        outbox
          ? metric('outbox_messages', 'gauge', 'Messages in the outbox, of the last seven days', stateOf(outbox))
          : '',
      ].join('');
    },
    stop: () => lag.disable(),
  };
}

function stateOf({ waiting, givenUp }: OutboxCounts): [string, number][] {
  return [
    ['{state="waiting"}', waiting],
    ['{state="given-up"}', givenUp],
  ];
}

function labelled(label: string, counts: Record<string, number>): [string, number][] {
  return Object.entries(counts).map(([name, count]) => [`{${label}="${name}"}`, count]);
}

function metric(name: string, type: string, help: string, values: [string, number][]): string {
  const lines = values.map(([labels, value]) => `${name}${labels} ${value}\n`);
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`;
}

/**
 * Who may read the metrics (contract, METRICS_TOKEN): the bearer of the token; without one, this machine alone, and
 * only where no proxy handed the request on.
 */
export function mayReadMetrics(request: IncomingMessage, token: string | undefined): boolean {
  if (token === undefined) {
    const peer = plainAddress(request.socket.remoteAddress ?? '');
    return (peer.startsWith('127.') || peer === '::1') && !wasForwarded(request);
  }
  const given = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
