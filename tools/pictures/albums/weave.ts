/**
 * From stitches to pixels: every cell becomes one crossing of warp and weft, 8 x 8 pixels, rounded by light and shadow.
 */
import sharp from 'sharp';
import { HEIGHT, type Loom, WIDTH } from '../loom/loom.ts';
import { scaled } from '../loom/palette.ts';

const STITCH = 8;

/** Light on the pixels of a stitch: 0 shadow in the gap, 3 highlight. Rows alternate, as weft passing over one warp and the next. */
const RELIEF = [
  ['01111110', '12333321', '23333332', '23333322', '22222222', '22222222', '12222221', '01111110'],
  ['01122110', '01233211', '11333221', '11332221', '11222221', '11222211', '11222211', '00111100'],
];
const LIGHT = [0.74, 0.9, 1, 1.07];

/** The finished cloth as a lossless WebP. Few colours in a regular texture: lossless is the smaller format here. */
export async function woven(loom: Loom): Promise<Buffer> {
  const wide = WIDTH * STITCH,
    tall = HEIGHT * STITCH;
  const pixels = Buffer.alloc(wide * tall * 3);
  const dyed = new Map<string, [number, number, number][]>();
  const shades = (colour: string) => {
    const known = dyed.get(colour) ?? LIGHT.map((light) => scaled(colour, light));
    dyed.set(colour, known);
    return known;
  };
  for (let row = 0; row < HEIGHT; row++) {
    const relief = RELIEF[row % RELIEF.length]!;
    for (let column = 0; column < WIDTH; column++) {
      const tones = shades(loom.cells[row * WIDTH + column]!);
      for (let y = 0; y < STITCH; y++) {
        let at = ((row * STITCH + y) * wide + column * STITCH) * 3;
        for (let x = 0; x < STITCH; x++) for (const value of tones[Number(relief[y]![x])]!) pixels[at++] = value;
      }
    }
  }
  return sharp(pixels, { raw: { width: wide, height: tall, channels: 3 } })
    .webp({ lossless: true, quality: 100, effort: 6 })
    .toBuffer();
}
