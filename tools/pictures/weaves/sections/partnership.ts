/**
 * Banners of finance, negotiation, partners, the expo itself, its past and the search.
 * A banner is low and wide on a phone: what matters stands between the rows 38 and 90, as a frieze.
 */
import { AFRICA } from '../../albums/africa.ts';
import { banner } from '../../loom/buildings.ts';
import type { Loom } from '../../loom/loom.ts';
import { container, lorry, PAIRS } from '../../loom/machinery.ts';
import { rings, stripes, upright, woven } from '../../loom/paints.ts';
import { yarn as c } from '../../loom/palette.ts';
import { points } from '../../loom/points.ts';
import { arch } from '../elements/built.ts';
import { coin, handshake, sheet } from '../elements/fair.ts';
import { downs, heaven, land, water } from '../elements/land.ts';
import { coconut } from '../elements/plants.ts';
import { dhow, freighter } from '../elements/vessels.ts';
import { landscapes } from '../landscapes.ts';

/** Finance: coins with a square hole, threaded on a cord, before rising bars. */
function finance(l: Loom): void {
  l.rect(0, 0, 192, 128, woven('meander', c.deep, c.leaf, c.leaf));
  for (let i = 0; i < 8; i++) {
    const tall = 16 + i * 6 + (i % 3) * 3;
    l.rect(12 + i * 22, 96 - tall, 14, tall, upright([c.grass, c.good], 12 + i * 22, 14));
    l.rect(12 + i * 22, 96 - tall, 14, 2, c.lime);
  }
  l.rect(0, 96, 192, 32, woven('checks', c.brick, c.cinnabar));
  l.rect(0, 95, 192, 2, c.gold);
  l.bend(points('-4,58 40,76 96,60 150,72 196,50'), 3, c.cinnabar);
  coin(l, 40, 72, 19);
  coin(l, 98, 62, 25);
  coin(l, 152, 70, 20, [c.straw, c.line, c.stone]);
}

/** Project negotiation: two hands over a signed sheet. */
function negotiation(l: Loom): void {
  l.rect(0, 0, 192, 128, woven('window', c.indigo, c.midnight, c.midnight));
  l.disc(96, 62, 46, c.ochre);
  l.disc(96, 62, 42, rings([c.sage, c.mint], 96, 62, 7));
  sheet(l, { x: 40, y: 116, size: 1.1 }, 6, c.cinnabar);
  sheet(l, { x: 154, y: 116, size: 1.1, mirrored: true }, 6, c.azure);
  handshake(l, 96, 62, 1.66, woven('twill', c.cinnabar, c.brick), woven('lozenge', c.leaf, c.gold, c.cinnabar));
}

/** The partner window: banners of those who stand behind the expo. */
function brand(l: Loom): void {
  heaven(l, [c.gold, c.straw, c.paper], 128, 6);
  l.rect(0, 22, 192, 3, c.bark);
  const cloths = [
    [c.cinnabar, 'lattice', c.gold],
    [c.leaf, 'lozenge', c.gold],
    [c.indigo, 'meander', c.sky],
    [c.ochre, 'hourglass', c.brick],
    [c.moss, 'cross', c.paper],
    [c.wine, 'zigzag', c.gold],
  ] as const;
  cloths.forEach(([ground, tile, mark], i) =>
    banner(l, 8 + i * 31, 26, 23, 54, woven(tile, ground, mark, mark, 8 + i * 31, 26)),
  );
  l.rect(0, 104, 192, 24, woven('steps', c.clay, c.brick, c.clay));
  l.rect(0, 102, 192, 2.4, c.plum);
}

/** About the expo: a sail between the continent and the pavilion by the river. */
function about(l: Loom): void {
  heaven(l, [c.haze, c.paper, c.straw], 74, 5);
  water(l, 70, 128, [c.sage, c.sea, c.teal], c.surface);
  AFRICA.forEach((runs, row) => {
    for (let i = 0; i < runs.length; i += 2)
      l.rect(
        8 + (runs[i] ?? 0) * 1.9,
        26 + row * 1.9,
        (runs[i + 1] ?? 0) * 1.9,
        2,
        woven('lozenge', c.ochre, c.cinnabar, c.gold),
      );
  });
  land(l, '126,86 136,82 192,78', c.good);
  l.rect(142, 54, 36, 30, woven('lattice', c.straw, c.brick, c.brick, 142, 54));
  for (const x of [141, 153, 165, 176]) l.rect(x, 54, 3, 30, c.cinnabar);
  l.poly(points('130,58 140,52 146,44 174,44 180,52 190,58 180,55 140,55'), c.leaf);
  l.poly(points('140,44 148,38 154,30 166,30 172,38 180,44 172,42 148,42'), c.leaf);
  l.poly(points('154,30 160,22 166,30'), c.deep);
  l.disc(160, 21, 2, c.gold);
  freighter(l, { x: 104, y: 96, size: 0.62 }, c.indigo, c.cinnabar);
  dhow(l, { x: 96, y: 74, size: 0.36 }, [c.surface, c.bone], c.umber);
}

/** Search: a lens over the cloth shows its motif large. */
function search(l: Loom): void {
  l.rect(0, 0, 192, 128, woven('lozenge', c.indigo, c.denim, c.midnight));
  l.rect(0, 0, 192, 30, woven('zigzag', c.midnight, c.indigo, c.denim));
  l.rect(0, 98, 192, 30, woven('hourglass', c.midnight, c.indigo, c.denim));
  l.thread(points('124,88 156,116'), 11, c.bark);
  l.thread(points('124,88 156,116'), 7, c.ochre);
  l.disc(96, 62, 40, c.bark);
  l.disc(96, 62, 38, c.gold);
  l.disc(96, 62, 33, c.paper);
  const large = woven('lozenge', c.paper, c.cinnabar, c.gold);
  l.disc(96, 62, 33, (x, y) => large(Math.floor((x - 80) / 4) + 80, Math.floor((y - 46) / 4) + 80));
  l.ring(96, 62, 30, 27, c.surface, Math.PI * 1.1, Math.PI * 1.45);
}

/** Previous editions: four gates, each taller than the one before. */
function previous(l: Loom): void {
  heaven(l, [c.plum, c.brick, c.coral, c.honey, c.gold], 96, 6);
  downs(l, '-5,84 60,78 130,86 200,74', c.wine);
  l.rect(0, 92, 192, 36, woven('steps', c.tan, c.honey, c.tan));
  const gates = [
    [c.moss, c.leaf, 'lozenge'],
    [c.denim, c.indigo, 'lattice'],
    [c.ochre, c.amber, 'zigzag'],
    [c.cinnabar, c.brick, 'meander'],
  ] as const;
  gates.forEach(([light, dark, tile], i) => {
    const x = 6 + i * 46,
      tall = 40 + i * 9;
    l.rect(x, 96 - tall, 40, tall, woven(tile, light, dark, c.gold, x, 96 - tall));
    l.rect(x - 3, 94 - tall, 46, 5, dark);
    arch(l, x + 9, 96, 22, tall - 14, c.straw);
    arch(l, x + 12, 96, 16, tall - 19, i % 2 ? c.gold : c.honey);
    for (let k = 0; k <= i; k++) l.disc(x + 20 + (k - i / 2) * 6, 90 - tall, 1.8, c.gold);
  });
  coconut(l, 2, 100, 44, 3);
  lorry(l, 60, 118, 15, [c.gold, c.ochre], stripes([c.good, c.leaf], 2, 'x'));
  for (let i = 0; i < 3; i++) container(l, 130 + i * 17, 110, 16, 8, ...(PAIRS[i] ?? [c.gold, c.ochre]));
}

export const partnership = landscapes({ finance, negotiation, brand, about, search, previous });
