import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import { captchaSize } from './captcha.ts';

/** The module itself draws a given text; its types leave that out. Its font and its library come with the first picture. */
async function fetchDrawText() {
  const svgCaptcha: unknown = await import('svg-captcha');
  return (svgCaptcha as { default: (text: string, options: object) => string }).default;
}

/** Drawn twice as large and made smaller, so that moved pixels leave smooth edges. */
const scale = 2;
const width = scale * captchaSize.width;
const height = scale * captchaSize.height;

/** Draws digits so that people read them and simple readers of pictures do not: outlines, lines across, waves. @returns a PNG */
export async function captchaPicture(digits: string): Promise<Buffer> {
  const drawText = await fetchDrawText();
  const svg = drawText(digits, { width, height, fontSize: 62 * scale, noise: 3, color: false, background: '' });
  const drawn = await sharp(Buffer.from(svg)).flatten({ background: 'white' }).greyscale().raw().toBuffer();
  return sharp(waved(drawn), { raw: { width, height, channels: 1 } })
    .resize(captchaSize.width)
    .png({ compressionLevel: 9, palette: true, colours: 16 })
    .toBuffer();
}

/** Moves every pixel along two waves of random length, height and phase. */
function waved(pixels: Buffer): Buffer {
  const across = wave(4, 8);
  const down = wave(4, 6);
  const moved = Buffer.alloc(pixels.length, 255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const fromX = Math.round(x + across(y));
      const fromY = Math.round(y + down(x));
      const inside = fromX >= 0 && fromX < width && fromY >= 0 && fromY < height;
      if (inside) moved[y * width + x] = pixels[fromY * width + fromX] ?? 255;
    }
  }
  return moved;
}

/** A sine of a height between `least` and `most` pixels. */
function wave(least: number, most: number): (at: number) => number {
  const size = least + (most - least) * (randomInt(1000) / 1000);
  const length = scale * randomInt(28, 52);
  const phase = (randomInt(1000) / 1000) * 2 * Math.PI;
  return (at) => size * Math.sin((2 * Math.PI * at) / length + phase);
}
