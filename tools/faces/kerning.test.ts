import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import opentype from 'opentype.js';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { readKerning, rounded, writeKerning } from './kerning.ts';
import { common } from './latin-characters.ts';
import { tablesOf } from './sfnt.ts';

const pairs = [
  [0, -40, 0, -40],
  [13, 0, 0, 0],
  [0, -40, 0, -40],
  [0, 0, -3, 0],
];

test('pairs are read as they were written', () => {
  expect(readKerning(writeKerning(pairs), 4)).toEqual(pairs);
});

test('what rounds to nothing is no pair', () => {
  expect(rounded(pairs, 8)[1]).toEqual([16, 0, 0, 0]);
  expect(rounded(pairs, 8)[3]?.some(Boolean)).toBe(false);
});

test('glyphs with the same pairs are said once', () => {
  const more = writeKerning(Array.from({ length: 40 }, () => Array.from({ length: 40 }, (_, right) => -right)));
  expect(more.length).toBeLessThan(500);
});

test('the face of headlines sets wide capitals close, and straight ones as they are', async () => {
  const file = await readFile(resolve(import.meta.dirname, '../../app/shell/headlines/faces/latin.woff2'));
  const face = Buffer.from(await subsetFont(file, common, { targetFormat: 'sfnt', noLayoutClosure: true }));
  const tables = tablesOf(face);
  const kerning = readKerning(tables.get('GPOS') ?? Buffer.of(), tables.get('maxp')?.readUInt16BE(4) ?? 0);
  const font = opentype.parse(new Uint8Array(face).buffer);
  const between = ([left = '', right = '']: string) =>
    kerning[font.charToGlyphIndex(left)]?.[font.charToGlyphIndex(right)];
  for (const close of ['AV', 'To', 'L’', 'Vé']) expect(between(close), close).toBeLessThan(-20);
  for (const straight of ['HI', 'nm', 'il']) expect(between(straight), straight).toBe(0);
});
