import { context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { contextOfParent } from '#platform/trace/traceparent.ts';
import type { Exchange } from './exchange.ts';

/** Asked for each time: whoever keeps one keeps it beyond the end of the tracing that it is of. */
const tracer = () => trace.getTracer('expo');

/** Answers a request within a span, which belongs to the trace of the proxy in front where that is trusted and names one. */
export function inRequestSpan(exchange: Exchange, answer: () => void): void {
  const parent = contextOfParent(exchange.outer.traceparent);
  const span = tracer().startSpan('request', { kind: SpanKind.SERVER }, parent);
  exchange.span = span;
  context.with(trace.setSpan(parent, span), answer);
}

/** Ends the span of a request: the pattern of its address, never the address. */
export function endRequestSpan({ span, route, cache, request: { method = '' } }: Exchange, status: number): void {
  if (!span) return;
  span.updateName(`${method} ${route}`);
  span.setAttributes({
    'http.route': route,
    'http.request.method': method,
    'http.response.status_code': status,
    'expo.cache': cache,
  });
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
