/** What is done for others: freight, money, advice, training, journeys. */
import type { Loom } from '../../loom/loom.ts';
import { stripes, upright } from '../../loom/paints.ts';
import { yarn as c } from '../../loom/palette.ts';
import { points } from '../../loom/points.ts';
import { ground, onGround } from '../ground.ts';
import type { Drawings } from '../groups.ts';

function containers(): Loom {
  return onGround(ground('sea', 'dice'), (loom) => {
    loom.rect(92, 8, 8, 24, c.ochre);
    loom.thread(points('96,30 40,50'), 2, c.ink);
    loom.thread(points('96,30 152,50'), 2, c.ink);
    for (const [x, y, wide, light, dark] of [
      [30, 50, 132, c.cinnabar, c.brick],
      [12, 84, 82, c.ochre, c.amber],
      [98, 84, 82, c.moss, c.leaf],
    ] as const) {
      loom.rect(x, y, wide, 33, c.ink);
      loom.rect(x + 2, y + 2, wide - 4, 29, (px) => ((px - x) % 6 < 4 ? light : dark));
      loom.rect(x + 2, y + 2, wide - 4, 3, light);
    }
    loom.rect(70, 58, 52, 14, c.paper);
    loom.rect(78, 62, 36, 5, c.brick);
  });
}

function warehouses(): Loom {
  return onGround(ground('gold', 'steps'), (loom) => {
    loom.rect(0, 108, 192, 16, c.soft);
    loom.poly(points('16,44 96,14 176,44 176,110 16,110'), c.midnight);
    loom.poly(points('20,47 96,19 172,47 172,110 20,110'), stripes([c.denim, c.denim, c.indigo], 4, 'x'));
    loom.poly(points('14,46 96,14 178,46 178,52 96,21 14,52'), c.cinnabar);
    loom.rect(56, 58, 80, 52, c.ink);
    loom.rect(56, 58, 80, 12, stripes([c.stone, c.bone], 2));
    for (const [x, y] of points('64,88 86,88 108,88 75,72')) {
      loom.rect(x, y, 20, 20, c.amber);
      loom.rect(x + 2, y + 2, 16, 16, c.honey);
      loom.rect(x + 8, y + 2, 4, 16, c.ochre);
    }
  });
}

function money(): Loom {
  return onGround(ground('deep', 'lozenge'), (loom) => {
    for (const [x, tall] of [
      [42, 3],
      [80, 6],
      [118, 4],
    ] as const)
      for (let i = 0; i < tall; i++) {
        const y = 108 - i * 12;
        loom.ellipse(x, y, 23, 8, c.amber);
        loom.rect(x - 23, y - 8, 46, 8, (px) => (px % 4 < 2 ? c.ochre : c.amber));
        loom.ellipse(x, y - 8, 23, 8, c.ochre);
        loom.ellipse(x, y - 8, 19, 5.6, c.gold);
      }
    loom.disc(144, 52, 34, c.amber);
    loom.disc(144, 52, 31, c.ochre);
    loom.disc(144, 52, 26, c.gold);
    loom.disc(144, 52, 23, c.straw);
    loom.rect(135, 43, 18, 18, c.ochre);
    loom.rect(138, 46, 12, 12, c.deep);
    for (const [x, y] of points('142,32 142,66 126,49 158,49')) loom.rect(x, y, 5, 5, c.ochre);
  });
}

function contracts(): Loom {
  return onGround(ground('red', 'teeth'), (loom) => {
    loom.poly(points('48,14 116,14 138,34 138,114 48,114'), c.ink);
    loom.poly(points('51,17 114,17 114,36 135,36 135,111 51,111'), c.surface);
    loom.poly(points('114,17 135,36 114,36'), c.bone);
    loom.rect(60, 28, 44, 5, c.indigo);
    for (const y of [44, 53, 62, 71]) loom.rect(60, y, y === 71 ? 42 : 66, 3, c.stone);
    loom.bend(points('62,96 68,86 74,98 82,88 92,96'), 2, c.indigo);
    loom.rect(60, 100, 38, 1.4, c.soft);
    loom.disc(118, 94, 14, c.brick);
    loom.disc(118, 94, 11, c.cinnabar);
    loom.poly(points('118,85 121,92 127,94 121,96 118,103 115,96 109,94 115,92'), c.gold);
    loom.thread(points('172,32 110,96'), 8, c.ink);
    loom.thread(points('171,32 120,85'), 5, c.ochre);
    loom.poly(points('92,100 98,88 104,94'), c.ink);
  });
}

function training(): Loom {
  return onGround(ground('night', 'dice'), (loom) => {
    loom.blob(points('60,30 78,16 114,16 132,30 136,74 120,100 96,110 72,100 56,74'), c.ink);
    loom.blob(
      points('63,32 79,19 113,19 129,32 133,73 118,97 96,106 74,97 59,73'),
      upright([c.flame, c.cinnabar, c.brick], 59, 74),
    );
    loom.rect(66, 44, 60, 28, c.ink);
    loom.rect(70, 48, 52, 20, c.deep);
    loom.poly(points('74,48 86,48 76,68 70,68'), c.moss);
    loom.rect(84, 86, 24, 4, c.ink);
    loom.thread(points('188,72 160,96'), 9, c.soft);
    loom.thread(points('162,94 150,106'), 4, c.bone);
    for (let i = 0; i < 12; i++) {
      const turn = i * 0.524;
      loom.thread(
        [
          [146 + Math.cos(turn) * 6, 110 + Math.sin(turn) * 6],
          [146 + Math.cos(turn) * (i % 2 ? 24 : 16), 110 + Math.sin(turn) * (i % 2 ? 24 : 16)],
        ],
        2.6,
        i % 2 ? c.gold : c.ochre,
      );
    }
    loom.disc(146, 110, 6, c.surface);
    loom.rect(8, 114, 140, 6, c.stone);
  });
}

function liveSales(): Loom {
  return onGround(ground('blush', 'dice'), (loom) => {
    loom.rect(90, 92, 6, 26, c.ink);
    loom.thread(points('93,100 66,120'), 4, c.ink);
    loom.thread(points('93,100 120,120'), 4, c.ink);
    loom.blob(points('18,22 26,16 158,16 166,22 166,90 158,96 26,96 18,90'), c.ink);
    loom.rect(25, 23, 134, 66, c.sky);
    loom.disc(70, 46, 14, c.umber);
    loom.ellipse(70, 40, 15, 9, c.ochre);
    loom.blob(points('44,89 48,70 62,62 78,62 92,70 96,89'), c.cinnabar);
    loom.rect(100, 58, 22, 31, c.amber);
    loom.rect(102, 62, 18, 14, c.straw);
    loom.rect(100, 52, 22, 7, c.green);
    loom.rect(28, 26, 32, 12, c.cinnabar);
    loom.disc(35, 32, 3, c.surface);
    loom.rect(41, 30, 14, 4, c.surface);
    loom.poly(points('140,52 146,46 152,52 152,58 140,70 128,58 128,52 134,46'), c.cinnabar);
  });
}

function roads(): Loom {
  return onGround(ground('sage', 'wave'), (loom) => {
    loom.poly(points('0,124 0,66 192,66 192,124'), stripes([c.grass, c.good], 4));
    loom.poly(points('0,68 34,40 66,62 108,30 150,60 192,46 192,70 0,70'), c.moss);
    loom.poly(points('86,66 106,66 176,124 16,124'), c.soft);
    loom.poly(points('84,66 87,66 24,124 14,124'), c.paper);
    loom.poly(points('105,66 108,66 178,124 168,124'), c.paper);
    for (const [y, h] of [
      [70, 6],
      [82, 10],
      [100, 16],
    ] as const)
      loom.poly(
        [
          [95 - (y - 66) * 0.04, y],
          [97 + (y - 66) * 0.04, y],
          [98 + (y + h - 66) * 0.05, y + h],
          [94 - (y + h - 66) * 0.05, y + h],
        ],
        c.gold,
      );
    loom.disc(150, 26, 11, c.ochre);
    loom.rect(34, 50, 4, 40, c.stone);
    loom.poly(points('36,26 54,44 36,62 18,44'), c.ink);
    loom.poly(points('36,30 50,44 36,58 22,44'), c.gold);
    loom.thread(points('36,52 36,42'), 3, c.ink);
    loom.poly(points('36,34 42,42 30,42'), c.ink);
  });
}

function bridges(): Loom {
  return onGround(ground('sky', 'lozenge'), (loom) => {
    loom.rect(0, 94, 192, 30, (x, y) => ((y + Math.round(Math.sin(x / 7) * 2)) % 7 < 2 ? c.sky : c.sea));
    loom.poly(points('0,80 26,80 38,124 0,124'), c.umber);
    loom.poly(points('192,80 166,80 154,124 192,124'), c.umber);
    loom.poly(points('22,34 34,34 34,86 10,86'), c.deep);
    loom.rect(10, 80, 172, 9, c.deep);
    loom.rect(26, 32, 140, 7, c.deep);
    for (let x = 26; x < 166; x += 28) {
      loom.thread(
        [
          [x, 84],
          [x + 14, 36],
          [x + 28, 84],
        ],
        5,
        c.deep,
      );
      loom.thread(
        [
          [x, 84],
          [x + 14, 36],
          [x + 28, 84],
        ],
        2,
        c.moss,
      );
    }
    loom.rect(10, 82, 172, 3, c.moss);
    loom.rect(26, 34, 140, 2, c.moss);
  });
}

export const services: Drawings = {
  containers,
  warehouses,
  money,
  contracts,
  training,
  'live-sales': liveSales,
  roads,
  bridges,
};
