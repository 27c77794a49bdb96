import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { I18nProvider } from '@lingui/react';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { loginHref } from '#features/accounts/index.server.ts';
import { isOfNobody } from '#platform/db/of-nobody.ts';
import { loggedPath } from '#platform/http/logged-path.ts';
import { ScriptNonce, scriptNonceHeader } from '#platform/http/script-nonce.ts';
import { seeOther } from '#platform/http/see-other.ts';
import { type SiteContext, siteContext } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';

const renderLimit = 10_000;

/** Requests of members whose account was deleted at that moment: the error itself does not come as far as the rendering. */
const ofNobody = new WeakSet<SiteContext>();

/** Renders a page whole: it is cached and must be complete without script, so nothing streams in later. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const site = context.get(siteContext);
  if (ofNobody.has(site)) return Promise.resolve(seeOther(site, loginHref(site.path + new URL(request.url).search)));
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Language', site.locale);
  const nonce = randomBytes(16).toString('base64url');
  headers.set(scriptNonceHeader, nonce);
  return new Promise((resolve, reject) => {
    let failure: unknown;
    const { pipe, abort } = renderToPipeableStream(
      <ScriptNonce value={nonce}>
        <I18nProvider i18n={i18nFor(site.locale)}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </I18nProvider>
      </ScriptNonce>,
      {
        nonce,
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timer);
          if (failure) return reject(failure);
          pipe(wholeBody((body) => resolve(new Response(body, { headers, status }))));
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

/** Takes the page that React writes, and hands it on in one piece. */
function wholeBody(done: (body: Buffer<ArrayBuffer>) => void): Writable {
  const parts: Uint8Array[] = [];
  return new Writable({
    write(part, _encoding, next) {
      // React uses its buffer again: what it wrote is copied.
      parts.push(Uint8Array.from(part));
      next();
    },
    final(next) {
      done(Buffer.concat(parts));
      next();
    },
  });
}

/** Failures of loaders and components go to the site's log; an answer with a status, such as a thrown 404, is none, nor is what somebody did whose account has just gone. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const site = context.get(siteContext);
  if (isOfNobody(error)) {
    ofNobody.add(site);
    return;
  }
  const { log, requestId, path } = site;
  log.error({ err: error, requestId, path: loggedPath(path) }, 'page failed');
}
