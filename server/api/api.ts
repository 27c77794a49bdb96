import { contentApi } from '#console/calls/content-api.ts';
import { figuresApi } from '#console/figures/api.ts';
import { findApi } from '#console/find/api.ts';
import { glossaryApi } from '#console/glossary/api.ts';
import { mediaApi } from '#console/media/api.ts';
import { richTextApi } from '#console/rich-text/api.ts';
import { sheetsApi } from '#console/sheets/api.ts';
import { xliffApi } from '#console/xliff/api.ts';
import { serverFeatures } from '#features/index.server.ts';
import { newApi } from '#platform/http/api.ts';
import { isApiPath } from '#platform/http/api-path.ts';
import { mostUploadBytes } from '#platform/http/body/body-limits.ts';
import type { Platform, SiteContext } from '#platform/http/site-context.ts';
import { localeOfLanguageHeader } from '#platform/i18n/locale.ts';
import { wholeAccountApi } from '#site/account/account-api.ts';
import type { Answer } from '../front/front.ts';
import type { AboutRequest } from '../front/site.ts';
import { plainSpelling } from '../pages/page-table.ts';
import { answerErrors } from './answer-errors.ts';
import { serveDocs } from './api-docs.ts';
import { serveDocument } from './api-document.ts';
import { callTable } from './call-table.ts';
import { serveSmsReports } from './sms-reports.ts';

export interface Api {
  /** Whether an address is the API's to answer: everything below /api, known or not. */
  answers(request: Request): boolean;
  fetch(request: Request, about: AboutRequest): Promise<Answer>;
  /** The parameters of the query that the call at a path takes, none where there is no such call; undefined for what is no call's. */
  parametersOf(pathname: string): readonly string[] | undefined;
  /** The pattern of a call's address, `/api/*` for what no call has; undefined for what is no call's. */
  routeOf(pathname: string): string | undefined;
  /** The most bytes of a multipart body that a call takes; undefined where it takes none. */
  takes(pathname: string): number | undefined;
  /** Whether the answer of the call at a path is for one caller: nothing keeps it. */
  isPersonal(pathname: string): boolean;
}

const mounted = [
  ...serverFeatures.flatMap((feature) => feature.calls ?? []),
  wholeAccountApi,
  contentApi,
  figuresApi,
  findApi,
  glossaryApi,
  richTextApi,
  mediaApi,
  xliffApi,
  sheetsApi,
];

/** All calls of the features, their description and its reference page. */
export function createApi(platform: Platform): Api {
  const app = newApi();
  const contexts = new WeakMap<Request, SiteContext>();

  app.use(async (c, next) => {
    const site = contexts.get(c.req.raw);
    if (!site) throw new Error('A call came past the site');
    c.set('site', site);
    await next();
    const mayKeep = c.req.method === 'GET' && !calls.isPersonal(c.req.path);
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', mayKeep ? 'no-cache' : 'no-store');
    c.header('Content-Language', site.locale);
  });
  for (const some of mounted) app.route('/', some);
  const calls = callTable(app.openAPIRegistry.definitions);
  serveDocument(app, platform);
  serveDocs(app);
  serveSmsReports(app);
  answerErrors(app, calls);

  return {
    routeOf: (pathname) => (isApiPath(pathname) ? (calls.patternOf(plainSpelling(pathname)) ?? '/api/*') : undefined),
    takes: (pathname) => (calls.takesFiles(plainSpelling(pathname).replace(/\/$/, '')) ? mostUploadBytes : undefined),
    // Every hit of a page asks: what is no call's is told before any call is looked at.
    isPersonal: (pathname) => isApiPath(pathname) && calls.isPersonal(plainSpelling(pathname)),
    answers: (request) => isApiPath(new URL(request.url).pathname),
    parametersOf: (pathname) => (isApiPath(pathname) ? (calls.parametersOf(plainSpelling(pathname)) ?? []) : undefined),
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

/** Whether a visitor came over TLS: the front asks with the protocol that the outermost proxy saw. */
export function isSecure(request: Request): boolean {
  return request.url.startsWith('https:');
}
