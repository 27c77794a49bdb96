import { context, trace } from '@opentelemetry/api';
import type { Logger } from 'pino';
import { AsyncContext } from './async-context.ts';
import { otlpOf } from './otlp.ts';
import { type Recorded, recordingTracer } from './recorded-span.ts';

/** Spans in one message, and those that wait at the most: beyond that they are let go, for the site is worth more. */
const most = { together: 512, waiting: 4096 };
/** Milliseconds. */
const sentEvery = 2000;
const takenWithin = 5000;
/** A collector that is away is told of once in a minute. */
const betweenWarnings = 60_000;

interface Traces {
  /** Sends what waits, and traces no more. */
  stop(): Promise<void>;
}

/**
 * Begins to trace, and sends what was traced to a collector (OTLP over HTTP, JSON). Loaded only where a collector is set.
 * @param endpoint its address, below which `v1/traces` lies
 * @param share of the traces that begin here, from 0 to 1
 */
export function startTraces(endpoint: string, share: number, log: Logger): Traces {
  const target = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const resource = { 'service.name': 'expo', 'process.pid': process.pid };
  let waiting: Recorded[] = [];
  let lost = 0;
  let warnedAt = Number.NEGATIVE_INFINITY;
  let sending: Promise<void> = Promise.resolve();

  const warn = (why: string, spans: number) => {
    lost += spans;
    if (performance.now() - warnedAt < betweenWarnings) return;
    warnedAt = performance.now();
    log.warn({ why, lost }, 'traces were not taken');
    lost = 0;
  };
  const send = async (spans: Recorded[]) => {
    try {
      const response = await fetch(target, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(otlpOf(spans, resource)),
        redirect: 'error',
        signal: AbortSignal.timeout(takenWithin),
      });
      await response.body?.cancel();
      if (!response.ok) warn(`the collector answered ${response.status}`, spans.length);
    } catch (error) {
      warn(error instanceof Error ? String(error.cause ?? error.message) : 'unknown', spans.length);
    }
  };
  const flush = () => {
    while (waiting.length > 0) {
      const spans = waiting.slice(0, most.together);
      waiting = waiting.slice(most.together);
      sending = sending.then(() => send(spans));
    }
    return sending;
  };
  const ended = (recorded: Recorded) => {
    if (waiting.length < most.waiting) waiting.push(recorded);
    else warn('more spans than can be sent', 1);
  };

  const tracer = recordingTracer(share, ended);
  context.setGlobalContextManager(new AsyncContext());
  trace.setGlobalTracerProvider({ getTracer: () => tracer });
  const timer = setInterval(flush, sentEvery).unref();
  return {
    async stop() {
      clearInterval(timer);
      trace.disable();
      context.disable();
      await flush();
    },
  };
}
