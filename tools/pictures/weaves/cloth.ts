import sharp from 'sharp';
import { HEIGHT, type Loom, WIDTH } from '../loom/loom.ts';
import { scaled } from '../loom/palette.ts';

/** The cloth as a lossless WebP, one pixel a stitch: the browser enlarges it. */
export function asWebp(loom: Loom): Promise<Buffer> {
  const pixels = Buffer.from(loom.cells.flatMap((colour) => scaled(colour, 1)));
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .webp({ lossless: true, quality: 100, effort: 6 })
    .toBuffer();
}
