import qrcode from 'qrcode';
import { expect, test } from 'vitest';
import { qrSvg } from './qr-svg.server.ts';

/** Paints the strokes of the path back into modules. */
function modulesOf(svg: string, size: number): number[] {
  const modules = new Array<number>(size * size).fill(0);
  for (const [, x, y, length] of svg.matchAll(/M(\d+) (\d+)\.5h(\d+)/g)) {
    modules.fill(1, Number(y) * size + Number(x), Number(y) * size + Number(x) + Number(length));
  }
  return modules;
}

test('the picture holds exactly the modules of the code, and is small', () => {
  const address = 'https://expo.example/fr-FR/about/?cursor=download';
  const { size, data } = qrcode.create(address, { errorCorrectionLevel: 'M' }).modules;
  const svg = qrSvg(address);
  expect(modulesOf(svg, size)).toEqual([...data].map(Number));
  expect(svg.length).toBeLessThan(4000);
  expect(svg).toContain(`viewBox="-4 -4 ${size + 8} ${size + 8}"`);
});
