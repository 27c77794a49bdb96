import { PassThrough } from 'node:stream';
import { I18nProvider } from '@lingui/react';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { siteContext } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';

const renderLimit = 10_000;

/** Renders a page whole: it is cached and must be complete without script, so nothing streams in later. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const site = context.get(siteContext);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Language', site.locale);
  return new Promise((resolve, reject) => {
    let failure: unknown;
    const { pipe, abort } = renderToPipeableStream(
      <I18nProvider i18n={i18nFor(site.locale)}>
        <ServerRouter context={routerContext} url={request.url} />
      </I18nProvider>,
      {
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timer);
          if (failure) return reject(failure);
          const body = new PassThrough();
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
          pipe(body);
        },
        onShellError: reject,
        onError(error) {
          failure = error;
        },
      },
    );
    const timer = setTimeout(() => abort(new Error(`Rendering took over ${renderLimit} ms`)), renderLimit);
  });
}

/** Failures of loaders and components go to the site's log; an answer with a status, such as a thrown 404, is none. */
export function handleError(error: unknown, { request, context }: { request: Request; context: Readonly<RouterContextProvider> }): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const { log, requestId, path } = context.get(siteContext);
  log.error({ err: error, requestId, path }, 'page failed');
}
