import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cardPath, pageOfCard, weaveOfPage } from './card-address.ts';
import { setTitle } from './card-lines.ts';
import drawCard from './draw-card.work.ts';

test('the address of a card names its page and nothing else', () => {
  expect(cardPath('zh-CN', '/')).toBe('/card/zh-CN/home.png');
  expect(cardPath('fr-FR', '/news/')).toBe('/card/fr-FR/news.png');
  expect(cardPath('en-US', '/exhibition/?cursor=buyers')).toBe('/card/en-US/exhibition.png?cursor=buyers');
  expect(pageOfCard('/card/fr-FR/previous/detail/4.png')).toEqual({ locale: 'fr-FR', path: '/previous/detail/4' });
  for (const wrong of ['/card/fr-FR.png', '/card/de-DE/news.png', '/card/fr-FR/news', '/news.png']) {
    expect(pageOfCard(wrong)).toBeUndefined();
  }
});

test('what has a weave of its own shows it on its card', () => {
  expect(weaveOfPage('/countries/KE', 'exhibition')).toBe('country-KE');
  expect(weaveOfPage('/news/more/detail/33e21e0b67fc66a8d5ca954c/12', 'news')).toBe('news-12');
  expect(weaveOfPage('/forum/', 'forum')).toBe('section-forum');
});

const sizes = [
  { size: 60, lines: 2 },
  { size: 40, lines: 2 },
];
const byLength = (text: string) => [...text].length;

test('a title is set as large as it fits, and cut where it fits at no size', () => {
  expect(setTitle('one two', 'en-US', { width: 600, sizes }, byLength)).toEqual({ size: 60, lines: ['one two'] });
  expect(setTitle('one two three four', 'en-US', { width: 600, sizes }, byLength)).toEqual({
    ...{ size: 60, lines: ['one two', 'three four'] },
  });
  const { size, lines } = setTitle('one two three four five six seven eight', 'en-US', { width: 400, sizes }, byLength);
  expect([size, lines.length, lines.at(-1)?.endsWith('…')]).toEqual([40, 2, true]);
});

test('Chinese is broken between words, and no line begins with a mark', () => {
  const { lines } = setTitle(
    '中非经贸博览会，在长沙',
    'zh-CN',
    { width: 420, sizes: [{ size: 60, lines: 3 }] },
    byLength,
  );
  expect(lines.join('')).toBe('中非经贸博览会，在长沙');
  for (const line of lines) expect(line).not.toMatch(/^，/);
});

test.each([
  ['zh-CN', '第四届中非经贸博览会闭幕', '中国—非洲经贸博览会'],
  ['fr-FR', 'Clôture de la quatrième édition : « 176 projets »', 'Exposition économique et commerciale Chine-Afrique'],
] as const)('a card in %s is a PNG of the size that previews want, below 120 kB', async (locale, title, name) => {
  const png = await drawCard({ locale, title, name, weave: 'news-1' });
  const { format, width, height } = await sharp(png).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
  expect(png.length).toBeLessThan(120_000);
  const other = await drawCard({ locale, title: `${title} 2`, name, weave: 'news-1' });
  expect(other.equals(png)).toBe(false);
});
