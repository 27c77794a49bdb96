import type { Attributes } from '@opentelemetry/api';
import type { Recorded } from './recorded-span.ts';

/** A value as OTLP writes it in JSON. */
function anyValue(value: Attributes[string]) {
  if (typeof value === 'boolean') return { boolValue: value };
  if (typeof value === 'number') return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
  return { stringValue: String(value) };
}

const keyValues = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: anyValue(value) }));

/** JavaScript's numbers hold milliseconds of today to a quarter of a microsecond: enough. */
const nanoseconds = (milliseconds: number) => String(BigInt(Math.round(milliseconds * 1000)) * 1000n);

/** Spans as OTLP over HTTP takes them in JSON (opentelemetry-proto 1.x, `ExportTraceServiceRequest`). */
export function otlpOf(spans: readonly Recorded[], resource: Attributes) {
  const written = spans.map(({ name, kind, own, parentId, began, ended, attributes, status }) => ({
    traceId: own.traceId,
    spanId: own.spanId,
    ...(parentId && { parentSpanId: parentId }),
    name,
    // Theirs begins with one for "unspecified".
    kind: kind + 1,
    startTimeUnixNano: nanoseconds(began),
    endTimeUnixNano: nanoseconds(ended),
    attributes: keyValues(attributes),
    status: { code: status.code },
  }));
  const scopeSpans = [{ scope: { name: 'expo' }, spans: written }];
  return { resourceSpans: [{ resource: { attributes: keyValues(resource) }, scopeSpans }] };
}
