import { keptWork } from '#platform/workshop/kept-work.server.ts';
import { WorkNotDone } from '#platform/workshop/work-not-done.ts';
import { workOf } from '#platform/workshop/workshop.server.ts';
import { headlinesPath, isHeadlines, pageOfHeadlines } from '#shell/headlines/headline-address.ts';
import { headlineCharacters } from '#shell/headlines/headline-characters.ts';
import { renderQueue, TooBusy } from '../front/cache/render-queue.ts';
import type { Answer } from '../front/front.ts';
import type { AboutRequest } from '../front/site.ts';
import { isListed } from './page-table.ts';

/** Faces kept in memory: some 15 kB each. */
const mostKept = 200;
/** Beside the places of pages for one visitor, as the cards are. */
const places = { atOnce: 2, waiting: 6 };
const hour = 3600;

const cut = keptWork(
  workOf<typeof import('#shell/headlines/cut-face.work.ts').default>('#shell/headlines/cut-face.work.ts', {
    rank: 'card',
  }),
  mostKept,
);

/** The faces in which the headlines of Chinese pages are set. */
export interface Headlines {
  /** Whether a request is for a face. */
  answers(request: Request): boolean;
  fetch(request: Request, about: AboutRequest): Promise<Answer>;
}

/**
 * Cuts the face for a page's headlines, `/headlines/news.woff2`: their characters are read from the page itself, and only
 * where it calls this very address its own, so nobody can have a face cut of characters that he likes.
 * @param fetchPage the site's own page at an address
 */
export function createHeadlines(fetchPage: (request: Request, about: AboutRequest) => Promise<Answer>): Headlines {
  const queue = renderQueue(places);
  async function fetchFace(request: Request, about: AboutRequest): Promise<Answer> {
    const characters = await charactersOf(request, (page) => fetchPage(page, about));
    if (!characters) return bare(404);
    const face = await cut(characters);
    const headers = {
      'Content-Type': 'font/woff2',
      'Content-Length': String(face.length),
      'Cache-Control': `public, max-age=${hour}`,
    };
    return { response: new Response(new Uint8Array(face), { headers }), tags: [] };
  }
  return {
    answers: ({ method, url }) => method === 'GET' && isHeadlines(new URL(url).pathname),
    fetch: (request, about) => {
      const { aside = (elsewhere) => elsewhere() } = about;
      return aside(() => queue.run(() => fetchFace(request, about))).catch(whereBusy);
    },
  };
}

function bare(status: number, headers: Record<string, string> = {}): Answer {
  return { response: new Response(null, { status, headers }), tags: [] };
}

/** Who comes where too many wait goes without: headlines have the device's own face. */
function whereBusy(error: unknown): Answer {
  if (error instanceof TooBusy || (error instanceof WorkNotDone && error.reason === 'busy')) {
    return bare(503, { 'Retry-After': '2' });
  }
  throw error;
}

/** The characters of a page's headlines; empty where no page has such a face. */
async function charactersOf(request: Request, fetchPage: (request: Request) => Promise<Answer>): Promise<string> {
  const { origin, pathname, search } = new URL(request.url);
  const path = pageOfHeadlines(pathname);
  // A page for one visitor has none; a film is not read for one, nor a download counted.
  if (!isListed(path)) return '';
  const { response } = await fetchPage(new Request(origin + path + search));
  if (response.status !== 200 || !response.headers.get('content-type')?.startsWith('text/html')) {
    await response.body?.cancel();
    return '';
  }
  const html = await response.text();
  const [, canonical = ''] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
  const own = URL.parse(canonical.replaceAll('&amp;', '&'));
  return own && headlinesPath(own) === pathname + search ? headlineCharacters(html) : '';
}
