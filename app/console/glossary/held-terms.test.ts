import { expect, test } from 'vitest';
import { type Entry, nameOf } from './entry.ts';
import { heldTerms, type TermRow, termOf } from './held-terms.ts';

const entry = (name: string): Entry => ({ part: 'Trade', names: { 'zh-CN': name }, unused: {}, note: '' });

const row = (id: number, name: string, file_row: string | null): TermRow => ({
  ...{ id, file_row, is_retired: false, version: 1 },
  ...entry(name),
});

const standing = (file: string[], rows: TermRow[]) =>
  heldTerms(file.map(entry), rows).map((term) => [term.id, nameOf(term), term.inFile && nameOf(term.inFile)]);

test('a row of the file has what staff have made of it in its place, whatever they call it', () => {
  expect(standing(['红茶', '绿茶'], [row(1, '黑茶', '红茶')])).toEqual([
    [1, '黑茶', '红茶'],
    [undefined, '绿茶', '绿茶'],
  ]);
});

test('a name that one term has left, and another has taken, is in the file as they are called once both have gone into it', () => {
  const rows = [row(1, '黑茶', '红茶'), row(2, '红茶', null)];
  expect(standing(['红茶'], rows)).toEqual([
    [1, '黑茶', '红茶'],
    [2, '红茶', undefined],
  ]);
  expect(standing(['黑茶', '红茶'], rows)).toEqual([
    [1, '黑茶', '黑茶'],
    [2, '红茶', '红茶'],
  ]);
});

test('two that were called otherwise one after the other stand for their own rows still', () => {
  expect(standing(['红茶', '绿茶'], [row(1, '绿茶', '红茶'), row(2, '白茶', '绿茶')])).toEqual([
    [1, '绿茶', '红茶'],
    [2, '白茶', '绿茶'],
  ]);
});

test('a term is found by its number, by its name, and by the name that the file has for it', () => {
  const terms = heldTerms(['红茶', '绿茶'].map(entry), [row(1, '黑茶', '红茶')]);
  const found = (key: Parameters<typeof termOf>[1]) => {
    const term = termOf(terms, key);
    return term && nameOf(term);
  };
  const asked = [{ id: 1, name: '绿茶' }, { name: '黑茶' }, { name: '红茶' }, { id: 9, name: '绿茶' }, { name: '茶' }];
  expect(asked.map(found)).toEqual(['黑茶', '黑茶', '黑茶', '绿茶', undefined]);
});
