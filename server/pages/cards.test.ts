import { expect, test } from 'vitest';
import { createCards } from './cards.ts';

const about = { requestId: 'test', clientAddress: '' };

/** The cards of a site that answers every page with this, and the pages that it was asked for. */
function cardsOf(body: string, contentType: string) {
  const asked: string[] = [];
  const cards = createCards((request) => {
    asked.push(new URL(request.url).pathname);
    return Promise.resolve({ response: new Response(body, { headers: { 'Content-Type': contentType } }), tags: [] });
  });
  const card = async (path: string) => {
    const { response } = await cards.fetch(new Request(`http://localhost${path}`), about);
    return response.status;
  };
  return { cards, asked, card };
}

test('what is for one visitor, counted or large is not asked for the sake of a card', async () => {
  const { asked, card } = cardsOf('', 'text/html');
  for (const page of ['exhibition/contact', 'EXHIBITION/Contact', 'download/1/guide.pdf', 'media/1/v/film.mp4']) {
    expect(await card(`/card/en-US/${page}.png?type=buyer&id=1`), page).toBe(404);
  }
  expect(asked).toEqual([]);
});

test('only HTML that names the card has it', async () => {
  const head = (card: string) => `<head><meta property="og:image" content="http://localhost${card}"/></head>`;
  expect(await cardsOf(head('/card/en-US/news.png'), 'application/xml').card('/card/en-US/news.png')).toBe(404);
  expect(await cardsOf(head('/card/en-US/forum.png'), 'text/html').card('/card/en-US/news.png')).toBe(404);
});

test('a card is read, never written', () => {
  const { cards } = cardsOf('', 'text/html');
  const request = (method: string) => new Request('http://localhost/card/en-US/news.png', { method });
  expect([cards.answers(request('GET')), cards.answers(request('POST'))]).toEqual([true, false]);
});

test('cards that wait leave places to pages: who comes then is asked to come again at once', async () => {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  let pages = 0;
  const cards = createCards(async () => {
    pages += 1;
    await opened;
    return { response: new Response('', { status: 404 }), tags: [] };
  });
  const ask = () => cards.fetch(new Request('http://localhost/card/en-US/news.png'), about);
  const waiting = Array.from({ length: 8 }, ask);
  const { response } = await ask();
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
  expect(pages).toBe(2);
  open();
  const statuses = (await Promise.all(waiting)).map(({ response: { status } }) => status);
  expect(statuses).toEqual(Array.from({ length: 8 }, () => 404));
});
