import { Counter, Histogram, type Registry } from 'prom-client';
import type { CacheUse } from '../site.ts';

/** Seconds; the bar for most pages is 0.5. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** What is counted of a request that was answered. */
export interface Counted {
  /** The pattern of the address, never the address itself: there are as many as the site has kinds of page. */
  route: string;
  method: string | undefined;
  status: number;
  cache: CacheUse;
  milliseconds: number;
}

/** Rate, errors and duration of requests. @returns what is told of each */
export function requestMetrics(registry: Registry): (request: Counted) => void {
  const registers = [registry];
  // Added to at every request: plain fields cost least.
  const statuses = { '1xx': 0, '2xx': 0, '3xx': 0, '4xx': 0, '5xx': 0 };
  const uses: Record<CacheUse, number> = { hit: 0, stale: 0, miss: 0, pass: 0, away: 0, busy: 0 };
  const shown = (name: string, help: string, label: string, counts: Record<string, number>) =>
    new Counter({
      ...{ name, help, labelNames: [label], registers },
      collect() {
        this.reset();
        for (const [value, count] of Object.entries(counts)) this.inc({ [label]: value }, count);
      },
    });
  shown('http_requests_total', 'Requests by class of status', 'status', statuses);
  shown('page_cache_requests_total', 'Requests by use of the page cache', 'use', uses);
  const labelNames = ['route', 'method'] as const;
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers took, by pattern of the address and method',
    ...{ labelNames, buckets, registers },
  });
  const errors = new Counter({
    name: 'http_request_errors_total',
    help: 'Answers with a status of 500 or more, by pattern of the address and method',
    ...{ labelNames, registers },
  });
  const observers = { GET: observersOf(durations, 'GET'), POST: observersOf(durations, 'POST') };
  const others = observersOf(durations, 'other');
  return ({ route, method = '', status, cache, milliseconds }) => {
    const known = method === 'GET' || method === 'HEAD' ? 'GET' : method === 'POST' ? 'POST' : 'other';
    statuses[classOf(status)] += 1;
    uses[cache] += 1;
    (known === 'other' ? others : observers[known])(route).observe(milliseconds / 1000);
    if (status >= 500) errors.inc({ route, method: known });
  };
}

function classOf(status: number): '1xx' | '2xx' | '3xx' | '4xx' | '5xx' {
  if (status < 200) return '1xx';
  if (status < 300) return '2xx';
  if (status < 400) return '3xx';
  return status < 500 ? '4xx' : '5xx';
}

type Observer = ReturnType<Histogram<'route' | 'method'>['labels']>;

/** The labels of a route are looked at once. */
function observersOf(durations: Histogram<'route' | 'method'>, method: string): (route: string) => Observer {
  const known = new Map<string, Observer>();
  return (route) => {
    const before = known.get(route);
    if (before) return before;
    const observer = durations.labels({ route, method });
    known.set(route, observer);
    return observer;
  };
}
