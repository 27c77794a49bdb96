import { expect, test } from 'vitest';
import { writeFeed } from './feed.ts';
import type { ArticleCard } from './news.ts';

const article: ArticleCard = {
  id: 7,
  title: 'Roses & <tea>: "fresh"',
  summary: 'One\u0000 two\u000b & three\ud800',
  lang: 'en-US',
  category: { id: 2, hexId: '42c6aa37f4379ff3759597c0', name: 'Conference news' },
  publishedAt: '2025-06-12T09:30:00+08:00',
  href: '/news/more/detail/42c6aa37f4379ff3759597c0/7',
};
const feed = { origin: 'https://expo.example', locale: 'fr-FR', title: 'A & B', description: 'C' } as const;

test('an item has its address, its moment in RFC 822, and no sign that XML does not know', () => {
  const written = writeFeed({ ...feed, articles: [article] });
  expect(written).toContain('<title>Roses &amp; &lt;tea&gt;: &quot;fresh&quot;</title>');
  expect(written).toContain('<description>One two &amp; three</description>');
  expect(written).toContain('<pubDate>Thu, 12 Jun 2025 01:30:00 GMT</pubDate>');
  const address = 'https://expo.example/fr-FR/news/more/detail/42c6aa37f4379ff3759597c0/7';
  expect(written).toContain(`<link>${address}</link>\n<guid>${address}</guid>`);
});

test('a feed names its language, its site and itself', () => {
  const written = writeFeed({ ...feed, articles: [] });
  expect(written).toContain('<title>A &amp; B</title>\n<link>https://expo.example/fr-FR/news/</link>');
  expect(written).toContain(
    '<language>fr-fr</language>\n<atom:link href="https://expo.example/fr-FR/news/rss.xml" rel="self"',
  );
});
