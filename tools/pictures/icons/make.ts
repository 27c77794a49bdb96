import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import sharp from 'sharp';

// Draws the icons of the site from its sign, public/favicon.svg: `node tools/pictures/icons/make.ts`. What it makes is committed.

const folder = resolve(import.meta.dirname, '../../../public');
const sign = await readFile(resolve(folder, 'favicon.svg'), 'utf8');
const inside = sign.slice(sign.indexOf('>') + 1, sign.lastIndexOf('</svg>'));
/** The sign's own ground (`--deep`), for icons that a system cuts into a shape of its own. */
const ground = '#0c3b2e';

/** The sign in a square; `share` is how much of it the sign fills, the rest is ground. */
function drawing(share: number): Buffer {
  const side = 24 / share;
  const edge = (side - 24) / 2;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="${-edge} ${-edge} ${side} ${side}">` +
      `<path fill="${ground}" d="M${-edge} ${-edge}h${side}v${side}h-${side}z"/>${inside}</svg>`,
  );
}

// A maskable icon keeps what matters within a circle of four fifths of its width (W3C, Web Application Manifest).
const icons = [
  { file: 'icons/icon-192.png', size: 192, share: 1 },
  { file: 'icons/icon-512.png', size: 512, share: 1 },
  { file: 'icons/maskable-512.png', size: 512, share: 0.6 },
  { file: 'apple-touch-icon.png', size: 180, share: 0.8 },
];

for (const { file, size, share } of icons) {
  const picture = await sharp(drawing(share), { density: 300 })
    .resize(size, size)
    .png({ palette: true, colours: 32, compressionLevel: 9 })
    .toBuffer();
  await writeFile(resolve(folder, file), picture);
}
