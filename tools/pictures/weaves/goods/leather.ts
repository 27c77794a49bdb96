/** What is tanned, and what is made of it. */
import type { Loom } from '../../loom/loom.ts';
import { shade } from '../../loom/paints.ts';
import { yarn as c } from '../../loom/palette.ts';
import { points } from '../../loom/points.ts';
import { ground, onGround } from '../ground.ts';
import type { Drawings } from '../groups.ts';

function shoes(): Loom {
  return onGround(ground('sand', 'lozenge'), (loom) => {
    for (const [x, y, tones, sole] of [
      [0, 0, [c.umber, c.cocoa, c.bark], c.tan],
      [40, 44, [c.soft, c.ink, c.ink], c.cinnabar],
    ] as const) {
      const at = (dx: number, dy: number): [number, number] => [x + dx, y + dy];
      loom.blob(
        [at(22, 20), at(54, 18), at(60, 34), at(92, 44), at(124, 52), at(132, 64), at(22, 66), at(18, 44)],
        c.ink,
      );
      loom.blob(
        [at(25, 22), at(52, 21), at(59, 37), at(92, 47), at(122, 55), at(128, 62), at(25, 63), at(21, 44)],
        shade(tones, (px, py) => (px - x) / 200 + (py - y - 20) / 70),
      );
      loom.rect(x + 18, y + 62, 116, 8, sole);
      loom.rect(x + 18, y + 66, 30, 7, sole);
      loom.ellipse(x + 38, y + 21, 15, 5, c.ink);
      for (const dx of [62, 70, 78]) loom.thread([at(dx, 34 + (dx - 62) * 0.3), at(dx - 6, 48)], 2.6, c.paper);
      loom.bend([at(100, 47), at(94, 56), at(98, 62)], 1.4, c.ink);
    }
  });
}

function leatherGoods(): Loom {
  return onGround(ground('deep', 'dice'), (loom) => {
    loom.ring(96, 46, 38, 31, c.earth, Math.PI, Math.PI * 2);
    loom.blob(points('38,46 46,40 146,40 154,46 160,98 152,112 40,112 32,98'), c.bark);
    loom.blob(
      points('42,49 48,44 144,44 150,49 156,97 149,108 43,108 36,97'),
      shade([c.tan, c.clay, c.umber], (x, y) => (x - 36) / 240 + (y - 44) / 130),
    );
    loom.blob(points('42,46 150,46 144,74 126,84 66,84 48,74'), c.bark);
    loom.blob(points('46,47 146,47 140,72 124,80 68,80 52,72'), c.clay);
    for (let x = 54; x < 140; x += 6) loom.rect(x, 75 - Math.abs(x - 96) * 0.06, 3, 1.4, c.straw);
    loom.rect(87, 72, 18, 18, c.ochre);
    loom.rect(91, 76, 10, 10, c.bark);
  });
}

function hides(): Loom {
  return onGround(ground('gold', 'wave'), (loom) => {
    const skin = points(
      '84,12 108,12 114,24 136,22 156,16 160,28 142,42 140,70 146,92 164,108 150,116 126,104 104,108 96,118 88,108 66,104 42,116 28,108 46,92 52,70 50,42 32,28 36,16 56,22 78,24',
    );
    loom.blob(skin, c.plum);
    loom.blob(
      skin.map(([x, y]) => [96 + (x - 96) * 0.95, 66 + (y - 66) * 0.95]),
      shade([c.coral, c.flame, c.brick], (x, y) => Math.hypot((x - 96) / 62, (y - 62) / 56)),
    );
    loom.bend(points('96,22 95,50 97,80 96,106'), 1.6, c.brick);
    for (const side of [-1, 1])
      for (const y of [44, 64, 84])
        loom.bend(
          [
            [96 + side * 14, y],
            [96 + side * 26, y + 4],
            [96 + side * 34, y + 2],
          ],
          1.4,
          c.brick,
        );
  });
}

export const leather: Drawings = { shoes, 'leather-goods': leatherGoods, hides };
