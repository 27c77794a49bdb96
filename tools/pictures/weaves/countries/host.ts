/** The landscape of the host: Hunan. */
import type { Loom } from '../../loom/loom.ts';
import { birds, sun } from '../../loom/nature.ts';
import { shade } from '../../loom/paints.ts';
import { yarn as c } from '../../loom/palette.ts';
import { points } from '../../loom/points.ts';
import { heaven, mist, water } from '../elements/land.ts';
import { forest } from '../elements/plants.ts';
import { pirogue } from '../elements/vessels.ts';
import { landscapes } from '../landscapes.ts';

/** China: the sandstone pillars of western Hunan, a boat with a roof on the river below. */
function pillars(l: Loom): void {
  heaven(l, [c.sky, c.haze, c.paper, c.blush], 100, 5);
  sun(l, 150, 30, 13, [c.coral, c.honey]);
  const pillar = (x: number, top: number, wide: number, far: boolean) => {
    const tones = far ? [c.lilac, c.mauve, c.steel] : [c.straw, c.sand, c.tan, c.umber];
    l.blob(
      points('-1,100 -1.1,40 -0.8,6 -0.2,0 0.6,2 1,10 0.9,50 1.1,100').map(([px, py]): [number, number] => [
        x + px * wide * 0.5,
        top + (py / 100) * (112 - top),
      ]),
      shade(tones, (px, py) => (px - x + wide * 0.5) / wide + Math.sin(py / 4) * 0.08),
    );
    for (let y = top + 12; y < 104; y += 13) l.rect(x - wide * 0.4, y, wide * 0.7, 1, far ? c.steel : c.umber);
    for (const [dx, r] of [
      [-0.3, 0.22],
      [0, 0.3],
      [0.28, 0.22],
    ] as const)
      l.disc(x + dx * wide, top + 2 - r * wide * 0.3, r * wide, far ? c.sage : c.good);
  };
  for (const [x, top, wide] of [
    [18, 44, 16],
    [62, 36, 18],
    [112, 48, 15],
    [136, 40, 18],
    [180, 46, 16],
  ] as const)
    pillar(x, top, wide, true);
  mist(l, 78, c.paper, 4, 3);
  for (const [x, top, wide] of [
    [40, 28, 24],
    [88, 18, 27],
    [162, 32, 25],
  ] as const)
    pillar(x, top, wide, false);
  mist(l, 92, c.paper, 9, 3);
  forest(l, 108, 20, [c.moss, c.good, c.leaf], 3);
  water(l, 106, 128, [c.sage, c.sea, c.teal], c.surface);
  pirogue(l, { x: 120, y: 122, size: 0.9 }, c.earth, c.cinnabar);
  l.poly(points('108,117 110,109 132,109 134,117'), c.straw);
  birds(
    l,
    [
      [118, 20],
      [130, 26],
    ],
    c.indigo,
  );
}

export const host = landscapes({ CN: pillars });
