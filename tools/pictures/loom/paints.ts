/**
 * Rules that colour stitch by stitch: shading in the tapestry manner (teeth of one tone reaching into the next) and
 * repeating woven motifs.
 */
import { chance, type Rule } from './loom.ts';

/** Chooses among tones by `depth` (0 first, 1 last); neighbouring tones interlock in teeth, alternate rows reaching further. */
export function shade(tones: readonly string[], depth: (x: number, y: number) => number, teeth = 0.5): Rule {
  return (x, y) => {
    const tooth = (y % 2 === 0 ? 0.25 : -0.25) + (x % 4 < 2 ? 0.12 : -0.12);
    const at = depth(x + 0.5, y + 0.5) * tones.length + tooth * teeth;
    return tones[Math.max(0, Math.min(tones.length - 1, Math.floor(at)))];
  };
}

/** Tones from one row to another, the borders between them woven as small triangles. */
export function sky(tones: readonly string[], top: number, bottom: number, tooth = 3): Rule {
  return (x, y) => {
    const peak = Math.abs((x % (tooth * 2)) - tooth) - tooth / 2;
    const at = ((y + peak - top) / (bottom - top)) * tones.length;
    return tones[Math.max(0, Math.min(tones.length - 1, Math.floor(at)))];
  };
}

/** Light from the upper left over something round. */
export function round(tones: readonly string[], cx: number, cy: number, r: number): Rule {
  return shade(tones, (x, y) => Math.hypot(x - cx + r * 0.3, y - cy + r * 0.3) / (r * 1.35));
}

/** Light from the left over something upright: light, then darker to the right. */
export function upright(tones: readonly string[], left: number, width: number): Rule {
  return shade(tones, (x) => (x - left) / width);
}

/** Rings around a point, `step` wide. */
export function rings(tones: readonly string[], cx: number, cy: number, step: number): Rule {
  return (x, y) => tones[Math.floor(Math.hypot(x + 0.5 - cx, y + 0.5 - cy) / step) % tones.length];
}

/** Stripes across: by rows, or by columns. */
export function stripes(tones: readonly string[], step: number, along: 'x' | 'y' = 'y', start = 0): Rule {
  return (x, y) =>
    tones[((Math.floor(((along === 'x' ? x : y) - start) / step) % tones.length) + tones.length) % tones.length];
}

/** A ground with single stitches of other colours scattered over it. */
export function flecked(ground: string, flecks: readonly string[], share: number, seed = 1): Rule {
  return (x, y) => (chance(x, y, seed) < share ? flecks[Math.floor(chance(y, x, seed) * flecks.length)] : ground);
}

/** Rows of short dashes: water, grass, ploughed earth seen from afar. */
export function dashes(ground: string, dash: string, gap = 3, length = 5, seed = 1): Rule {
  return (x, y) => {
    if (y % gap !== 0) return ground;
    const shift = Math.floor(chance(y, seed) * length * 3);
    return (x + shift) % (length * 3) < length + Math.floor(chance(y, seed, 2) * 3) ? dash : ground;
  };
}

const TILES = {
  lozenge: ['...##...', '..####..', '.##oo##.', '##oooo##', '##oooo##', '.##oo##.', '..####..', '...##...'],
  hourglass: ['########', '.######.', '..####..', '...##...', '...##...', '..####..', '.######.', '########'],
  meander: ['########', '#......#', '#.####.#', '#.#..#.#', '#.#.##.#', '#.#....#', '#.######', '#.......'],
  basket: ['####.o.o', '.....o.o', '####.o.o', '.....o.o', '.o.o####', '.o.o....', '.o.o####', '.o.o....'],
  zigzag: ['#......#', '##....##', '.##..##.', 'o.####.o', 'oo.##.oo', '.oo..oo.', '..oooo..', '...oo...'],
  lattice: ['#..##..#', '#..##..#', '####.###', '..#...#.', '..#...#.', '###.####', '#..##..#', '#..##..#'],
  window: ['########', '#..##..#', '#..##..#', '####.###', '###.####', '#..##..#', '#..##..#', '########'],
  wave: ['........', '..###...', '.#...#..', '#..#..##', '...##...', '........', 'oooooooo', '........'],
  cross: ['...oo...', '...##...', '..####..', 'o######o', 'o######o', '..####..', '...##...', '...oo...'],
  steps: ['##......', '####....', '..####..', '....####', '......##', '....####', '..####..', '####....'],
  arrows: ['#...o...', '##..oo..', '###.ooo.', '####oooo', '####oooo', '###.ooo.', '##..oo..', '#...o...'],
  dots: ['........', '..##....', '..##....', '........', '........', '......oo', '......oo', '........'],
  twill: ['##..', '.##.', '..##', '#..#'],
  checks: ['##..', '##..', '..##', '..##'],
} satisfies Record<string, string[]>;

export type Tile = keyof typeof TILES;

/** A repeating motif in one or two figure colours, starting at the given stitch; without a ground, what lies below shows through. */
export function woven(
  tile: Tile,
  ground: string | undefined,
  figure: string,
  second = figure,
  startX = 0,
  startY = 0,
): Rule {
  const rows = TILES[tile],
    size = rows.length;
  return (x, y) => {
    const mark = rows[(((y - startY) % size) + size) % size]![(((x - startX) % size) + size) % size];
    return mark === '#' ? figure : mark === 'o' ? second : ground;
  };
}
