import { type Context, isSpanContextValid, ROOT_CONTEXT, type SpanContext, trace } from '@opentelemetry/api';

/** Version, trace, span, flags (W3C Trace Context, 3.2); what a later version adds behind them is not read. */
const pattern = /^(?!ff)[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(?:-|$)/;

/** The context that a header `traceparent` names; the root where there is none, or it cannot be read. */
export function contextOfParent(header: string | undefined): Context {
  const [, traceId = '', spanId = '', flags = '0'] = pattern.exec(header ?? '') ?? [];
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return isSpanContextValid(parent) ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
}

/** The header by which the next one in line knows whose work it does. */
export function traceparentOf({ traceId, spanId, traceFlags }: SpanContext): string {
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}
