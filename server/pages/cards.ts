import { localHref, readAddress } from '#platform/i18n/address.ts';
import { keptWork } from '#platform/workshop/kept-work.server.ts';
import { WorkNotDone } from '#platform/workshop/work-not-done.ts';
import { workOf } from '#platform/workshop/workshop.server.ts';
import { isCard, pageOfCard, weaveOfPage } from '#shell/card/card-address.ts';
import type { CardText } from '#shell/card/draw-card.work.ts';
import { sectionOf } from '#shell/sections/sections.ts';
import { renderQueue, TooBusy } from '../front/cache/render-queue.ts';
import type { Answer } from '../front/front.ts';
import type { AboutRequest } from '../front/site.ts';
import { isListed } from './page-table.ts';

/** Cards kept in memory: some 30 kB each. */
const mostKept = 100;
/** Beside the places of pages for one visitor, so that cards asked for by the hundred hold up no page. */
const places = { atOnce: 2, waiting: 6 };
const day = 86_400;

const draw = keptWork(
  workOf<typeof import('#shell/card/draw-card.work.ts').default>('#shell/card/draw-card.work.ts', { rank: 'card' }),
  mostKept,
);

/** The preview cards of pages. */
export interface Cards {
  /** Whether a request is for a card. */
  answers(request: Request): boolean;
  fetch(request: Request, about: AboutRequest): Promise<Answer>;
}

/**
 * Draws the card of a page, `/card/fr-FR/news.png`: what it says is read from the page itself, and only where the page
 * names this very address as its picture, so no other words can be drawn.
 * @param fetchPage the site's own page at an address
 */
export function createCards(fetchPage: (request: Request, about: AboutRequest) => Promise<Answer>): Cards {
  const queue = renderQueue(places);
  async function fetchCard(request: Request, about: AboutRequest): Promise<Answer> {
    const text = await cardText(request, (page) => fetchPage(page, about));
    if (text === 'away') return askAgain();
    if (!text) return { response: new Response(null, { status: 404 }), tags: [] };
    const card = await draw(text);
    const headers = {
      'Content-Type': 'image/png',
      'Content-Length': String(card.length),
      'Cache-Control': `public, max-age=${day}`,
    };
    return { response: new Response(new Uint8Array(card), { headers }), tags: [] };
  }
  return {
    answers: ({ method, url }) => method === 'GET' && isCard(new URL(url).pathname),
    fetch: (request, about) => {
      const { aside = (elsewhere) => elsewhere() } = about;
      return aside(() => queue.run(() => fetchCard(request, about))).catch(whereBusy);
    },
  };
}

function askAgain(): Answer {
  return { response: new Response(null, { status: 503, headers: { 'Retry-After': '2' } }), tags: [] };
}

/** Who comes where too many wait is asked to come again. */
function whereBusy(error: unknown): Answer {
  if (error instanceof TooBusy || (error instanceof WorkNotDone && error.reason === 'busy')) return askAgain();
  throw error;
}

/** What the card of an address says; undefined where no page has such a card, `away` where its page cannot be made just now. */
async function cardText(
  request: Request,
  fetchPage: (request: Request) => Promise<Answer>,
): Promise<CardText | 'away' | undefined> {
  const { origin, pathname, search } = new URL(request.url);
  const page = pageOfCard(pathname);
  if (!page) return undefined;
  const address = localHref(page.locale, page.path);
  // A page for one visitor has no card; a film is not read for one, nor a download counted.
  if (!isListed(address)) return undefined;
  const { response } = await fetchPage(new Request(origin + address + search));
  if (response.status !== 200 || !response.headers.get('content-type')?.startsWith('text/html')) {
    await response.body?.cancel();
    return response.status === 503 ? 'away' : undefined;
  }
  const html = await response.text();
  const head = openGraphOf(html.slice(0, html.indexOf('</head>')));
  const own = head.get('image');
  if (!own || ownPath(own) !== pathname + search) return undefined;
  const { path } = readAddress(new URL(head.get('url') ?? origin).pathname);
  return {
    locale: page.locale,
    title: (head.get('title') ?? '').normalize('NFC'),
    name: head.get('site_name') ?? '',
    weave: weaveOfPage(path, sectionOf(path, search)),
  };
}

function ownPath(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** `og:` properties in the head of a page, as React writes them. */
function openGraphOf(head: string): Map<string, string> {
  const metas = head.matchAll(/<meta property="og:(\w+)" content="([^"]*)"/g);
  return new Map([...metas].map(([, name = '', content = '']) => [name, unescaped(content)]));
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function unescaped(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '');
}
