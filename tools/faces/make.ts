/**
 * Cuts the Latin face of headlines out of a whole one: `node tools/faces/make.ts SourceSerif4-Semibold.ttf`. It has what
 * English and French are written with, and nothing else; nor its name.
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
const cut = await subsetFont(await readFile(whole), latinCharacters, {
  targetFormat: 'sfnt',
  noHinting: true,
  noLayoutClosure: true,
});
const face = await subsetFont(renamed(cut), latinCharacters, { targetFormat: 'woff2', noLayoutClosure: true });
await writeFile(made, face);
console.log(`${made}: ${face.length} bytes`);

/** A changed face may not bear the name `Source` (its licence): another of as many letters takes its place. */
function renamed(font: Uint8Array): Uint8Array {
  const name = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('latin1');
  const bytes = Buffer.from(font).toString('latin1');
  return Buffer.from(bytes.replaceAll(name('Source'), name('Latina')).replaceAll('Source', 'Latina'), 'latin1');
}
