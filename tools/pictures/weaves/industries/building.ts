/** Industries of power and building. */
import type { Border } from '../../loom/borders.ts';
import type { Loom } from '../../loom/loom.ts';
import { hills, sun } from '../../loom/nature.ts';
import { dashes, upright } from '../../loom/paints.ts';
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

function renewables(): Loom {
  return scene('noon', WORKS, (loom) => {
    sun(loom, 40, 44, 22, [c.gold, c.ochre, c.flame]);
    hills(loom, 92, 7, 1, c.grass);
    hills(loom, 102, 4, 5, c.good);
    for (const [x, y, s, turn] of [
      [92, 46, 1, 0.3],
      [148, 40, 1.15, 1.1],
    ] as const) {
      loom.poly(
        [
          [x - 2, y],
          [x + 2, y],
          [x + 5, 110],
          [x - 5, 110],
        ],
        c.surface,
      );
      for (let i = 0; i < 3; i++) {
        const angle = turn + (i * Math.PI * 2) / 3;
        loom.thread(
          [
            [x, y],
            [x + Math.cos(angle) * 34 * s, y + Math.sin(angle) * 34 * s],
          ],
          7,
          c.surface,
          1.6,
        );
        loom.thread(
          [
            [x, y],
            [x + Math.cos(angle) * 30 * s, y + Math.sin(angle) * 30 * s],
          ],
          1.4,
          c.stone,
        );
      }
      loom.disc(x, y, 5, c.cinnabar);
    }
    loom.poly(points('14,82 66,82 80,112 4,112'), c.surface);
    for (let i = 0; i < 4; i++)
      for (let j = 0; j < 2; j++)
        loom.poly(
          [
            [17 + i * 12.6 - j * 4, 84 + j * 14],
            [27 + i * 12.6 - j * 2, 84 + j * 14],
            [29 + i * 14 - j * 2, 96 + j * 14],
            [14 + i * 13.4 - j * 5, 96 + j * 14],
          ],
          c.indigo,
        );
  });
}

function grids(): Loom {
  return scene('evening', WORKS, (loom) => {
    hills(loom, 96, 6, 4, c.plum);
    loom.rect(0, 106, 192, 20, c.bark);
    for (const [x, s] of [
      [58, 1.12],
      [146, 0.84],
    ] as const) {
      const at = (dx: number, dy: number): [number, number] => [x + dx * s, 110 - dy * s];
      for (const side of [-1, 1]) {
        loom.thread([at(side * 20, 0), at(side * 6, 54), at(0, 84)], 3, c.ink);
        for (const [low, high, a, b] of [
          [0, 22, 20, 14],
          [22, 40, 14, 9],
          [40, 54, 9, 6],
        ] as const)
          loom.thread([at(side * a, low), at(-side * b, high)], 2, c.ink);
        for (const [dy, reach] of [
          [72, 20],
          [58, 28],
          [44, 22],
        ] as const) {
          loom.thread([at(0, dy + 5), at(side * reach, dy)], 2.4, c.ink);
          loom.rect(x + side * reach * s - 1, 110 - dy * s, 3, 6, c.cinnabar);
        }
      }
    }
    for (const [y, b] of [
      [38, 54],
      [54, 68],
      [70, 80],
    ] as const) {
      loom.bend(
        [
          [-4, y - 6],
          [30, y + 6],
        ],
        1.2,
        c.ink,
      );
      loom.bend(
        [
          [88, y],
          [104, (y + b) / 2 + 8],
          [128, b],
        ],
        1.2,
        c.ink,
      );
      loom.bend(
        [
          [166, b],
          [196, b - 2],
        ],
        1.2,
        c.ink,
      );
    }
    loom.poly(points('108,20 90,52 102,52 92,80 122,42 108,42 118,20'), c.ink);
    loom.poly(points('107,24 95,49 106,49 98,70 116,45 104,45 113,24'), c.gold);
  });
}

function engineering(): Loom {
  return scene('noon', WORKS, (loom) => {
    loom.rect(0, 92, 192, 36, dashes(c.sea, c.sky, 4, 6));
    loom.rect(0, 82, 192, 8, c.soft);
    loom.rect(0, 82, 192, 2, c.paper);
    for (const x of [60, 136]) {
      loom.poly(
        [
          [x - 4, 18],
          [x + 4, 18],
          [x + 9, 116],
          [x - 9, 116],
        ],
        c.cinnabar,
      );
      loom.rect(x - 8, 54, 16, 5, c.brick);
      for (let i = 1; i < 7; i++)
        for (const side of [-1, 1])
          loom.thread(
            [
              [x, 18 + i * 4],
              [x + side * i * 9, 83],
            ],
            1.2,
            c.paper,
          );
    }
    for (const [x, tone] of [
      [28, c.ochre],
      [104, c.indigo],
      [166, c.good],
    ] as const) {
      loom.rect(x - 8, 75, 16, 7, tone);
      loom.disc(x - 5, 82, 2.4, c.ink);
      loom.disc(x + 5, 82, 2.4, c.ink);
    }
  });
}

function buildingMaterials(): Loom {
  return scene('morning', WORKS, (loom) => {
    for (let row = 0; row < 7; row++)
      for (let column = -1; column < 6; column++) {
        const [x, y] = [column * 36 + (row % 2) * 18, 104 - row * 12];
        if (x > 150 - row * 20 || row > 5) continue;
        loom.rect(x, y, 35, 11, [c.clay, c.brick, c.cinnabar, c.flame][(column + row * 3 + 8) % 4] ?? c.brick);
        loom.rect(x, y, 35, 2, c.coral);
      }
    loom.poly(points('100,62 148,38 162,74 126,84'), c.ink);
    loom.poly(points('104,64 146,43 157,72 127,80'), upright([c.surface, c.line, c.stone], 104, 54));
    loom.thread(points('152,54 164,38 176,28'), 5, c.soft);
    loom.thread(points('170,34 188,16'), 9, c.umber);
    loom.blob(points('86,64 104,58 122,64 120,72 92,72'), c.bone);
    loom.rect(0, 114, 192, 12, c.earth);
  });
}

export const powerAndBuilding: Drawings = { 8: renewables, 9: grids, 10: engineering, 11: buildingMaterials };
