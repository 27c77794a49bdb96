import { expect, test } from 'vitest';
import { readKeyword } from '#platform/search-index/keyword.ts';
import { excerptOf, markedTitle } from './excerpt.ts';
import { presentRow } from './present.ts';
import { readPage, type Segment, searchHref } from './search.ts';
import { closest, distance } from './words/spelling.ts';

const shown = (segments: Segment[]) => segments.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');
const marks = (keyword: string) => readKeyword(keyword).marks;

test('words are marked by their stems, Chinese where it stands', () => {
  expect(shown(markedTitle('Roasting coffees in Kenya', 'en-US', marks('coffee roast')))).toBe(
    '[Roasting] [coffees] in Kenya',
  );
  expect(shown(markedTitle('肯尼亚的咖啡，非洲咖啡豆', 'zh-CN', marks('非洲咖啡')))).toBe(
    '肯尼亚的[咖啡]，[非洲咖啡]豆',
  );
  expect(shown(markedTitle('刚果（金）铜矿', 'zh-CN', marks('刚果金')))).toBe('[刚果（金]）铜矿');
  expect(shown(markedTitle('Marché du café', 'fr-FR', marks('CAFE')))).toBe('Marché du [café]');
});

test('an excerpt is the part that holds the most, cut between words', () => {
  const text = `${'Lorry after lorry. '.repeat(30)}Copper and cobalt leave together. ${'Nothing else. '.repeat(30)}`;
  const excerpt = shown(excerptOf(text, 'en-US', marks('copper cobalt'), 80));
  expect(excerpt).toContain('[Copper] and [cobalt]');
  expect(excerpt).toMatch(/^… \S.*\S …$/);
  expect(shown(excerptOf('Short text', 'en-US', marks('other')))).toBe('Short text');
  expect(excerptOf('', 'en-US', marks('other'))).toEqual([]);
});

test('the API gives marks and no other HTML', () => {
  const segment = (text: string, marked = false) => ({ text, marked });
  const row = presentRow(
    {
      type: 'news',
      id: '1',
      title: [segment('A & '), segment('<b>', true)],
      excerpt: [segment(`"x" 'y' <script>`), segment('z', true)],
      href: '/news/',
      lang: 'en-US',
    },
    'fr-FR',
  );
  expect(row).toMatchObject({
    title: 'A & <b>',
    titleHtml: 'A &amp; <mark>&lt;b&gt;</mark>',
    excerpt: '&quot;x&quot; &#39;y&#39; &lt;script&gt;<mark>z</mark>',
    url: '/fr-FR/news/',
  });
});

test('addresses of results', () => {
  expect(searchHref({ keyword: 'a&b 咖' })).toBe('/search/?keyword=a%26b+%E5%92%96');
  expect(searchHref({ keyword: 'a', type: 'news', page: 2 })).toBe('/search/?keyword=a&type=news&page=2');
  expect(['', null, '1', '12', '0', '-1', 'x', '1e3', '99999'].map(readPage)).toEqual([
    ...[1, 1, 1, 12, undefined, undefined, undefined, undefined, undefined],
  ]);
});

test('distances', () => {
  expect(distance('coffee', 'coffee', 2)).toBe(0);
  expect(distance('cofee', 'coffee', 2)).toBe(1);
  expect(distance('coffee', 'cofefe', 2)).toBe(1);
  expect(distance('kenia', 'kenya', 2)).toBe(1);
  expect(distance('coffee', 'copper', 2)).toBe(3);
});

test('the closest words first, those with another first letter after', () => {
  const words = (word: string, ...all: string[]) => closest(word, all, 2).map((near) => near.word);
  expect(words('cofee', 'toffee', 'coffee', 'cofe', 'office', 'cofee')).toEqual(['cofe', 'coffee']);
  expect(words('mine', 'wine', 'mint', 'line')).toEqual(['mint', 'line']);
});
