import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Span } from '@opentelemetry/api';
import { type Coding, chooseCoding } from './answer/compression.ts';
import type { EdgeHeaders } from './answer/edge-headers.ts';
import { type ErrorAnswer, errorAnswer, guardsOf } from './answer/error-answer.ts';
import type { FrontStatus } from './answer/front-words.ts';
import { writeLines } from './answer/head-lines.ts';
import type { OuterAddress } from './guard/outer-address.ts';
import { endAfterBody, isUnread } from './guard/request-body.ts';
import type { SecurityHeaders } from './guard/security-headers.ts';
import { unreadableParameter } from './request-address.ts';
import type { CacheUse } from './site.ts';

/** What the front has of its own for every exchange. */
export interface Surroundings {
  security: Pick<SecurityHeaders, 'plain' | 'face'>;
  edge: Pick<EdgeHeaders, 'closed'>;
  /** Whether proxies are trusted at all. */
  behindProxy: boolean;
  readOuter(request: IncomingMessage): OuterAddress;
  draining(): boolean;
  /** Told once, when the answer has been handed over or broken off. */
  done(exchange: Exchange, status: number, milliseconds: number): void;
}

/** One request and its answer. */
export class Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly id: string;
  cache: CacheUse = 'pass';
  /** The pattern of the address (`Site.routeOf`), for metrics and traces: it names no page and nobody. */
  route = 'unreadable';
  /** Where requests are traced. */
  span: Span | undefined;
  /** It is a write that a page of another site has sent. */
  isForeign = false;
  readonly #surroundings: Surroundings;
  readonly #started = performance.now();
  #reported = false;
  #outer: OuterAddress | undefined;

  constructor(request: IncomingMessage, response: ServerResponse, around: Surroundings) {
    this.request = request;
    this.response = response;
    this.#surroundings = around;
    this.id = (around.behindProxy ? this.outer.requestId : undefined) ?? nextRequestId();
  }

  /** How the visitor sees the site, and where the visitor is. */
  get outer(): OuterAddress {
    this.#outer ??= this.#surroundings.readOuter(this.request);
    return this.#outer;
  }

  /** The coding that the visitor's browser reads best. */
  coding(): Coding {
    return chooseCoding(this.request.headers['accept-encoding']);
  }

  get isHead(): boolean {
    return this.request.method === 'HEAD';
  }

  /**
   * Sends an answer whose head was made before, as lines (head-lines.ts); the request id is added.
   * @param isFixed a file of the build, of which each page asks for two dozen: its head says no more than it must. Which
   * request brought it tells nobody anything, and in HTTP/1.1 a connection stays without being told to (RFC 9112, 9.3)
   */
  sendPrepared(status: number, lines: string, body: Buffer | undefined, isFixed = false): void {
    const last = body ? ['Content-Length', String(body.length)] : [];
    if (this.#surroundings.draining()) last.push('Connection', 'close');
    else if (isFixed && this.request.httpVersion === '1.1') this.response.removeHeader('Connection');
    writeLines(this.response, status, isFixed ? lines : `X-Request-Id: ${this.id}\r\n${lines}`, last);
    this.response.end(this.isHead ? undefined : body);
    this.report(status);
  }

  /** Begins an answer: the request id and what every answer carries are added. */
  begin(status: number, headers: readonly string[], security = this.#surroundings.security.plain): void {
    const all = ['X-Request-Id', this.id, ...security, ...this.#surroundings.edge.closed(headers)];
    if (this.#surroundings.draining() && !all.includes('Connection')) all.push('Connection', 'close');
    this.response.writeHead(status, all);
  }

  /** Sends a whole answer; where the body of the request has not been read, the connection ends with it. */
  send(status: number, headers: readonly string[], body: Buffer | string = '', security?: readonly string[]): void {
    const bytes = typeof body === 'string' ? Buffer.from(body) : body;
    const mustLinger = isUnread(this.request);
    const closes = mustLinger ? ['Connection', 'close'] : [];
    this.begin(status, [...headers, 'Content-Length', String(bytes.length), ...closes], security);
    if (mustLinger) {
      this.response.flushHeaders();
      if (bytes.length > 0) this.response.write(bytes);
      endAfterBody(this.request, this.response);
    } else this.response.end(this.isHead ? undefined : bytes);
    this.report(status);
  }

  /** Sends 304: what the browser has still holds. */
  send304(headers: readonly string[]): void {
    this.begin(304, headers);
    this.response.end();
    this.report(304);
  }

  /** Sends an error of the front's own, in the language of the address or of the `Language` header. */
  sendError(status: FrontStatus, pathname: string, headers: readonly string[] = []): void {
    this.#sendErrorAnswer(errorAnswer(status, pathname, this.#language()), headers);
  }

  /** Sends 400 to an address that cannot be read, with the name of the parameter where it is one. */
  sendUnreadable(target: string, pathname: string): void {
    this.#sendErrorAnswer(errorAnswer(400, pathname, this.#language(), unreadableParameter(target)), []);
  }

  #language(): string | undefined {
    const { language } = this.request.headers;
    return typeof language === 'string' ? language : undefined;
  }

  #sendErrorAnswer(answer: ErrorAnswer, headers: readonly string[]): void {
    const all = ['Content-Type', answer.contentType, 'Cache-Control', 'no-store', ...headers];
    this.send(answer.status, all, answer.body, guardsOf(answer, this.#surroundings.security));
  }

  /** Reports the exchange, once. */
  report(status: number): void {
    if (this.#reported) return;
    this.#reported = true;
    this.#surroundings.done(this, status, performance.now() - this.#started);
  }
}

const processId = crypto.randomUUID().slice(0, 8);
let count = 0;

/** A new request id: unlike any other in all processes, and cheap: it names a request, it guards nothing. */
export function nextRequestId(): string {
  count += 1;
  return `${processId}-${count.toString(36)}`;
}
