import { randomInt } from 'node:crypto';
import { captchaSize } from '../captcha.ts';
import { drawLine, fillOutline, type Sheet } from './fill-outline.ts';
import { greyPng } from './grey-png.server.ts';

/** The module itself draws a given text; its types leave that out. Its font and its library come with the first picture. */
async function fetchDrawText() {
  const svgCaptcha: unknown = await import('svg-captcha');
  return (svgCaptcha as { default: (text: string, options: object) => string }).default;
}

/** Drawn three times as large and made smaller, so that what was moved leaves smooth edges. */
const scale = 3;
const width = scale * captchaSize.width;
const height = scale * captchaSize.height;

/**
 * Draws digits so that people read them and simple readers of pictures do not: outlines, lines across, waves. Drawn here and
 * not in the workshop: whoever logs in waits for nobody's pictures. 5 ms.
 * @returns a PNG
 */
export async function captchaPicture(digits: string): Promise<Buffer> {
  const drawText = await fetchDrawText();
  const svg = drawText(digits, { width, height, fontSize: 62 * scale, noise: 3, color: false, background: '' });
  const sheet = { width, height, pixels: new Uint8Array(width * height).fill(255) };
  for (const [path = ''] of svg.matchAll(/<path[^>]*>/g)) {
    const outline = attribute(path, 'd');
    const grey = (name: string) => 17 * Number.parseInt(attribute(path, name)[1] ?? '', 16);
    if (attribute(path, 'fill') === 'none') drawLine(sheet, outline, grey('stroke'));
    else fillOutline(sheet, outline, grey('fill'));
  }
  return greyPng(smaller(waved(sheet.pixels)));
}

const attribute = (element: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(element)?.[1] ?? '';

/** Every pixel the mean of those that it was drawn as. */
function smaller(drawn: Uint8Array): Sheet {
  const pixels = new Uint8Array(captchaSize.width * captchaSize.height);
  for (let i = 0; i < pixels.length; i += 1) {
    const corner = Math.floor(i / captchaSize.width) * scale * width + (i % captchaSize.width) * scale;
    let sum = 0;
    for (let at = 0; at < scale * scale; at += 1) {
      sum += drawn[corner + Math.floor(at / scale) * width + (at % scale)] ?? 255;
    }
    pixels[i] = sum / (scale * scale);
  }
  return { ...captchaSize, pixels };
}

/** Moves every pixel along two waves of random length, height and phase. */
function waved(pixels: Uint8Array): Uint8Array {
  const across = wave(2, 4, height);
  const down = wave(2, 3, width);
  const moved = new Uint8Array(pixels.length).fill(255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const fromX = x + (across[y] ?? 0);
      const fromY = y + (down[x] ?? 0);
      const inside = fromX >= 0 && fromX < width && fromY >= 0 && fromY < height;
      if (inside) moved[y * width + x] = pixels[fromY * width + fromX] ?? 255;
    }
  }
  return moved;
}

/** A sine of a height between `least` and `most` pixels of the picture, at each place up to `end`. */
function wave(least: number, most: number, end: number): number[] {
  const size = scale * (least + (most - least) * (randomInt(1000) / 1000));
  const length = scale * randomInt(28, 52);
  const phase = (randomInt(1000) / 1000) * 2 * Math.PI;
  return Array.from({ length: end }, (_, at) => Math.round(size * Math.sin((2 * Math.PI * at) / length + phase)));
}
