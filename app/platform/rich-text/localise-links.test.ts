import { expect, test } from 'vitest';
import { localiseLinks } from './localise-links.ts';

test.each([
  ['<a href="/news/">x</a>', '<a href="/fr-FR/news/">x</a>'],
  ['<a href="/">x</a>', '<a href="/fr-FR/">x</a>'],
  ['<a href="/about/?cursor=contact#a">x</a>', '<a href="/fr-FR/about/?cursor=contact#a">x</a>'],
  ['<a href="/en-US/news/">x</a>', '<a href="/en-US/news/">x</a>'],
  ['<a href="/media/1/ab/640.webp">x</a>', '<a href="/media/1/ab/640.webp">x</a>'],
  [
    '<a href="https://example.org/news/" rel="noopener">x</a>',
    '<a href="https://example.org/news/" rel="noopener">x</a>',
  ],
  ['<p>&lt;a href="/news/"&gt;</p>', '<p>&lt;a href="/news/"&gt;</p>'],
])('on a French page %s leads to the French site', (html, expected) => {
  expect(localiseLinks(html, 'fr-FR')).toBe(expected);
});

test('on a Chinese page links have no prefix', () => {
  const html = '<p><a href="/news/">x</a> <a href="/reservation/">y</a></p>';
  expect(localiseLinks(html, 'zh-CN')).toBe(html);
});
