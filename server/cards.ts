import { localHref, readAddress } from '#platform/i18n/address.ts';
import { sectionOf } from '#site/sections.ts';
import { isCard, pageOfCard, weaveOfPage } from '#site/share/card-address.ts';
import { type CardText, drawCard } from '#site/share/draw-card.server.ts';
import type { Answer } from './front/front.ts';
import type { AboutRequest } from './front/site.ts';
import { isListed } from './page-table.ts';

/** Cards kept in memory: some 30 kB each. */
const mostKept = 100;
/** Cards that wait to be drawn; who comes later is asked to come again. Drawing takes about 0.1 s each, one at a time. */
const mostWaiting = 20;

const day = 86_400;

/** The preview cards of pages. */
export interface Cards {
  /** Whether a request is for a card. */
  answers(request: Request): boolean;
  fetch(request: Request, about: AboutRequest): Promise<Answer>;
}

/**
 * Draws the card of a page, `/card/fr-FR/news.png`: what it says is read from the page itself, and only where the page
 * names this very address as its picture, so no other words can be drawn. One card is drawn at a time.
 * @param fetchPage the site's own page at an address
 */
export function createCards(fetchPage: (request: Request, about: AboutRequest) => Promise<Answer>): Cards {
  const kept = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  function draw(text: CardText): Promise<Buffer> | undefined {
    const key = JSON.stringify(text);
    const card = kept.get(key) ?? drawInTurn(text);
    if (!card) return undefined;
    kept.delete(key);
    kept.set(key, card);
    card.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return card;
  }

  function drawInTurn(text: CardText): Promise<Buffer> | undefined {
    if (waiting >= mostWaiting) return undefined;
    waiting += 1;
    const card = last.then(() => drawCard(text)).finally(() => (waiting -= 1));
    last = card.catch(() => undefined);
    return card;
  }

  return {
    answers: ({ method, url }) => method === 'GET' && isCard(new URL(url).pathname),
    async fetch(request, about) {
      const text = await cardText(request, (page) => fetchPage(page, about));
      if (text === 'away') return askAgain();
      if (!text) return { response: new Response(null, { status: 404 }), tags: [] };
      const card = await draw(text);
      if (!card) return askAgain();
      const headers = {
        'Content-Type': 'image/png',
        'Content-Length': String(card.length),
        'Cache-Control': `public, max-age=${day}`,
      };
      return { response: new Response(new Uint8Array(card), { headers }), tags: [] };
    },
  };
}

function askAgain(): Answer {
  return { response: new Response(null, { status: 503, headers: { 'Retry-After': '2' } }), tags: [] };
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
