import sharp from 'sharp';
import { HEIGHT, type Loom, WIDTH } from '../loom/loom.ts';
import { scaled } from '../loom/palette.ts';

/** The cloth as red, green and blue, one pixel a stitch. */
export function pixelsOf(loom: Loom): Buffer {
  const dyed = new Map([...new Set(loom.cells)].map((colour) => [colour, Buffer.from(scaled(colour, 1))]));
  return Buffer.concat(loom.cells.flatMap((colour) => dyed.get(colour) ?? []));
}

/** The cloth as a lossless WebP, one pixel a stitch: the browser enlarges it. */
export function asWebp(loom: Loom): Promise<Buffer> {
  return sharp(pixelsOf(loom), { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .webp({ lossless: true, quality: 100, effort: 6 })
    .toBuffer();
}
