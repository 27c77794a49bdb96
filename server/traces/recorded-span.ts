import { randomBytes } from 'node:crypto';
import {
  type Attributes,
  type Context,
  context,
  INVALID_SPAN_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  type SpanOptions,
  type SpanStatus,
  SpanStatusCode,
  TraceFlags,
  type Tracer,
  trace,
} from '@opentelemetry/api';

/** A piece of work that is over. Times are milliseconds since 1970. */
export interface Recorded {
  name: string;
  kind: SpanKind;
  own: SpanContext;
  parentId: string | undefined;
  began: number;
  ended: number;
  attributes: Attributes;
  status: SpanStatus;
}

const now = () => performance.timeOrigin + performance.now();

/** A span of what this site says of itself: names, attributes, status; events and links are not kept. */
class RecordedSpan implements Span {
  readonly #recorded: Recorded;
  readonly #ended: (recorded: Recorded) => void;

  constructor(recorded: Recorded, ended: (recorded: Recorded) => void) {
    this.#recorded = recorded;
    this.#ended = ended;
  }

  spanContext(): SpanContext {
    return this.#recorded.own;
  }

  isRecording(): boolean {
    return this.#recorded.ended === 0;
  }

  setAttribute(key: string, value: Attributes[string]): this {
    this.#recorded.attributes[key] = value;
    return this;
  }

  setAttributes(attributes: Attributes): this {
    Object.assign(this.#recorded.attributes, attributes);
    return this;
  }

  setStatus(status: SpanStatus): this {
    this.#recorded.status = status;
    return this;
  }

  updateName(name: string): this {
    this.#recorded.name = name;
    return this;
  }

  addEvent(): this {
    return this;
  }

  addLink(): this {
    return this;
  }

  addLinks(): this {
    return this;
  }

  recordException(): void {}

  end(): void {
    if (this.#recorded.ended !== 0) return;
    this.#recorded.ended = now();
    this.#ended(this.#recorded);
  }
}

/**
 * Makes spans. What belongs to a trace goes with it, recorded or not; of those that begin here a share is recorded.
 * @param share from 0 to 1
 * @param ended is given each span at its end
 */
export function recordingTracer(share: number, ended: (recorded: Recorded) => void): Tracer {
  const startSpan = (name: string, options: SpanOptions = {}, within: Context = context.active()): Span => {
    const parent = options.root ? undefined : trace.getSpanContext(within);
    const isRecorded = parent ? (parent.traceFlags & TraceFlags.SAMPLED) !== 0 : Math.random() < share;
    if (!isRecorded) return trace.wrapSpanContext(parent ?? INVALID_SPAN_CONTEXT);
    const traceId = parent?.traceId ?? randomBytes(16).toString('hex');
    const own = { traceId, spanId: randomBytes(8).toString('hex'), traceFlags: TraceFlags.SAMPLED };
    const { kind = SpanKind.INTERNAL, attributes = {} } = options;
    const status = { code: SpanStatusCode.UNSET };
    const said = { name, kind, own, parentId: parent?.spanId, attributes: { ...attributes }, status };
    return new RecordedSpan({ ...said, began: now(), ended: 0 }, ended);
  };
  function startActiveSpan<F extends (span: Span) => unknown>(name: string, work: F): ReturnType<F>;
  function startActiveSpan<F extends (span: Span) => unknown>(
    name: string,
    options: SpanOptions,
    work: F,
  ): ReturnType<F>;
  function startActiveSpan<F extends (span: Span) => unknown>(
    name: string,
    options: SpanOptions,
    within: Context,
    work: F,
  ): ReturnType<F>;
  function startActiveSpan(): never {
    throw new Error('Spans are made by app/platform/trace, which sets them active itself');
  }
  return { startSpan, startActiveSpan };
}
