import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hintsFor, isSaid, rowsOfGlossary } from './terms.ts';

const file = readFileSync(new URL('../../../docs/glossary.md', import.meta.url), 'utf8');
const glossary = rowsOfGlossary(file).map(({ term }) => term);

test('what the glossary calls a term of a text is said in the other language, in the order of the text', () => {
  expect(hintsFor(glossary, '主宾国在<strong>高桥大市场</strong>。', { from: 'zh-CN', to: 'fr-FR' })).toEqual([
    { term: '主宾国', word: 'pays à l’honneur' },
    { term: '高桥大市场', word: 'Grand marché de Gaoqiao' },
  ]);
  expect(hintsFor(glossary, 'Two guest countries, many Avocados.', { from: 'en-US', to: 'zh-CN' })).toEqual([
    { term: 'avocado', word: '牛油果' },
  ]);
});

test('a part of a longer term is no term of its own', () => {
  expect(hintsFor(glossary, '在长沙国际会展中心', { from: 'zh-CN', to: 'en-US' })).toEqual([
    { term: '长沙国际会展中心', word: 'Changsha International Convention and Exhibition Center' },
  ]);
});

test('columns are told by the names of their languages, and a language without one is without terms', () => {
  const rows = rowsOfGlossary('| English | 中文 | not |\n| --- | --- | --- |\n| avocado | 牛油果 | zh: 鳄梨 |');
  expect(rows).toEqual([{ term: { 'en-US': 'avocado', 'zh-CN': '牛油果' }, not: 'zh: 鳄梨' }]);
  const terms = rows.map(({ term }) => term);
  expect(hintsFor(terms, '牛油果', { from: 'zh-CN', to: 'en-US' })).toEqual([{ term: '牛油果', word: 'avocado' }]);
  expect(hintsFor(terms, '牛油果', { from: 'zh-CN', to: 'fr-FR' })).toEqual([]);
});

test('a row of too few cells is named', () => {
  expect(() => rowsOfGlossary('| 中文 | English | not |\n| --- | --- | --- |\n| 茶 | tea |')).toThrow('| 茶 | tea |');
});

test('a name is said with any space, small or capital letters, in the plural and across tags, and not as a part of a word', () => {
  expect(isSaid('Les <b>grands\u00a0marchés</b>', 'grand marché', 'fr-FR')).toBe(false);
  expect(isSaid('Le <b>Grand</b>\u00a0marché', 'grand marché', 'fr-FR')).toBe(true);
  expect(isSaid('two avocados', 'Avocado', 'en-US')).toBe(true);
  expect(isSaid('avocadoes', 'avocado', 'en-US')).toBe(false);
  expect(isSaid('肯尼亚牛油果', '牛油果', 'zh-CN')).toBe(true);
});
