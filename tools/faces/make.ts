/**
 * Cuts the Latin faces of headlines out of a whole one: `node tools/faces/make.ts SourceSerif4-Semibold.ttf`. They have what
 * English and French are written with, and nothing else; nor its name. What is seldom written stands in a face of its own. Their
 * kerning, which would be a third of them, is rounded.
 * The Chinese face is cut for each page as the site runs (server/pages/headlines.ts).
 */
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';
import { readKerning, rounded, writeKerning } from './kerning.ts';
import { common, rare } from './latin-characters.ts';
import { fontOf, tablesOf } from './sfnt.ts';

const [, , whole] = process.argv;
/** In thousandths of the size of the letters. */
const kerningStep = 8;
const faces = resolve(import.meta.dirname, '../../app/shell/headlines/faces');

if (!whole)
  throw new Error('Which font? It stands in TTF/ of the npm package source-serif (app/shell/headlines/README.md)');
const font = await readFile(whole);
for (const [name, characters] of [
  ['latin', common],
  ['latin-rare', rare],
] as const) {
  const cut = await subsetFont(font, characters, { targetFormat: 'sfnt', noHinting: true, noLayoutClosure: true });
  const face = await subsetFont(light(renamed(cut)), characters, { targetFormat: 'woff2', noLayoutClosure: true });
  await writeFile(resolve(faces, `${name}.woff2`), face);
  console.log(`${name}.woff2: ${[...characters].length} characters, ${face.length} bytes`);
}

/** A face that keeps of its layout the kerning, in the fewest classes, to within a sixth of a pixel at 40 px. */
function light(cut: Buffer): Buffer {
  const tables = tablesOf(cut);
  const positions = tables.get('GPOS');
  const glyphs = tables.get('maxp')?.readUInt16BE(4);
  if (!positions || !glyphs) throw new Error('The font has no kerning');
  tables.set('GPOS', writeKerning(rounded(readKerning(positions, glyphs), kerningStep)));
  // Where lines stand by, which glyphs are marks, what takes the place of what: nothing is left that these would say.
  for (const tag of ['BASE', 'GDEF', 'GSUB']) tables.delete(tag);
  return fontOf(tables);
}

/** A changed face may not bear the name `Source` (its licence): another of as many letters takes its place. */
function renamed(font: Uint8Array): Buffer {
  const name = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('latin1');
  const bytes = Buffer.from(font).toString('latin1');
  return Buffer.from(bytes.replaceAll(name('Source'), name('Latina')).replaceAll('Source', 'Latina'), 'latin1');
}
