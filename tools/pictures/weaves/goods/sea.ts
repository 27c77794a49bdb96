/** What the sea and the lakes give. */
import type { Loom } from '../../loom/loom.ts';
import { round, shade, stripes, upright, woven } from '../../loom/paints.ts';
import { yarn as c } from '../../loom/palette.ts';
import { points } from '../../loom/points.ts';
import { ground, onGround } from '../ground.ts';
import type { Drawings } from '../groups.ts';

/** A fish from the side, head to the left, `long` from nose to tail. */

function swimmer(loom: Loom, x: number, y: number, long: number, tones: readonly string[], line: string): void {
  const at = (dx: number, dy: number): [number, number] => [x + dx * long, y + dy * long];
  loom.poly([at(0.74, 0), at(1, -0.2), at(0.93, 0), at(1, 0.2)], line);
  loom.poly([at(0.3, -0.15), at(0.5, -0.28), at(0.62, -0.12)], line);
  loom.poly([at(0.4, 0.15), at(0.52, 0.26), at(0.6, 0.1)], line);
  const body = [at(0, 0.02), at(0.14, -0.12), at(0.36, -0.18), at(0.6, -0.12), at(0.8, -0.02), at(0.8, 0.03)];
  const belly = [at(0.6, 0.13), at(0.36, 0.18), at(0.14, 0.13)];
  loom.blob([...body, ...belly], line);
  loom.blob(
    [...body, ...belly].map(([px, py]) => [px + 1, y + (py - y) * 0.9]),
    shade(tones, (_, py) => (py - y) / (long * 0.34) + 0.5),
  );
  loom.ring(x + long * 0.1, y, long * 0.17, long * 0.155, line, -0.9, 0.9);
  loom.disc(x + long * 0.11, y - long * 0.03, 3.4, c.paper);
  loom.disc(x + long * 0.11, y - long * 0.03, 1.8, c.ink);
  loom.poly([at(0.34, 0.02), at(0.5, 0.04), at(0.42, 0.12)], line);
}

function fish(): Loom {
  return onGround(ground('sand', 'wave'), (loom) => {
    swimmer(loom, 14, 44, 150, [c.teal, c.sea, c.sky, c.haze, c.surface], c.midnight);
    swimmer(loom, 34, 96, 130, [c.teal, c.sea, c.sky, c.haze, c.surface], c.midnight);
  });
}

function tuna(): Loom {
  return onGround(ground('sky', 'lozenge'), (loom) => {
    loom.rect(40, 46, 112, 54, upright([c.haze, c.surface, c.bone, c.stone, c.soft], 40, 112));
    loom.ellipse(96, 100, 56, 14, c.stone);
    loom.rect(40, 56, 112, 40, c.indigo);
    loom.ellipse(96, 96, 56, 13, c.indigo);
    swimmer(loom, 50, 80, 92, [c.denim, c.sky, c.haze, c.surface], c.ink);
    loom.ellipse(96, 46, 56, 15, c.soft);
    loom.ellipse(96, 45, 54, 13, c.bone);
    loom.ellipse(96, 45, 46, 10, c.surface);
    loom.ellipse(96, 45, 44, 9, c.line);
    loom.ring(116, 38, 12, 8, c.stone);
  });
}

function octopus(): Loom {
  return onGround(ground('sea', 'wave'), (loom) => {
    for (const arm of [
      '76,70 52,80 34,74 24,86 34,96',
      '80,76 60,98 42,104 46,114',
      '90,78 80,100 70,110 78,116',
      '102,78 112,100 122,110 114,116',
      '112,76 132,98 150,104 146,114',
      '116,70 140,80 158,74 168,86 158,96',
    ]) {
      loom.bend(points(arm), 15, c.plum, 6);
      loom.bend(points(arm), 12, c.cinnabar, 4);
    }
    loom.blob(points('96,14 124,24 132,50 122,74 96,84 70,74 60,50 68,24'), c.plum);
    loom.blob(
      points('96,17 121,26 129,50 119,71 96,80 73,71 63,50 71,26'),
      round([c.coral, c.flame, c.cinnabar, c.brick], 96, 46, 36),
    );
    for (const x of [80, 112]) {
      loom.ellipse(x, 58, 9, 8, c.paper);
      loom.ellipse(x, 59, 4, 5, c.ink);
    }
    for (const [x, y] of points('84,30 100,26 110,36 92,40')) loom.disc(x, y, 2.4, c.blush);
    for (const [x, y] of points('50,84 40,80 62,94 130,94 142,84 152,80 86,94 106,94')) loom.disc(x, y, 2, c.blush);
  });
}

function cuttlefish(): Loom {
  return onGround(ground('deep', 'wave'), (loom) => {
    for (const tentacle of ['58,58 38,46 22,42 12,32', '58,74 38,84 24,88 12,98'])
      loom.bend(points(tentacle), 5, c.sand, 3);
    for (const [x, y] of points('12,31 12,99')) loom.ellipse(x, y, 8, 5, c.sand);
    for (const arm of ['62,54 42,52 26,54', '62,62 40,60 24,64', '62,70 40,72 24,70', '62,78 42,82 26,80']) {
      loom.bend(points(arm), 11, c.umber, 3);
      loom.bend(points(arm), 8, c.tan, 2);
    }
    loom.blob(points('72,60 80,30 120,18 160,30 182,66 160,102 120,114 80,102 72,72'), c.umber);
    loom.blob(
      points('75,60 83,33 120,21 158,33 179,66 158,99 120,111 83,99 75,72'),
      shade([c.blush, c.sand, c.blush], (_, y) => (y - 21) / 90),
    );
    loom.blob(points('74,66 88,40 120,32 152,42 170,66 152,90 120,100 88,92'), c.umber);
    loom.blob(points('77,66 90,43 120,35 150,45 167,66 150,87 120,97 90,89'), (x, y) =>
      (x + Math.round(Math.sin(y / 5) * 4)) % 15 < 5 ? c.earth : c.tan,
    );
    loom.ellipse(64, 66, 21, 20, c.umber);
    loom.ellipse(64, 66, 18, 17, c.tan);
    loom.disc(60, 60, 9, c.umber);
    loom.disc(60, 60, 7, c.paper);
    loom.thread(points('54,58 57,63 60,59 63,63 66,58'), 2.6, c.ink);
  });
}

function prawns(): Loom {
  return onGround(ground('deep', 'steps'), (loom) => {
    for (const [x, y] of points('58,64 140,70')) {
      for (const dx of [-18, -10, -2, 6])
        loom.thread(
          [
            [x + dx, y + 8],
            [x + dx + 6, y + 30],
          ],
          2,
          c.coral,
        );
      loom.bend(
        [
          [x - 30, y - 22],
          [x - 34, y - 40],
          [x - 14, y - 48],
        ],
        1.4,
        c.blush,
      );
      loom.bend(
        [
          [x - 30, y - 20],
          [x - 44, y - 30],
          [x - 42, y - 46],
        ],
        1.4,
        c.blush,
      );
      loom.bend(
        [
          [x - 32, y - 12],
          [x - 12, y - 24],
          [x + 12, y - 18],
          [x + 26, y],
          [x + 24, y + 22],
          [x + 6, y + 36],
        ],
        27,
        c.brick,
        9,
      );
      loom.bend(
        [
          [x - 32, y - 12],
          [x - 12, y - 24],
          [x + 12, y - 18],
          [x + 26, y],
          [x + 24, y + 22],
          [x + 6, y + 36],
        ],
        23,
        c.coral,
        6,
      );
      for (const [dx, dy] of points('-16,-26 -2,-25 12,-18 22,-6 26,8 22,22'))
        loom.thread(
          [
            [x + dx * 0.62, y + dy * 0.4],
            [x + dx * 1.35, y + dy * 1.3],
          ],
          1.6,
          c.cinnabar,
        );
      for (const turn of [2.2, 2.8, 3.4])
        loom.poly(
          [
            [x + 8, y + 34],
            [x + 8 + Math.cos(turn) * 20, y + 36 + Math.sin(turn) * 14],
            [x + 8 + Math.cos(turn + 0.5) * 18, y + 36 + Math.sin(turn + 0.5) * 12],
          ],
          c.cinnabar,
        );
      loom.disc(x - 30, y - 18, 3.4, c.ink);
    }
  });
}

function oysters(): Loom {
  return onGround(ground('night', 'wave'), (loom) => {
    for (const [x, y, s] of [
      [60, 60, 1],
      [134, 52, 0.86],
      [104, 94, 0.7],
    ] as const) {
      const edge = (grow: number): [number, number][] =>
        Array.from({ length: 14 }, (_, i) => {
          const turn = (i / 14) * Math.PI * 2;
          const far = grow * s * (1 + (i % 2 ? 0.07 : -0.05));
          return [
            x + Math.cos(turn) * far * 1.15,
            y + Math.sin(turn) * far * 0.84 + (Math.cos(turn) < 0 ? far * 0.2 : 0),
          ];
        });
      loom.blob(edge(46), c.soft);
      loom.blob(edge(42), c.stone);
      loom.blob(edge(37), c.surface);
      loom.blob(edge(31), c.haze);
      loom.ellipse(x - 2 * s, y + 4 * s, 24 * s, 16 * s, c.sand);
      loom.ellipse(x - 4 * s, y + 2 * s, 18 * s, 11 * s, c.stone);
      loom.disc(x + 10 * s, y + 6 * s, 8 * s, c.bone);
      loom.disc(x + 9 * s, y + 5 * s, 6 * s, c.surface);
    }
  });
}

function boats(): Loom {
  return onGround(ground('gold', 'wave'), (loom) => {
    loom.rect(0, 84, 192, 40, stripes([c.sea, c.sea, c.teal], 4));
    loom.poly(points('6,50 34,66 150,66 188,42 170,98 34,98'), c.midnight);
    loom.poly(points('10,56 35,70 150,70 182,50 177,62 35,80'), c.cinnabar);
    loom.poly(points('18,70 35,80 176,64 172,76 34,90'), c.gold);
    loom.poly(points('22,82 34,90 172,76 168,95 36,95'), woven('zigzag', c.paper, c.indigo, c.cinnabar, 0, 80));
    loom.rect(64, 30, 4, 38, c.earth);
    loom.poly(points('69,22 118,58 69,58'), c.surface);
    loom.poly(points('69,40 94,58 69,58'), c.ochre);
    loom.rect(0, 94, 192, 30, (x, y) => (Math.sin(x / 6) * 2 + 97 < y ? ((y >> 1) % 3 ? c.sea : c.sky) : undefined));
  });
}

function seaweed(): Loom {
  return onGround(ground('sea', 'wave'), (loom) => {
    for (const [i, x] of [40, 62, 84, 108, 130, 152].entries()) {
      const tone = i % 2 ? c.moss : c.olive;
      loom.bend(
        [
          [x, 118],
          [x - 8, 92],
          [x + 7, 66],
          [x - 6, 42],
          [x + 4, 20 + (i % 3) * 8],
        ],
        9,
        tone,
        3,
      );
      for (const [dx, y] of points('-16,88 14,74 -14,56 13,44')) {
        loom.bend(
          [
            [x, y + 8],
            [x + dx * 0.6, y],
            [x + dx, y - 8],
          ],
          6,
          tone,
          2,
        );
        loom.disc(x + dx, y - 8, 3, c.lime);
      }
    }
    loom.rect(0, 110, 192, 12, c.tan);
  });
}

export const sea: Drawings = { fish, tuna, octopus, cuttlefish, prawns, oysters, boats, seaweed };
