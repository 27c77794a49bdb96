/** Industries of machines. */
import type { Border } from '../../loom/borders.ts';
import type { Loom } from '../../loom/loom.ts';
import { hills } from '../../loom/nature.ts';
import { shade, stripes } from '../../loom/paints.ts';
import { yarn as c } from '../../loom/palette.ts';
import { points } from '../../loom/points.ts';
import type { Drawings } from '../groups.ts';
import { scene } from '../scene.ts';

const WORKS: Border = {
  tile: 'window',
  ground: c.indigo,
  figure: c.denim,
  second: c.gold,
  edge: c.paper,
  rim: c.midnight,
};

function wheel(loom: Loom, x: number, y: number, r: number, rim: string): void {
  loom.disc(x, y, r, c.ink);
  loom.disc(x, y, r * 0.56, rim);
  loom.disc(x, y, r * 0.2, c.ink);
}

function buildingMachines(): Loom {
  return scene('gold', WORKS, (loom) => {
    hills(loom, 92, 8, 3, c.clay);
    loom.rect(0, 106, 192, 20, stripes([c.umber, c.earth], 4));
    for (const [x, y] of points('40,34 62,28 84,32 52,40 76,40'))
      loom.poly(
        [
          [x - 14, y + 10],
          [x - 8, y - 8],
          [x + 8, y - 8],
          [x + 14, y + 10],
        ],
        c.umber,
      );
    loom.poly(points('10,38 120,38 136,46 118,82 40,82 24,66'), c.bark);
    loom.poly(
      points('16,42 118,42 130,47 115,78 42,78 28,64'),
      shade([c.gold, c.ochre, c.amber], (_, y) => (y - 42) / 36),
    );
    for (const x of [48, 70, 92])
      loom.thread(
        [
          [x, 44],
          [x + 4, 76],
        ],
        3,
        c.amber,
      );
    loom.poly(points('120,26 166,26 168,34 120,34'), c.bark);
    loom.poly(points('128,50 148,50 148,36 166,36 170,60 180,64 180,94 122,94'), c.bark);
    loom.poly(points('152,40 163,40 166,58 152,58'), c.haze);
    loom.poly(points('131,62 176,66 176,90 126,90'), c.ochre);
    for (const y of [70, 76, 82]) loom.rect(160, y, 16, 2, c.bark);
    loom.rect(40, 84, 130, 8, c.ink);
    for (const x of [58, 144]) wheel(loom, x, 94, 22, c.gold);
  });
}

function farmMachines(): Loom {
  return scene('leaf', WORKS, (loom) => {
    hills(loom, 84, 6, 2, c.sage);
    for (let x = 0; x < 192; x += 5) {
      loom.rect(x + 1, 82 + ((x * 11) % 7), 2, 44, c.ochre);
      loom.ellipse(x + 2, 83 + ((x * 11) % 7), 2, 5, c.gold);
    }
    loom.poly(points('66,40 150,36 164,46 164,90 62,92'), c.plum);
    loom.poly(
      points('70,43 149,39 160,48 160,86 66,88'),
      shade([c.coral, c.cinnabar, c.brick], (_, y) => (y - 40) / 48),
    );
    loom.rect(84, 64, 68, 6, c.gold);
    loom.poly(points('40,30 72,30 72,68 34,68'), c.ink);
    loom.poly(points('44,34 68,34 68,62 40,62'), c.haze);
    loom.bend(points('150,40 168,24 184,26'), 7, c.gold);
    loom.poly(points('14,84 56,70 64,94 20,104'), c.ochre);
    loom.disc(24, 90, 20, c.amber);
    loom.disc(24, 90, 16, c.honey);
    for (let i = 0; i < 6; i++)
      loom.thread(
        [
          [24, 90],
          [24 + Math.cos(i * 1.05) * 20, 90 + Math.sin(i * 1.05) * 20],
        ],
        3,
        c.brick,
      );
    wheel(loom, 86, 94, 21, c.gold);
    wheel(loom, 148, 98, 15, c.gold);
  });
}

function vehicles(): Loom {
  return scene('rose', WORKS, (loom) => {
    loom.rect(0, 98, 192, 30, c.soft);
    for (let x = 4; x < 192; x += 34) loom.rect(x, 110, 18, 3, c.straw);
    loom.blob(points('18,72 30,62 52,58 74,36 122,34 144,58 170,64 180,78 178,96 20,98 14,88'), c.midnight);
    loom.blob(
      points('21,74 32,66 54,62 76,40 121,38 141,61 168,67 176,79 174,92 23,94 18,87'),
      shade([c.blue, c.denim, c.indigo], (_, y) => (y - 38) / 56),
    );
    loom.poly(points('62,60 79,43 96,42 96,60'), c.haze);
    loom.poly(points('101,42 119,41 134,60 101,60'), c.haze);
    loom.rect(90, 68, 10, 3, c.ink);
    loom.rect(166, 72, 10, 7, c.gold);
    loom.rect(17, 76, 8, 7, c.cinnabar);
    for (const x of [50, 146]) {
      wheel(loom, x, 94, 18, c.surface);
      for (let i = 0; i < 5; i++)
        loom.thread(
          [
            [x, 94],
            [x + Math.cos(i * 1.257) * 10, 94 + Math.sin(i * 1.257) * 10],
          ],
          2,
          c.soft,
        );
    }
  });
}

function industrial(): Loom {
  return scene('gold', WORKS, (loom) => {
    loom.rect(18, 34, 12, 80, c.brick);
    loom.rect(38, 44, 12, 70, c.brick);
    for (const [x, y] of points('24,26 34,18 46,36')) loom.disc(x, y, 7, c.paper);
    loom.poly(points('8,114 8,72 38,56 38,72 68,56 68,72 98,56 98,114'), c.midnight);
    for (let x = 16; x < 94; x += 16) loom.rect(x, 82, 10, 12, c.gold);
    const gear = (x: number, y: number, r: number, teeth: number, tone: string, dark: string) => {
      for (let i = 0; i < teeth; i++) {
        const turn = (i / teeth) * Math.PI * 2;
        loom.thread(
          [
            [x, y],
            [x + Math.cos(turn) * (r + 6), y + Math.sin(turn) * (r + 6)],
          ],
          r * 0.34,
          dark,
        );
      }
      loom.disc(x, y, r, dark);
      loom.disc(x, y, r - 3, tone);
      loom.disc(x, y, r * 0.42, dark);
      loom.disc(x, y, r * 0.26, c.straw);
    };
    gear(132, 62, 32, 10, c.stone, c.ink);
    gear(96, 96, 18, 8, c.cinnabar, c.plum);
    gear(166, 100, 16, 8, c.denim, c.midnight);
  });
}

export const machines: Drawings = { 12: buildingMachines, 13: farmMachines, 14: vehicles, 16: industrial };
