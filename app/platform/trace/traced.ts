import { type Attributes, context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { codeOf } from '#platform/error-code.ts';
import { traceparentOf } from './traceparent.ts';

/** Asked for each time: whoever keeps one keeps it beyond the end of the tracing that it is of. */
const tracer = () => trace.getTracer('expo');

/** What is said of a piece of work: patterns and names; no address, no value, nothing of anybody. */
interface Work {
  kind?: SpanKind;
  /** Asked only where somebody traces. */
  attributes(): Attributes;
}

/**
 * Does a piece of work that belongs to what is traced just now; where nothing is, does it without any ado.
 * @param name of the kind of work: `render`, `query`
 * @throws what the work throws
 */
export function traced<T>(
  name: string,
  { kind = SpanKind.INTERNAL, attributes }: Work,
  work: () => Promise<T>,
): Promise<T> {
  if (!trace.getSpan(context.active())?.isRecording()) return work();
  return inSpan(tracer().startSpan(name, { kind, attributes: attributes() }), work);
}

/** Does work that nobody has asked for: it begins a trace of its own. @throws what the work throws */
export function tracedFromHere<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  const span = tracer().startSpan(name, { attributes }, ROOT_CONTEXT);
  return span.isRecording() ? inSpan(span, work) : work();
}

async function inSpan<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    return await context.with(trace.setSpan(context.active(), span), work);
  } catch (error) {
    // Its words may repeat what was sent; its name and code do not.
    const named = error instanceof Error ? error.name : 'unknown';
    span.setAttribute('error.type', codeOf(error) ?? named);
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}

/** `fetch` to another program: traced, and told of it (`traceparent`), where what asks is traced. @throws what `fetch` throws */
export function tracedFetch(input: URL | string | Request, init?: RequestInit): Promise<Response> {
  const attributes = () => ({ 'server.address': new URL(input instanceof Request ? input.url : input).host });
  return traced('outgoing', { kind: SpanKind.CLIENT, attributes }, () => {
    const span = trace.getSpan(context.active());
    if (!span?.isRecording()) return fetch(input, init);
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    headers.set('traceparent', traceparentOf(span.spanContext()));
    return fetch(input, { ...init, headers });
  });
}
