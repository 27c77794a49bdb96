import * as build from 'virtual:react-router/server-build';
import { RouterContextProvider } from 'react-router';
import { isPreview } from '#console/preview/preview-address.ts';
import { serverFeatures } from '#features/index.server.ts';
import type { Platform, SiteContext } from '#platform/http/site-context.ts';
import { siteContext } from '#platform/http/site-context.ts';
import { readAddress } from '#platform/i18n/address.ts';
import { isDataRequest, pageOfData } from '#platform/router/data/data-requests.ts';
import { answeringRefusals } from '#platform/router/table/answer-refusals.ts';
import { pageHandlers } from '#platform/router/table/page-handlers.ts';
import { traced } from '#platform/trace/traced.ts';
import { isCard } from '#shell/card/card-address.ts';
import { isHeadlines } from '#shell/headlines/headline-address.ts';
import { createApi, isSecure } from './api/api.ts';
import type { Site } from './front/front.ts';
import { createCards } from './pages/cards.ts';
import { createHeadlines } from './pages/headlines.ts';
import { ofOneEdition } from './pages/of-one-edition.ts';
import { canonicalPath, isPublic, pageId, pageParameters, pageRoute, pageTakes } from './pages/page-table.ts';
import { createPreviews, type FetchPage } from './pages/previews.ts';
import { answerWhileAway } from './pages/while-away.ts';

export { jobs } from './jobs.ts';

/** What listens to channels of the database. */
export const hears: Record<string, (payload: string) => void> = Object.assign(
  {},
  ...serverFeatures.map((feature) => feature.hears),
);

/** Ends answers that would go on for ever. */
export function endStreams(): void {
  for (const { atEnd } of serverFeatures) atEnd?.();
}

/**
 * The site itself: pages, their data and the calls of the API, without cache.
 * @param client where the build's files for browsers lie; none while developing
 */
export function createSite(platform: Platform, client?: string): Site {
  const api = createApi(platform);
  const { build: answering, wasAway } = answeringRefusals(build);
  const handlerOf = pageHandlers(answering, client);

  const fetchPage: FetchPage = async (asked, about, given) => {
    const request = withDeclared(asked);
    const site: SiteContext = {
      ...platform,
      ...given,
      ...pageAddress(request),
      tags: new Set(),
      secure: isSecure(request),
      ...about,
    };
    const context = new RouterContextProvider();
    context.set(siteContext, site);
    const handler = handlerOf(site.locale, pageId(site.path));
    const answer = { response: await handler(request, context), tags: [...site.tags] };
    return wasAway(context) ? answerWhileAway(answer, request) : answer;
  };

  const cards = createCards(fetchPage);
  const headlines = createHeadlines(fetchPage);
  const previews = createPreviews(platform, fetchPage);
  const answer: Site['fetch'] = (request, about) => {
    if (api.answers(request)) return api.fetch(request, about);
    const made = [cards, headlines, previews].find((each) => each.answers(request));
    return made ? made.fetch(request, about) : fetchPage(request, about);
  };
  const isRead = ({ method, url }: Request) => {
    const { pathname } = new URL(url);
    return method === 'GET' && !isPreview(pathname) && !api.isPersonal(pathname);
  };

  const whole = ofOneEdition(platform, answer, isRead);
  const site: Site = {
    canonicalPath,
    // The same for everybody, but no text: the page cache keeps texts; cards and faces are kept by themselves.
    isPublic: (pathname) =>
      !isCard(pathname) &&
      !isHeadlines(pathname) &&
      !isPreview(pathname) &&
      !api.isPersonal(pathname) &&
      isPublic(pathname),
    parametersOf: (pathname) => api.parametersOf(pathname) ?? pageParameters(pathname),
    routeOf: (pathname) => api.routeOf(pathname) ?? routeOfMade(pathname) ?? pageRoute(pathname),
    takes: (pathname) => api.takes(pathname) ?? pageTakes(pathname),
    fetch: (request, about) =>
      traced('render', { attributes: () => ({ 'http.route': site.routeOf(new URL(request.url).pathname) }) }, () =>
        whole(request, about),
      ),
  };
  return site;
}

/** What is made of a page, and is none itself. */
function routeOfMade(pathname: string): string | undefined {
  if (isCard(pathname)) return 'card';
  if (isHeadlines(pathname)) return 'headlines';
  return isPreview(pathname) ? 'preview' : undefined;
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

/** The language and path of a page or of its data request (`/fr-FR/news.data`), and which of the two it is. */
function pageAddress(request: Request): Pick<SiteContext, 'locale' | 'path' | 'isDataRequest'> {
  const { pathname } = new URL(request.url);
  return { ...readAddress(pageOfData(pathname)), isDataRequest: isDataRequest(pathname) };
}
