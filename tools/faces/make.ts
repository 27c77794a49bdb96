/**
 * Cuts the Latin faces of headlines out of a whole one: `node tools/faces/make.ts SourceSerif4-Semibold.ttf`. They have what
 * English and French are written with, and nothing else; nor its name. What is seldom written stands in a face of its own.
 * The Chinese face is cut for each page as the site runs (server/pages/headlines.ts).
 */
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';
import { common, latinCharacters, rare } from './latin-characters.ts';

const [, , whole] = process.argv;
const faces = resolve(import.meta.dirname, '../../app/shell/headlines/faces');

if (!whole)
  throw new Error('Which font? It stands in TTF/ of the npm package source-serif (app/shell/headlines/README.md)');
const cut = await subsetFont(await readFile(whole), latinCharacters, {
  targetFormat: 'sfnt',
  noHinting: true,
  noLayoutClosure: true,
});
for (const [name, characters] of [
  ['latin', common],
  ['latin-rare', rare],
] as const) {
  const face = await subsetFont(renamed(cut), characters, { targetFormat: 'woff2', noLayoutClosure: true });
  await writeFile(resolve(faces, `${name}.woff2`), face);
  console.log(`${name}.woff2: ${[...characters].length} characters, ${face.length} bytes`);
}

/** A changed face may not bear the name `Source` (its licence): another of as many letters takes its place. */
function renamed(font: Uint8Array): Uint8Array {
  const name = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('latin1');
  const bytes = Buffer.from(font).toString('latin1');
  return Buffer.from(bytes.replaceAll(name('Source'), name('Latina')).replaceAll('Source', 'Latina'), 'latin1');
}
