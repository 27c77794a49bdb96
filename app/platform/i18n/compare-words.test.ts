import { expect, test } from 'vitest';
import { compareWords } from './compare-words.ts';

const changed = (...args: Parameters<typeof compareWords>) =>
  compareWords(...args).filter(({ kind }) => kind !== 'same');

test('Chinese is compared by words', () => {
  expect(changed('近2000家企业参展', '近2100家企业参展', 'zh-CN')).toEqual([
    { kind: 'removed', text: '2000' },
    { kind: 'added', text: '2100' },
  ]);
});

test('what did not change is not marked', () => {
  expect(compareWords('La foire ouvre.', 'La foire ouvre.', 'fr-FR')).toEqual([
    { kind: 'same', text: 'La foire ouvre.' },
  ]);
});

test('a mark of the text is a change of its own', () => {
  expect(changed('One two', 'One <strong>two</strong>', 'en-US')).toEqual([
    { kind: 'added', text: '<strong>' },
    { kind: 'added', text: '</strong>' },
  ]);
});
