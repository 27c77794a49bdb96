import { join } from 'node:path';
import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, type RequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { serverFeatures } from '#features/index.server.ts';
import type { Platform, SiteContext } from '#platform/http/site-context.ts';
import { siteContext } from '#platform/http/site-context.ts';
import { readAddress } from '#platform/i18n/address.ts';
import { type Locale, locales } from '#platform/i18n/locale.ts';
import type { Job } from '#platform/jobs/job.ts';
import { outboxJobs } from '#platform/outbox/outbox-jobs.ts';
import {
  buildOfLanguage,
  buildOfPage,
  manifestOfLanguage,
  readManifest,
} from '#platform/router/table/language-build.ts';
import { searchIndexJobs } from '#platform/search-index/jobs.server.ts';
import { storageJobs } from '#platform/storage/files-on-their-way.server.ts';
import { isCard } from '#shell/card/card-address.ts';
import { createApi, isSecure } from './api.ts';
import type { Answer, Site } from './front/front.ts';
import type { AboutRequest } from './front/site.ts';
import { createCards } from './pages/cards.ts';
import { canonicalPath, isPublic, pageId, pageParameters, pageTakes } from './pages/page-table.ts';
import { answerWhileAway, knowingWhenAway } from './pages/while-away.ts';

const narrowed = serverFeatures.filter(({ facets }) => facets);

/** What the site does without anybody asking. In the bundle, for jobs write words too. */
export const jobs: Job[] = [
  ...outboxJobs,
  ...storageJobs,
  ...searchIndexJobs(Object.assign({}, ...narrowed.map(({ facets }) => facets)), [
    'search',
    ...narrowed.map(({ name }) => name),
  ]),
  ...serverFeatures.flatMap((feature) => feature.jobs ?? []),
];

/** What listens to channels of the database. In the bundle, where those who listen are. */
export const hears: Record<string, (payload: string) => void> = Object.assign(
  {},
  ...serverFeatures.map((feature) => feature.hears),
);

/** Ends answers that would go on for ever. */
export function endStreams(): void {
  for (const { atEnd } of serverFeatures) atEnd?.();
}

/**
 * The site itself: pages, their data and the calls of the API, without cache. Bundled; what stands in front of it and
 * opens its database runs outside the bundle.
 */
export function createSite(platform: Platform): Site {
  const api = createApi(platform);
  const { build: knowing, wasAway } = knowingWhenAway(build as ServerBuild);
  const handlerOf = handlers(knowing);

  async function fetchPage(asked: Request, about: AboutRequest): Promise<Answer> {
    const request = withDeclared(asked);
    const site: SiteContext = {
      ...platform,
      ...pageAddress(request),
      tags: new Set(),
      secure: isSecure(request),
      ...about,
    };
    const context = new RouterContextProvider();
    context.set(siteContext, site);
    const answer = { response: await handlerOf(site)(request, context), tags: [...site.tags] };
    return wasAway(context) ? answerWhileAway(answer, new URL(request.url).pathname) : answer;
  }

  const cards = createCards(fetchPage);

  return {
    canonicalPath,
    // The same for everybody, but a picture: the page cache keeps texts, the cards are kept by themselves.
    isPublic: (pathname) => !isCard(pathname) && isPublic(pathname),
    parametersOf: (pathname) => api.parametersOf(pathname) ?? pageParameters(pathname),
    takes: (pathname) => api.takes(pathname) ?? pageTakes(pathname),
    fetch(request, about) {
      if (api.answers(request)) return api.fetch(request, about);
      return cards.answers(request) ? cards.fetch(request, about) : fetchPage(request, about);
    },
  };
}

/**
 * React Router's handler for a page: of that page alone, made when it is first asked for; what is no page in this spelling
 * meets all of its language. While developing, React Router's own table of pages stays whole.
 */
function handlers(whole: ServerBuild): (page: Pick<SiteContext, 'locale' | 'path'>) => RequestHandler {
  const made = new Map<string, RequestHandler>();
  const builds = Object.fromEntries(locales.map((locale) => [locale, languageBuild(whole, locale)]));
  return ({ locale, path }) => {
    const id = import.meta.env.DEV ? undefined : pageId(path);
    const key = `${locale} ${id ?? ''}`;
    const known = made.get(key);
    if (known) return known;
    const build = builds[locale] ?? whole;
    const handler = createRequestHandler(id ? buildOfPage(build, locale, id) : build, 'production');
    made.set(key, handler);
    return handler;
  };
}

function languageBuild(whole: ServerBuild, locale: Locale): ServerBuild {
  const url = manifestOfLanguage(whole.assets.url, locale);
  const manifest = import.meta.env.DEV ? undefined : readManifest(join(import.meta.dirname, '../client'), url);
  return buildOfLanguage(whole, locale, manifest);
}

/** The request without parameters that a public page does not say it reads (`query` of its route): none can read them unsaid. */
function withDeclared(request: Request): Request {
  const url = new URL(request.url);
  if (request.method !== 'GET' || !isPublic(url.pathname)) return request;
  const read = pageParameters(url.pathname);
  const others = [...url.searchParams.keys()].filter((name) => !read.includes(name));
  if (others.length === 0) return request;
  for (const name of others) url.searchParams.delete(name);
  return new Request(url, request);
}

const ofDataRequest = /(?:\/_)?\.data$/;

/** The language and path of a page or of its data request (`/fr-FR/news.data`), and which of the two it is. */
function pageAddress(request: Request): Pick<SiteContext, 'locale' | 'path' | 'isDataRequest'> {
  const { pathname } = new URL(request.url);
  return { ...readAddress(pathname.replace(ofDataRequest, '')), isDataRequest: ofDataRequest.test(pathname) };
}
