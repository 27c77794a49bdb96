/** What drives, and what it is mended with. */
import type { Loom } from '../../loom/loom.ts';
import { shade, stripes, upright } from '../../loom/paints.ts';
import { yarn as c } from '../../loom/palette.ts';
import { points } from '../../loom/points.ts';
import { ground, onGround } from '../ground.ts';
import type { Drawings } from '../groups.ts';

function wheel(loom: Loom, x: number, y: number, r: number): void {
  loom.disc(x, y, r, c.ink);
  loom.disc(x, y, r * 0.58, c.bone);
  loom.disc(x, y, r * 0.22, c.soft);
}

function bus(): Loom {
  return onGround(ground('sand', 'lozenge'), (loom) => {
    loom.rect(0, 110, 192, 14, c.soft);
    loom.blob(points('18,32 40,24 158,24 174,34 180,70 178,104 16,104 14,60'), c.deep);
    loom.blob(
      points('21,35 41,28 156,28 170,36 176,70 174,100 20,100 18,60'),
      shade([c.grass, c.good, c.green], (_, y) => (y - 28) / 72),
    );
    for (const x of [26, 56, 86]) loom.rect(x, 38, 26, 28, c.haze);
    loom.poly(points('146,38 166,38 171,68 146,68'), c.haze);
    loom.rect(118, 38, 22, 60, c.deep);
    loom.rect(120, 40, 8, 56, c.haze);
    loom.rect(130, 40, 8, 56, c.haze);
    loom.rect(18, 74, 98, 7, c.gold);
    loom.poly(points('62,82 50,94 60,94 54,102 72,90 62,90 70,82'), c.gold);
    loom.rect(170, 84, 7, 8, c.straw);
    wheel(loom, 48, 103, 14);
    wheel(loom, 150, 103, 14);
  });
}

function lorries(): Loom {
  return onGround(ground('blush', 'dice'), (loom) => {
    loom.rect(0, 110, 192, 14, c.soft);
    loom.rect(10, 90, 166, 9, c.ink);
    loom.blob(points('12,44 24,38 112,38 124,44 128,66 124,88 24,92 12,88 8,66'), c.ink);
    loom.blob(
      points('14,47 25,42 111,42 122,47 124,66 121,86 25,88 14,86 11,66'),
      shade([c.surface, c.line, c.bone, c.stone, c.soft], (_, y) => (y - 42) / 46),
    );
    for (const x of [42, 68, 94]) loom.rect(x, 40, 3, 50, c.stone);
    loom.rect(20, 62, 96, 8, c.cinnabar);
    loom.poly(points('132,42 166,42 178,66 180,98 132,98'), c.midnight);
    loom.poly(
      points('135,45 164,45 174,67 176,94 135,94'),
      shade([c.blue, c.denim, c.indigo], (_, y) => (y - 45) / 49),
    );
    loom.poly(points('142,50 162,50 169,66 142,66'), c.haze);
    loom.rect(171, 80, 6, 7, c.gold);
    for (const x of [34, 62, 150]) wheel(loom, x, 102, 14);
  });
}

function ambulances(): Loom {
  return onGround(ground('sage', 'steps'), (loom) => {
    loom.rect(0, 110, 192, 14, c.soft);
    loom.blob(points('16,34 30,28 122,28 140,34 160,60 178,68 180,100 14,100'), c.ink);
    loom.blob(
      points('19,37 32,32 120,32 137,37 157,63 174,71 176,97 18,97'),
      shade([c.surface, c.paper, c.line], (_, y) => (y - 32) / 65),
    );
    loom.poly(points('124,38 136,38 152,62 124,62'), c.haze);
    loom.rect(18, 76, 158, 8, c.cinnabar);
    loom.rect(48, 36, 42, 36, c.good);
    loom.rect(64, 40, 10, 28, c.surface);
    loom.rect(55, 49, 28, 10, c.surface);
    loom.rect(112, 20, 22, 9, c.indigo);
    loom.rect(114, 20, 8, 5, c.sky);
    loom.rect(170, 74, 6, 6, c.gold);
    wheel(loom, 48, 102, 14);
    wheel(loom, 146, 102, 14);
  });
}

function passengerTricycles(): Loom {
  return onGround(ground('gold', 'steps'), (loom) => {
    loom.rect(0, 110, 192, 14, c.soft);
    for (const x of [22, 66, 108]) loom.rect(x, 30, 5, 62, c.ink);
    loom.thread(points('150,30 168,70'), 5, c.ink);
    for (const x of [31, 75]) {
      loom.rect(x, 44, 12, 26, c.indigo);
      loom.rect(x, 64, 28, 12, c.indigo);
      loom.rect(x, 44, 3, 26, c.denim);
    }
    loom.rect(112, 60, 10, 14, c.indigo);
    loom.rect(112, 70, 22, 8, c.indigo);
    loom.poly(points('10,34 16,20 24,16 138,14 156,22 166,34'), c.ink);
    loom.poly(points('14,31 19,22 25,19 137,17 154,24 161,31'), stripes([c.cinnabar, c.cinnabar, c.paper], 8, 'x'));
    loom.poly(points('12,74 66,74 66,86 104,86 104,74 132,74 140,92 172,92 176,102 12,102'), c.ink);
    loom.poly(
      points('15,77 63,77 63,89 107,89 107,77 130,77 138,95 170,95 172,99 15,99'),
      shade([c.grass, c.good, c.green], (_, y) => (y - 77) / 22),
    );
    loom.poly(points('146,62 164,62 174,92 150,92'), c.ink);
    loom.poly(points('149,65 162,65 170,89 153,89'), c.good);
    loom.thread(points('150,62 140,56'), 4, c.ink);
    loom.disc(170, 72, 6, c.ink);
    loom.disc(170, 72, 4, c.gold);
    loom.poly(points('88,79 80,91 86,91 82,98 94,88 88,88 92,79'), c.gold);
    wheel(loom, 42, 102, 14);
    wheel(loom, 160, 103, 13);
  });
}

function tricycles(): Loom {
  return onGround(ground('sky', 'wave'), (loom) => {
    loom.rect(0, 112, 192, 12, c.tan);
    loom.poly(points('12,52 96,52 96,86 12,86'), c.plum);
    loom.rect(15, 55, 78, 28, stripes([c.cinnabar, c.cinnabar, c.brick], 6, 'x'));
    for (const [x, y] of points('32,44 56,40 78,46'))
      loom.blob(
        [
          [x - 14, y + 10],
          [x - 10, y - 6],
          [x + 10, y - 6],
          [x + 14, y + 10],
        ],
        c.straw,
      );
    loom.rect(8, 84, 98, 6, c.ink);
    loom.poly(points('100,70 132,70 136,82 104,86'), c.ink);
    loom.poly(points('124,52 150,48 156,68 128,72'), c.cinnabar);
    loom.thread(points('104,88 136,88 150,60'), 6, c.ink);
    loom.rect(112, 78, 24, 16, c.stone);
    loom.thread(points('146,32 158,66 164,92'), 5, c.soft);
    loom.thread(points('138,36 152,30'), 4, c.ink);
    loom.disc(157, 46, 6, c.gold);
    loom.poly(points('148,74 180,78 178,82 150,80'), c.cinnabar);
    wheel(loom, 46, 98, 17);
    wheel(loom, 164, 98, 17);
  });
}

function parts(): Loom {
  return onGround(ground('night', 'dice'), (loom) => {
    loom.disc(64, 66, 44, c.ink);
    loom.disc(64, 66, 41, c.stone);
    loom.disc(64, 66, 37, c.bone);
    for (let i = 0; i < 12; i++) loom.disc(64 + Math.cos(i * 0.524) * 29, 66 + Math.sin(i * 0.524) * 29, 2.6, c.soft);
    loom.disc(64, 66, 18, c.soft);
    for (let i = 0; i < 5; i++) loom.disc(64 + Math.cos(i * 1.257) * 12, 66 + Math.sin(i * 1.257) * 12, 2.6, c.ink);
    loom.disc(64, 66, 5, c.ink);
    loom.poly(points('84,22 116,34 118,70 92,80 88,52'), c.plum);
    loom.poly(points('88,28 112,38 114,67 96,74 93,50'), c.cinnabar);
    for (let y = 26; y < 112; y += 9)
      loom.thread(
        [
          [138, y],
          [174, y + 5],
        ],
        6,
        c.ochre,
      );
    for (let y = 26; y < 112; y += 9)
      loom.thread(
        [
          [139, y - 1],
          [172, y + 4],
        ],
        2,
        c.straw,
      );
    loom.rect(134, 16, 44, 7, c.stone);
    loom.rect(134, 110, 44, 7, c.stone);
  });
}

function chargers(): Loom {
  return onGround(ground('gold', 'steps'), (loom) => {
    loom.rect(0, 112, 192, 12, c.soft);
    loom.rect(50, 14, 60, 100, c.ink);
    loom.rect(53, 17, 54, 94, upright([c.surface, c.paper, c.line], 53, 54));
    loom.rect(60, 24, 40, 26, c.midnight);
    loom.rect(64, 28, 24, 4, c.mint);
    loom.rect(64, 36, 32, 8, c.good);
    loom.poly(points('84,56 66,82 78,82 72,102 96,74 83,74 92,56'), c.good);
    loom.bend(points('108,44 134,52 144,84 128,100 132,76'), 5, c.ink);
    loom.poly(points('122,54 146,54 144,74 138,80 130,80 124,74'), c.ink);
    loom.rect(126, 42, 5, 14, c.bone);
    loom.rect(137, 42, 5, 14, c.bone);
    loom.rect(128, 60, 12, 6, c.gold);
  });
}

export const vehicles: Drawings = {
  buses: bus,
  lorries,
  ambulances,
  tricycles,
  'passenger-tricycles': passengerTricycles,
  'vehicle-parts': parts,
  chargers,
};
