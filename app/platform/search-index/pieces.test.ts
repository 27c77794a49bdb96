import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, pairsOf, piecesOf } from './pieces.ts';

test('small letters, no accents, one form of every character', () => {
  expect(['Côte', 'ŒUVRE', 'ＡＢＣ', 'Straße', 'İzmir'].map(fold)).toEqual([
    'cote',
    'oeuvre',
    'abc',
    'strasse',
    'izmir',
  ]);
});

test('pieces are Chinese runs and words of other scripts, with their places', () => {
  const text = 'Côte d’Ivoire的5G网络 W1-A03';
  const pieces = piecesOf(text);
  expect(pieces.map(({ folded }) => folded)).toEqual(['cote', 'd', 'ivoire', '的', '5g', '网络', 'w1', 'a03']);
  expect(pieces.map(({ start, end }) => text.slice(start, end))).toEqual([
    ...['Côte', 'd', 'Ivoire', '的', '5G', '网络', 'W1', 'A03'],
  ]);
});

test('a bracket does not end a Chinese name', () => {
  expect(piecesOf('刚果（金）').map(({ folded }) => folded)).toEqual(['刚果金']);
  expect(piecesOf('金），银').map(({ folded }) => folded)).toEqual(['金', '银']);
});

test('pairs overlap; characters beyond the first plane are whole', () => {
  expect(pairsOf('跨境人民币')).toEqual(['跨境', '境人', '人民', '民币']);
  expect(pairsOf('𠮷野家')).toEqual(['𠮷野', '野家']);
  expect(pairsOf('金')).toEqual([]);
});

test('a letter that is several words in another form is one piece, and one that is nothing but a sign none', () => {
  expect(piecesOf('ﷺ').map(({ folded }) => folded)).toEqual(['صلىاللهعليهوسلم']);
  expect(piecesOf('\u{fe70}')).toEqual([]);
});

test('any text can be cut into pieces, and none is empty', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const { start, end, folded } of piecesOf(text)) {
        expect(end).toBeGreaterThan(start);
        expect(folded).not.toBe('');
        expect(folded).not.toMatch(/['\\\0\s]/);
        expect(folded.isWellFormed()).toBe(true);
      }
    }),
  );
});
