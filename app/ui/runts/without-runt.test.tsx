import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WithoutRunt } from './without-runt.tsx';

const written = (text: string) =>
  renderToString(<WithoutRunt>{text}</WithoutRunt>)
    .replace(/<span[^>]*>(.*?)<\/span>/g, '[$1]')
    .replaceAll('<!-- -->', '');

test.each([
  ['采购芝麻和咖啡豆。', '采购芝麻和咖[啡豆。]'],
  ['每月两个集装箱（整柜）。', '每月两个集装箱（[整柜）。]'],
  ['延误一周扣2%。', '延误一周[扣2%。]'],
  ['长期采购腰果', '长期采购[腰果]'],
])('the last two characters of “%s” and their marks stay together', (text, kept) => {
  expect(written(text)).toBe(kept);
});

test.each(['Cashew nuts, two containers a month.', '每柜20吨。', '好。', ''])('“%s” is left as it is', (text) => {
  expect(written(text)).toBe(text);
});
