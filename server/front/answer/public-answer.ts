import { isApiPath } from '#platform/http/api-path.ts';
import { scriptNonceHeader } from '#platform/http/script-nonce.ts';
import { preparePage } from '#platform/router/sleep/prepare-page.ts';
import type { StyleSheets } from '#platform/router/sleep/style-sheets.ts';
import { personal, type Rendered } from '../cache/page-cache.ts';
import type { SecurityHeaders } from '../guard/security-headers.ts';
import { isPage, needsCookieVary } from '../language/language-redirects.ts';
import type { CacheAddress } from '../request-address.ts';
import type { Site } from '../site.ts';
import { isPersonal, keptHeaders, varyHeader } from './answer-headers.ts';
import { isText, withCharset } from './compression.ts';
import type { EdgeHeaders } from './edge-headers.ts';
import { faceStyles } from './error-answer.ts';
import { hashOf, type StoredAnswer, storeAnswer } from './stored-answer.ts';

/** Makes the bytes of a page and the headers that guard it; what is no page stays as it is. */
export type Finish = (
  pathname: string,
  headers: Headers,
  body: Buffer,
) => { body: Buffer; security: readonly string[] };

/** Pictures that hold no script, unlike SVG, and faces. */
const scriptless = /^(?:image\/(?:avif|webp)|font\/woff2)$/;

/**
 * How every HTML answer is finished, kept or not: prepared (prepare-page.ts), its policy made from its hashes.
 * @param sleeping whether pages are put to sleep
 */
export function finisher(security: SecurityHeaders, sheets: StyleSheets, sleeping: boolean): Finish {
  return (pathname, headers, body) => {
    const contentType = headers.get('content-type') ?? '';
    if (scriptless.test(contentType)) return { body, security: security.asset };
    if (!contentType.startsWith('text/html')) return { body, security: security.plain };
    if (isApiPath(pathname)) return { body, security: security.apiReference };
    const nonce = headers.get(scriptNonceHeader) ?? undefined;
    // Made by no rendering: nothing but an error's own face has a style then (while-away.ts).
    if (!nonce) return { body, security: security.page({ scripts: [], styles: faceStyles }) };
    const page = preparePage(body, nonce, sheets, sleeping);
    return { body: page.body, security: security.page(page) };
  };
}

/** Answers of another kind, and longer ones, are streamed by themselves and not kept. */
const longestKept = 4 * 1024 * 1024;
const kinds: Record<number, Rendered['keep']> = { 200: 'page', 301: 'page', 308: 'page', 404: 'missing' };

/**
 * Renders an address for everybody: the site sees the address and, for the API, the language; no cookie, no
 * authorization, nothing of the visitor who happened to come first.
 * @param making `edge`: what the answer says to the cache in front
 */
export async function renderForEverybody(
  site: Site,
  { finish, edge }: { finish: Finish; edge: EdgeHeaders },
  origin: string,
  address: CacheAddress,
  previous: StoredAnswer | undefined,
  requestId: string,
): Promise<Rendered | typeof personal> {
  const asked = address.language ? { Language: address.language } : undefined;
  const request = new Request(origin + address.url, { headers: asked });
  const { response, tags } = await site.fetch(request, { requestId, clientAddress: '' });
  const contentType = withCharset(response.headers.get('content-type') ?? '');
  // A failure is nobody's own, whatever it says of keeping: what is kept already may stand in for it.
  const failed = response.status >= 500 && isText(contentType);
  if (!failed && (isPersonal(response.headers) || !mayBeKept(response, contentType))) {
    await response.body?.cancel();
    return personal;
  }
  const { body, security } = finish(address.pathname, response.headers, await wholeBody(response));
  const keep = kinds[response.status] ?? 'no';
  const forEdge = edge.ofKept({ ...address, tags, keep });
  const said = [...cachingHeaders(response.headers, address, forEdge !== undefined), ...keptHeaders(response.headers)];
  const headers = [...security, ...(forEdge ? [...said, ...forEdge] : edge.closed(said))];
  const parts = { status: response.status, contentType, headers, body };
  const hash = hashOf(parts);
  const answer = previous?.hash === hash ? previous : await storeAnswer(parts, hash);
  return { answer, tags, keep };
}

/** The body, where it can be without a copy. */
export async function wholeBody(response: Response): Promise<Buffer> {
  const { buffer, byteOffset, byteLength } = await response.bytes();
  return Buffer.from(buffer, byteOffset, byteLength);
}

function mayBeKept(response: Response, contentType: string): boolean {
  if (response.headers.has('content-encoding')) return false;
  if (Number(response.headers.get('content-length') ?? 0) > longestKept) return false;
  return response.body === null || isText(contentType);
}

/**
 * `no-cache`: a browser keeps the answer and asks whether it still holds (contract, Languages).
 * @param atEdge a cache in front looks at the cookie `language` itself (deploy/edge.md): by Cookie it would keep one answer a visitor
 */
function cachingHeaders(headers: Headers, { pathname, language }: CacheAddress, atEdge: boolean): string[] {
  const added = language ? ['Language'] : [];
  if (!atEdge && needsCookieVary(pathname) && isPage(pathname)) added.push('Cookie');
  const vary = varyHeader(headers, added);
  return headers.has('cache-control') ? vary : ['Cache-Control', 'no-cache', ...vary];
}
