import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TitleWords } from './title-words.tsx';
import { titlePieces } from './word-breaks.ts';

/** What of a title can be torn apart at the end of a line, as the server writes it. */
const written = (title: string) => renderToString(<TitleWords>{title}</TitleWords>).replace(/<\/?span[^>]*>/g, '');

test('a Chinese title can end a line between its words, not within one', () => {
  expect(written('中非经贸博览会项目入库')).toContain('博览会<wbr/>项目');
});

test('what is read, copied and searched is the title itself', () => {
  const title = '第四届博览会：1,200多个项目“签约”，A&B';
  expect(titlePieces(title).join('')).toBe(title);
});

test.each([
  ['the last line is never one character', '博览会期间食堂的菜和茶', '菜和<wbr/>茶'],
  ['a number stays with what it counts', '长沙国际会展中心12个展馆', '12<wbr/>个'],
  ['so does one of one character', '一条两小时的看货路线', '两<wbr/>小时'],
  ['marks stay with the word before them', '新闻中心，博览会现场', '<wbr/>，'],
])('%s', (_, title, torn) => {
  expect(written(title)).not.toContain(torn);
});

test.each(['新闻中心', 'Coffee from Ethiopia', 'Café d’Éthiopie'])('“%s” is left as it is', (title) => {
  expect(written(title)).toBe(title);
});

test('two words that a hyphen joins stay together', () => {
  const name = renderToString(<TitleWords>Opening of the China-Africa expo</TitleWords>);
  expect(name).toMatch(/^<span>Opening of the <span[^>]*>China-Africa<\/span> expo<\/span>$/);
});
