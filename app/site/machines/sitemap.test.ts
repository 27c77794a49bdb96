import { expect, test } from 'vitest';
import type { ThingAddresses } from '#platform/feature/listed-addresses.ts';
import { keysPerFile, readSitemapName, sitemapFiles, writeIndex, writeSitemap } from './sitemap.ts';

const things: ThingAddresses = { highest: async () => 0, between: async () => [] };
const list = { tag: 'news', fixed: ['/news/'], things: [things] };

test('the pages that are always there come first, then ranges of keys', () => {
  expect(sitemapFiles([list], new Map())).toEqual([{ fixed: true }]);
  expect(sitemapFiles([list], new Map([[things, keysPerFile + 1]]))).toEqual([
    { fixed: true },
    { things, from: 1, to: keysPerFile },
    { things, from: keysPerFile + 1, to: 2 * keysPerFile },
  ]);
});

test('files are named by language and number', () => {
  expect(readSitemapName('fr-FR-12.xml')).toEqual({ locale: 'fr-FR', number: 12 });
  for (const name of [undefined, 'de-DE-1.xml', 'fr-FR-0.xml', 'fr-FR-1', 'fr-FR-1.xml.gz', 'fr-fr-1.xml']) {
    expect(readSitemapName(name)).toBeUndefined();
  }
  expect(writeIndex('https://expo.example', 2).match(/<loc>[^<]+/g)).toHaveLength(6);
});

test('a page names its other languages, and its change where that is known', () => {
  const changed = new Date('2025-06-12T01:30:00Z');
  const xml = writeSitemap('https://expo.example', 'fr-FR', [{ path: '/exhibition/?cursor=a&b=1', changed }]);
  expect(xml).toContain('<loc>https://expo.example/fr-FR/exhibition/?cursor=a&amp;b=1</loc>');
  expect(xml).toContain('<lastmod>2025-06-12T01:30:00.000Z</lastmod>');
  expect(xml).toContain('hreflang="zh-CN" href="https://expo.example/exhibition/?cursor=a&amp;b=1"');
  expect(xml).toContain('hreflang="x-default" href="https://expo.example/exhibition/?cursor=a&amp;b=1"');
});
