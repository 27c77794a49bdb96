import { expect, test } from 'vitest';
import { edgeTag, edgeTags, mostTagBytes, purgedTags } from './edge-tags.ts';

const items = (list: string, count: number) => Array.from({ length: count }, (_, index) => `${list}-${index + 1}`);
const bytes = (tags: readonly string[] = []) => tags.join(' ').length;
const isPurged = (page: readonly string[] = [], emptied: string) =>
  purgedTags([emptied]).some((tag) => page.includes(tag));

test('a tag is the same short name each time, without a letter that has two cases', () => {
  expect(edgeTag('news')).toBe(edgeTag('news'));
  expect(edgeTag('news')).toMatch(/^[0-9a-f]{12}$/);
  expect(new Set(items('news', 5000).map(edgeTag)).size).toBe(5000);
});

test('a page with few items is purged with each of them and with no other', () => {
  const page = edgeTags(['editions', ...items('news', 20)]);
  expect(page).toHaveLength(21);
  expect([isPurged(page, 'news-20'), isPurged(page, 'editions')]).toEqual([true, true]);
  expect([isPurged(page, 'news-21'), isPurged(page, 'news')]).toEqual([false, false]);
});

test('a page with too many items names the longest list once, and is purged with any item of it', () => {
  const page = edgeTags(['editions', ...items('news', 900), ...items('event', 12)]);
  expect(page).toHaveLength(1 + 1 + 12);
  expect(bytes(page)).toBeLessThanOrEqual(mostTagBytes);
  for (const emptied of ['news-1', 'news-900', 'event-12', 'editions']) expect(isPurged(page, emptied)).toBe(true);
  expect(isPurged(page, 'event-13')).toBe(false);
});

test('as many lists are folded as must be', () => {
  const page = edgeTags([...items('news', 300), ...items('event', 280), ...items('hall', 3)]);
  expect(page).toHaveLength(1 + 280 + 3);
  const both = edgeTags([...items('news', 400), ...items('event', 380), ...items('hall', 3)]);
  expect(both).toHaveLength(1 + 1 + 3);
});

test('a page with too many tags that no list has is not kept at the edge at all', () => {
  const lone = Array.from({ length: 400 }, (_, index) => `lone ${index}`);
  expect(edgeTags(lone)).toBeUndefined();
});
