import { randomBytes } from 'node:crypto';
import { I18nProvider } from '@lingui/react';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { loginHref } from '#features/accounts/index.server.ts';
import { isOfNobody } from '#platform/db/of-nobody.ts';
import { WholeResponse } from '#platform/http/body/whole-response.ts';
import { loggedPath } from '#platform/http/logged-path.ts';
import { ownTurn } from '#platform/http/own-turn.ts';
import { ScriptNonce, scriptNonceHeader } from '#platform/http/script-nonce.ts';
import { seeOther } from '#platform/http/see-other.ts';
import { type SiteContext, siteContext } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { apartFromData, wholePage } from '#platform/router/data/page-data.server.ts';
import { keepMarkup } from '#shell/rendering/kept-markup.server.ts';
import { KeptMarkup } from '#shell/rendering/kept-markup.tsx';
import { renderWhole } from '#shell/rendering/render-whole.server.ts';

/** While one develops, nothing is kept: what a component shows may have changed. */
const kept = import.meta.env.DEV ? undefined : keepMarkup;

/** Requests of members whose account was deleted at that moment: the error itself does not come as far as the rendering. */
const ofNobody = new WeakSet<SiteContext>();

/** Renders a page whole: it is cached and must be complete without script, so nothing streams in later. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const site = context.get(siteContext);
  if (ofNobody.has(site)) return seeOther(site, loginHref(site.path + new URL(request.url).search));
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Language', site.locale);
  const nonce = randomBytes(16).toString('base64url');
  headers.set(scriptNonceHeader, nonce);
  await ownTurn();
  const { context: bare, readData } = apartFromData(routerContext);
  const page = (
    <ScriptNonce value={nonce}>
      <KeptMarkup value={kept}>
        <I18nProvider i18n={i18nFor(site.locale)}>
          <ServerRouter context={bare} url={request.url} nonce={nonce} />
        </I18nProvider>
      </KeptMarkup>
    </ScriptNonce>
  );
  const [markup, data] = await Promise.all([renderWhole(page, nonce), readData()]);
  return new WholeResponse(wholePage(markup, data, nonce), { headers, status });
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
