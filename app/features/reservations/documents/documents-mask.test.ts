import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskName, maskNumber } from './documents-mask.ts';

describe('what is shown of them', () => {
  test.each([
    ['11010519491231002X', '11************002X'],
    ['E12345678', 'E1*****78'],
    ['H12345678', 'H1*****78'],
    ['12345678', '12****78'],
    ['AB123', 'A***3'],
    ['7', '*'],
    ['', ''],
  ])('of the number %s: %s', (typed, shown) => {
    expect(maskNumber(typed)).toBe(shown);
  });

  test('never more than half of a number', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9A-Z]{0,24}$/), (typed) => {
        const shown = maskNumber(typed);
        expect(shown).toHaveLength(typed.length);
        expect(shown.replaceAll('*', '').length).toBeLessThanOrEqual(typed.length / 2);
      }),
    );
  });

  test.each([
    ['王明', '王*'],
    ['王小明', '王*明'],
    ['王 小 明', '王*明'],
    ['欧阳小明', '欧**明'],
    ['阿不都·热西提', '阿*****提'],
    ['𠮷野', '𠮷*'],
    ['김철수', '김*수'],
    ['王', '*'],
    ['Kwame Mensah', 'K**** M*****'],
    ['Élodie N’Diaye-Traoré', 'É***** N******'],
    ['E\u0301lodie', 'É*****'],
    ['J Smith', 'J S****'],
    ['Sukarno', 'S******'],
    ['U', '*'],
    ['محمد علي', 'م*** ع**'],
    ['  ', ''],
  ])('of the name %s: %s', (name, shown) => {
    expect(maskName(name)).toBe(shown);
  });

  test('of any name the first letter of a word, and the last where names have no words', () => {
    const segmenter = new Intl.Segmenter();
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' })), (name) => {
        for (const word of maskName(name).split(/\s+/))
          expect([...segmenter.segment(word.replaceAll('*', ''))].length).toBeLessThanOrEqual(2);
      }),
    );
  });
});
