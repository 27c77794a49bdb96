import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import cutFace from './cut-face.work.ts';
import { headlinesPath, isHeadlines, pageOfHeadlines } from './headline-address.ts';
import { headlineCharacters } from './headline-characters.ts';
import { seldom } from './seldom.ts';

test.each([
  ['https://expo.example/', '/headlines/home.woff2', '/home'],
  ['https://expo.example/news/', '/headlines/news.woff2', '/news'],
  ['https://expo.example/exhibition/?cursor=buyers', '/headlines/exhibition.woff2?cursor=buyers', '/exhibition'],
])('the face of %s names its page', (canonical, path, page) => {
  expect(headlinesPath(new URL(canonical))).toBe(path);
  const [pathname = ''] = path.split('?');
  expect(isHeadlines(pathname)).toBe(true);
  expect(pageOfHeadlines(pathname)).toBe(page);
});

test('characters are those of first and second headings, without markup, each once', () => {
  const page = '<h1 class="a">第四届<span>博览会</span> &amp; 2025</h1><p>正文</p><h2>博览会新闻</h2><h3>小标题</h3>';
  expect(headlineCharacters(page)).toBe([...new Set('第四届博览会2025新闻')].sort().join(''));
});

test('a heading that would make them too many is left out whole, and a page without Chinese has none', () => {
  const many = Array.from({ length: 120 }, (_, i) => String.fromCodePoint(0x4e00 + i)).join('');
  const kept = headlineCharacters(`<h1>${many}</h1><h2>长沙湖南非洲</h2><h2>${many.slice(0, 3)}沙</h2>`);
  expect([...kept].length).toBe(121);
  expect(kept).not.toContain('湖');
  expect(headlineCharacters('<h1>Expo 2025</h1>')).toBe('');
});

test('a face has its characters and weighs no more than a page may carry', async () => {
  const po = await readFile(resolve(import.meta.dirname, '../locales/zh-CN.po'), 'utf8');
  const characters = `${[...new Set(po.match(/\p{Script=Han}/gu))].slice(0, 115).join('')}0123456789`;
  const face = await cutFace(characters);
  expect(face.length).toBeLessThan(25_000);
  expect(await missing(face, `${characters.slice(0, 9)}0123`)).toEqual([]);
});

test('the Latin face has what French is written with', async () => {
  const [face, rareFace] = await Promise.all(
    ['latin', 'latin-rare'].map((name) => readFile(resolve(import.meta.dirname, `faces/${name}.woff2`))),
  );
  const often = 'ÀÂÇÉÈÊÎÔàâçéèêëîïôœùû«»’—–Az09\u00a0\u202f';
  const rare = 'ÆËÏŒÙÛÜŸæüÿ…€Ññ²#';
  expect(face?.length).toBeLessThan(10_000);
  expect(await missing(face ?? Buffer.of(), often)).toEqual([]);
  expect(await missing(face ?? Buffer.of(), 'a中')).toEqual(['中']);
  expect(await missing(rareFace ?? Buffer.of(), rare)).toEqual([]);
  // A page asks for the second where it has one of these, and for one that neither has it asks in vain at the most.
  expect([...often].filter((each) => seldom.test(each))).toEqual([]);
  expect([...rare].filter((each) => !seldom.test(each))).toEqual([]);
});

/** The characters of a text that a face lacks: cut down to one of them it is as small as cut down to nothing it has. */
async function missing(face: Uint8Array, text: string): Promise<string[]> {
  const sizeOf = async (each: string) => (await subsetFont(face, each, { targetFormat: 'sfnt' })).length;
  const nothing = await sizeOf('\ue000');
  const lacking: string[] = [];
  for (const each of text) if ((await sizeOf(each)) <= nothing) lacking.push(each);
  return lacking;
}
