import { expect, test } from 'vitest';
import { createHeadlines } from './headlines.ts';

const about = { requestId: 'test', clientAddress: '' };

/** The faces of a site that answers every page with this, and the pages that it was asked for. */
function facesOf(body: string, contentType = 'text/html') {
  const asked: string[] = [];
  const headlines = createHeadlines((request) => {
    asked.push(new URL(request.url).pathname);
    return Promise.resolve({ response: new Response(body, { headers: { 'Content-Type': contentType } }), tags: [] });
  });
  const face = async (path: string) => {
    const { response } = await headlines.fetch(new Request(`http://localhost${path}`), about);
    return response;
  };
  return { headlines, asked, face };
}

const page = (canonical: string, headline: string) =>
  `<head><link rel="canonical" href="http://localhost${canonical}"/></head><h1>${headline}</h1>`;

test('a page that calls the address its own has a face of its headlines', async () => {
  const { face } = facesOf(page('/exhibition/?cursor=buyers&amp;page=2', '采购商名录'));
  const answer = await face('/headlines/exhibition.woff2?cursor=buyers&page=2');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'font/woff2']);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.subarray(0, 4).toString()).toBe('wOF2');
  const longer = await facesOf(page('/news/', '采购商名录与参展商')).face('/headlines/news.woff2');
  expect((await longer.arrayBuffer()).byteLength).toBeGreaterThan(bytes.length);
});

test('another page, one without Chinese and one that is no HTML have none', async () => {
  const statuses = await Promise.all([
    facesOf(page('/forum/', '会议')).face('/headlines/news.woff2'),
    facesOf(page('/news/', 'News')).face('/headlines/news.woff2'),
    facesOf(page('/news/', '新闻'), 'application/xml').face('/headlines/news.woff2'),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404]);
});

test('what is for one visitor, counted or large is not asked for the sake of a face', async () => {
  const { asked, face } = facesOf('');
  for (const path of ['exhibition/contact', 'download/1/guide.pdf', 'media/1/v/film.mp4']) {
    expect((await face(`/headlines/${path}.woff2?id=1`)).status, path).toBe(404);
  }
  expect(asked).toEqual([]);
});

test('a face is read, never written', () => {
  const { headlines } = facesOf('');
  const request = (method: string) => new Request('http://localhost/headlines/news.woff2', { method });
  expect([headlines.answers(request('GET')), headlines.answers(request('POST'))]).toEqual([true, false]);
});
