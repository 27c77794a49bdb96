import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Settings } from '#platform/config/settings.ts';
import type { SchemaFit } from '#platform/db/schema/schema-range.ts';
import { loggedPath } from '#platform/http/logged-path.ts';
import { eventOfStatus, noteSecurity } from '#platform/http/security-log.ts';
import { styleSheets } from '#platform/router/sleep/style-sheets.ts';
import { answerFromMemory, answerInOrder, type Steps } from './answer/answer.ts';
import { betterCompression } from './answer/better-compression.ts';
import { edgeHeaders } from './answer/edge-headers.ts';
import { finisher, renderForEverybody } from './answer/public-answer.ts';
import { staticFiles } from './answer/static-files.ts';
import { PageCache } from './cache/page-cache.ts';
import { lineOf, renderQueue, TooBusy } from './cache/render-queue.ts';
import { closeServer } from './drain.ts';
import { Exchange, nextRequestId, type Surroundings } from './exchange.ts';
import { limitBodyTime } from './guard/body-time.ts';
import { idleSocket, serverLimits } from './guard/limits.ts';
import { outerAddresses } from './guard/outer-address.ts';
import { securityHeaders } from './guard/security-headers.ts';
import { answerUnreadable } from './guard/unreadable-requests.ts';
import { startMetrics } from './metrics/metrics.ts';
import type { ScrapedGauge } from './metrics/scraped-gauges.ts';
import { type PageReads, pageReads } from './reads.ts';
import { endRequestSpan, inRequestSpan } from './request-span.ts';
import type { CacheUse, Site } from './site.ts';

export type { Answer, Site } from './site.ts';

/** What the front stands on. */
export interface FrontOptions {
  settings: Settings;
  site: Site;
  log: Logger;
  /** Milliseconds of a clock that nobody sets, for the age of what is kept; the process's own where not given. */
  now?(): number;
  /** Whether the database is one that this build can work with: for `/readyz`. */
  ready(): Promise<SchemaFit>;
  /** Since when the database has been away; undefined while it is there. */
  awaySince?(): Date | undefined;
  /** What `/metrics` reads as somebody asks. */
  gauges?: readonly ScrapedGauge[];
  /** The build's files for browsers (build/client). */
  clientDirectory: string;
  /**
   * In development: answers what it knows (Vite its sources), and hands on everything else. Pages then do not sleep, and
   * their policy lets Vite write styles and open its connection.
   */
  developing?(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  /** The mark of the build, for the cache in front; left out while developing. */
  release?: string;
  /** Most bytes of the page cache; 64 MiB where not given. */
  cacheBytes?: number;
}

/**
 * Renders at once. One alone keeps the main thread busy; a few more go on while others wait for the database. Of those for
 * one visitor more, as some of them only look something up.
 */
const renders = { forEverybody: { atOnce: 4, waiting: 100 }, forOne: { atOnce: 16, waiting: 200 } };

/** Everything in front of the site. The caller listens with `server`. */
export interface Front {
  server: Server;
  /** How often pages were read, and what was asked for in vain, since that was last asked. */
  reads: Pick<PageReads, 'take' | 'takeMissed'>;
  /** Makes the kept answers anew that were made from any of these tags. */
  emptyPages(tags: string[]): void;
  /** Makes all kept answers anew: what has changed is not known. */
  emptyAll(): void;
  /**
   * Is not ready any more, goes on for `notice` milliseconds so that proxies learn of it, then stops taking connections,
   * lets what runs end and closes; broken off after 20 s more.
   * @param isReplaced whether others of this address go on: then a proxy hears of nothing, only connections are let go
   */
  drain(notice?: number, isReplaced?: boolean): Promise<void>;
}

/**
 * Puts the front before a site: limits, security headers, files, language rules, page cache, operations.
 * @throws where the client directory is missing
 */
export function createFront(options: FrontOptions): Front {
  const { settings, site, log, now = () => performance.now(), awaySince = () => undefined } = options;
  let draining = false;
  let replaced = false;
  const { developing } = options;
  const security = securityHeaders(settings, developing !== undefined);
  const reads = pageReads();
  const better = betterCompression((err) => log.warn({ err }, 'compressing failed'));
  const finish = finisher(security, styleSheets(options.clientDirectory), developing === undefined);
  const isAway = () => awaySince() !== undefined;
  const making = { finish, edge: edgeHeaders(settings, options.release ?? '') };
  const { origin } = new URL(settings.SITE_URL);
  const forEverybody = renderQueue(renders.forEverybody);
  const cache = new PageCache({
    render: (address, previous) =>
      forEverybody.run(
        () => renderForEverybody(site, making, origin, address, previous, nextRequestId()),
        lineOf(address.pathname),
      ),
    now,
    onFailure: (err, { pathname }) => {
      // It is made anew when there is time.
      if (err instanceof TooBusy) return;
      log.error({ err, path: loggedPath(pathname) }, 'rendering failed, the kept answer stays');
    },
    onPopular: better.add,
    routeOf: (pathname) => site.routeOf(pathname),
    isAway,
    maxBytes: options.cacheBytes,
  });
  const isDraining = () => draining;
  const metrics = startMetrics({ cache, databaseAway: isAway, gauges: options.gauges ?? [], log });
  const steps: Steps = {
    settings,
    site,
    log,
    cache,
    reads,
    finish,
    renders: renderQueue(renders.forOne),
    files: staticFiles(options.clientDirectory, security, better.add, making.edge),
    operations: {
      metrics,
      metricsToken: settings.METRICS_TOKEN,
      draining: () => draining && !replaced,
      ready: options.ready,
      awaySince,
      log,
    },
  };
  const around: Surroundings = {
    security,
    edge: making.edge,
    behindProxy: settings.TRUST_PROXY.length > 0,
    readOuter: outerAddresses(settings.TRUST_PROXY),
    draining: isDraining,
    done: (exchange, status, milliseconds) => {
      const { route, cache } = exchange;
      metrics.count({ route, method: exchange.request.method, status, cache, milliseconds });
      endRequestSpan(exchange, status);
      noteRefusal(exchange, status, { settings, log });
      // An answer from memory is counted; a line for each would cost more than the answer.
      const level = fromMemory.has(exchange.cache) ? 'debug' : 'info';
      if (log.isLevelEnabled(level)) log[level](logLine(exchange, status, milliseconds), 'request');
    },
  };
  // One visitor's request, whatever is in it, does not end what all others are given.
  const breakOff = (response: ServerResponse, err: unknown) => {
    log.error({ err }, 'no answer could be given');
    response.destroy();
  };
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    try {
      limitBodyTime(server, request, site.takes);
      const exchange = new Exchange(request, response, around);
      const begin = () => {
        if (answerFromMemory(exchange, steps)) return;
        answerInOrder(exchange, steps).catch((err: unknown) => breakOff(response, err));
      };
      // An answer from memory costs so little that it is not even asked whether somebody traces.
      if (settings.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) begin();
      else inRequestSpan(exchange, begin);
    } catch (err) {
      breakOff(response, err);
    }
  };
  const server = createServer(serverLimits, (request, response) => {
    if (developing) developing(request, response, () => answer(request, response));
    else answer(request, response);
  });
  server.timeout = idleSocket;
  answerUnreadable(server, security, (status) => {
    metrics.count({ route: 'unreadable', method: undefined, status, cache: 'pass', milliseconds: 0 });
    log.info({ status }, 'unreadable request');
  });
  return {
    server,
    reads,
    emptyPages: (tags) => cache.empty(tags),
    emptyAll: () => cache.emptyAll(),
    drain: async (notice = 0, isReplaced = false) => {
      draining = true;
      replaced = isReplaced;
      better.stop();
      if (notice > 0) await new Promise((resolve) => setTimeout(resolve, notice));
      await closeServer(server);
      metrics.stop();
    },
  };
}

/** What was refused for safety's sake stands in the security log, whoever refused it. */
function noteRefusal(
  exchange: Exchange,
  status: number,
  { settings, log }: Pick<FrontOptions, 'settings' | 'log'>,
): void {
  const event = exchange.isForeign ? 'refused-origin' : eventOfStatus(status);
  if (!event) return;
  const site = { log, settings, requestId: exchange.id, clientAddress: exchange.outer.client };
  const { method, path } = logLine(exchange, status, 0);
  noteSecurity(site, event, { method, path, status });
}

const longestLoggedPath = 200;
const fromMemory = new Set<CacheUse>(['hit', 'away', 'busy']);

/** What the log says of a request: no query, address, cookie, body or secret id, where personal data could stand. */
function logLine(exchange: Exchange, status: number, milliseconds: number) {
  const { method, url = '' } = exchange.request;
  const query = url.indexOf('?');
  const end = Math.min(query === -1 ? url.length : query, longestLoggedPath);
  const ms = Math.round(milliseconds * 10) / 10;
  return { requestId: exchange.id, method, path: loggedPath(url.slice(0, end)), status, ms, cache: exchange.cache };
}
