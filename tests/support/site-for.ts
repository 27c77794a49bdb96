import { RouterContextProvider } from 'react-router';
import { type Platform, type SiteContext, siteContext } from '#platform/http/site-context.ts';

/** The site as the request of one reader finds it, in English. @param asked what a test says of that request */
export function siteFor(platform: Platform, asked: Partial<SiteContext> = {}): SiteContext {
  return {
    ...platform,
    locale: 'en-US',
    path: '/',
    tags: new Set(),
    requestId: 'test',
    clientAddress: '192.0.2.7',
    ...asked,
  };
}

/** What the loader or action of a page is called with. */
export interface PageArguments<Params> {
  context: RouterContextProvider;
  request: Request;
  params: Params;
  url: URL;
  pattern: string;
}

/** The same as the router makes it. @param request its address is without language prefix */
export function pageArguments<Params>(site: SiteContext, request: Request, params: Params): PageArguments<Params> {
  const context = new RouterContextProvider();
  context.set(siteContext, site);
  const url = new URL(request.url);
  return { context, request, params, url, pattern: url.pathname };
}
