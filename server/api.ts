import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { serverFeatures } from '#features/index.server.ts';
import { isDatabaseAway } from '#platform/db/away.ts';
import { isOfNobody } from '#platform/db/of-nobody.ts';
import { type ApiEnv, newApi } from '#platform/http/api.ts';
import { refuse, refuseField } from '#platform/http/api-errors.ts';
import { mostUploadBytes } from '#platform/http/body/body-limits.ts';
import type { Platform, SiteContext } from '#platform/http/site-context.ts';
import { localeOfLanguageHeader } from '#platform/i18n/locale.ts';
import { wholeAccountApi } from '#site/account/account-api.ts';
import { serveDocs } from './api-docs.ts';
import { serveDocument } from './api-document.ts';
import type { Answer } from './front/front.ts';
import type { AboutRequest } from './front/site.ts';
import { plainSpelling } from './pages/page-table.ts';
import { retryAfter } from './pages/while-away.ts';

export interface Api {
  /** Whether an address is the API's to answer: everything below /api, known or not. */
  answers(request: Request): boolean;
  fetch(request: Request, about: AboutRequest): Promise<Answer>;
  /** The parameters of the query that the call at a path takes, none where there is no such call; undefined for what is no call's. */
  parametersOf(pathname: string): readonly string[] | undefined;
  /** The most bytes of a multipart body that a call takes; undefined where it takes none. */
  takes(pathname: string): number | undefined;
}

const calls = [...serverFeatures.flatMap((feature) => feature.calls ?? []), wholeAccountApi];

/** All calls of the features, their description and its reference page. */
export function createApi(platform: Platform): Api {
  const app = newApi();
  const contexts = new WeakMap<Request, SiteContext>();

  app.use(async (c, next) => {
    const site = contexts.get(c.req.raw);
    if (!site) throw new Error('A call came past the site');
    c.set('site', site);
    await next();
    if (!c.res.headers.has('Cache-Control'))
      c.header('Cache-Control', c.req.method === 'GET' ? 'no-cache' : 'no-store');
    c.header('Content-Language', site.locale);
  });
  for (const some of calls) app.route('/', some);
  const uploads = uploadCalls(app.openAPIRegistry);
  serveDocument(app, platform);
  serveDocs(app);
  app.notFound((c) => refuse(c, 404));
  app.onError((error, c) => {
    // Hono reports a body that is no JSON this way, and one that does not say it is.
    if ('status' in error && error.status === 400) return refuseField(c, 400, 'body', 'json');
    if ('status' in error && error.status === 415) return refuse(c, 415);
    // Who has deleted their account at this moment is nobody.
    if (isOfNobody(error)) return refuse(c, 401);
    if (isDatabaseAway(error)) {
      c.header('Retry-After', retryAfter);
      c.header('Cache-Control', 'no-store');
      return refuse(c, 503);
    }
    const { log, requestId, path } = c.get('site');
    log.error({ err: error, requestId, path }, 'call failed');
    return refuse(c, 500);
  });

  const parameters = queryParameters(app.openAPIRegistry.definitions);
  return {
    takes: (pathname) => (uploads.has(plainSpelling(pathname).replace(/\/$/, '')) ? mostUploadBytes : undefined),
    answers: (request) => /^\/api(\/|$)/.test(new URL(request.url).pathname),
    parametersOf: (pathname) =>
      /^\/api(\/|$)/.test(pathname) ? (parameters.get(plainSpelling(pathname)) ?? []) : undefined,
    async fetch(request, about) {
      const locale = localeOfLanguageHeader(request.headers.get('Language'));
      const path = new URL(request.url).pathname;
      const site: SiteContext = { ...platform, locale, path, tags: new Set(), secure: isSecure(request), ...about };
      contexts.set(request, site);
      const response = await app.fetch(request);
      return { response, tags: [...site.tags] };
    },
  };
}

/** The parameters of each call that reads, from its definition. Calls with a parameter in their path take none in the query. */
function queryParameters(definitions: OpenAPIHono['openAPIRegistry']['definitions']): Map<string, readonly string[]> {
  const parameters = new Map<string, readonly string[]>();
  for (const definition of definitions) {
    if (definition.type !== 'route' || definition.route.method !== 'get') continue;
    const { query } = definition.route.request ?? {};
    if (query instanceof z.ZodObject) parameters.set(definition.route.path, Object.keys(query.shape));
  }
  return parameters;
}

/** Paths of the calls that say in their definition that they take a multipart body. */
function uploadCalls(registry: OpenAPIHono<ApiEnv>['openAPIRegistry']): Set<string> {
  const paths = registry.definitions.flatMap((each) =>
    each.type === 'route' && each.route.request?.body?.content?.['multipart/form-data'] ? each.route.path : [],
  );
  return new Set(paths);
}

/** Whether a visitor came over TLS: the front asks with the protocol that the outermost proxy saw. */
export function isSecure(request: Request): boolean {
  return request.url.startsWith('https:');
}
