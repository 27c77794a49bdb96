import { weaveSvg } from '#ui/weave/weave-svg.ts';
import { type Entry, zipOf } from './zip.ts';

const mark = (deep: string, ochre: string, paper: string, cinnabar: string, ground: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 24 24"><path fill="${ground}" d="M0 0h24v24H0z"/><path fill="${deep}" d="M0 0h24v24H0z"/><path fill="${ochre}" d="M2 12 12 2l10 10-10 10zM6 12l6 6 6-6-6-6z"/><path fill="${paper}" d="M9 12l3-3 3 3-3 3z"/><path fill="${cinnabar}" d="M0 0h4L0 4zM24 0h-4l4 4zM0 24h4l-4-4zM24 24h-4l4-4z"/></svg>\n`;

const rules = `标志使用说明
保留四周至少一个小菱形的空白；不改色，不拉伸；不用于商品认证。

Using the mark
Leave a margin of one small lozenge. Do not recolour or stretch it. It certifies no product.

Emploi de la marque
Laissez autour la largeur d’un petit losange. Ni recoloration ni étirement. Elle ne certifie aucun produit.
`;

/** The mark in three forms. */
export function logoPackage(): Buffer {
  return zipOf([
    file('logo-colour.svg', mark('#0c3b2e', '#d98a1f', '#fbf7ef', '#b3301f', '#fbf7ef')),
    file('logo-one-colour.svg', mark('#1c1a15', '#ffffff', '#ffffff', '#ffffff', '#ffffff')),
    file('logo-reversed.svg', mark('#fbf7ef', '#0c3b2e', '#0c3b2e', '#0c3b2e', '#fbf7ef')),
    file('README.txt', rules),
  ]);
}

const patterns = [
  'river',
  'loom',
  'market',
  'harbour',
  'mine',
  'field',
  'forest',
  'desert',
  'coast',
  'lake',
  'hill',
  'city',
];

/** Twelve weaves; the name of each decides its pattern. */
export function weavePackage(): Buffer {
  return zipOf([
    ...patterns.map((name) => file(`weave-${name}.svg`, weaveSvg(`pattern-${name}`, 'square'))),
    file('README.txt', rules),
  ]);
}

/** One of them by itself. */
export function weaveSample(): Buffer {
  const titled = weaveSvg('pattern-loom', 'wide').replace(
    '<defs>',
    '<title>织纹 · Woven pattern · Motif tissé</title><defs>',
  );
  return Buffer.from(titled);
}

function file(name: string, text: string): Entry {
  return { name, bytes: Buffer.from(text) };
}
