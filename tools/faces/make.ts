/**
 * Cuts the Latin face of headlines out of a whole one: `node tools/faces/make.ts SourceSerif4-Semibold.ttf`. It has what
 * English and French are written with, and nothing else; nor its name, which its makers keep to what they made.
 * The Chinese face is cut for each page as the site runs (server/pages/headlines.ts).
 */
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';
import { latinCharacters } from './latin-characters.ts';

const [, , whole] = process.argv;
const made = resolve(import.meta.dirname, '../../app/shell/headlines/faces/latin.woff2');

if (!whole)
  throw new Error('Which font? It stands in TTF/ of the npm package source-serif (app/shell/headlines/README.md)');
const face = await subsetFont(await readFile(whole), latinCharacters, {
  targetFormat: 'woff2',
  noHinting: true,
  noLayoutClosure: true,
  dropTables: ['name'],
});
await writeFile(made, face);
console.log(`${made}: ${face.length} bytes`);
