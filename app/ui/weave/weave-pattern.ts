import { keysOf } from '#platform/keys-of.ts';
import { MEDAL_SIDE, MOTIFS, type Motif, ROW } from './motifs.ts';

/** The four sets of threads; their colours are in weave.module.css and, for pictures that stand alone, in palettes.ts. */
export const PALETTE_NAMES = ['night', 'forest', 'earth', 'lake'] as const;
export type PaletteName = (typeof PALETTE_NAMES)[number];

/** The part a thread plays in a palette: two dark ones, a bright one, a pale one. */
export type Tone = 'ground' | 'second' | 'bright' | 'pale';

/** What the picture is for; it decides proportions and how many motifs fit. */
export type Shape = 'wide' | 'photo' | 'square' | 'banner';

/** Width and height of each shape, in threads: 16:9, 4:3, 1:1 and 5:1. */
export const SIZES: Readonly<Record<Shape, readonly [width: number, height: number]>> = {
  wide: [96, 54],
  photo: [48, 36],
  square: [48, 48],
  banner: [160, 32],
};

/** A row of one motif, or the medallion, at a place. */
export interface Band {
  motif: Motif | 'medal';
  /** Distance of the band's start from the picture's left and top edge (along the strip direction where turned). */
  x: number;
  y: number;
  /** Height of the band in threads: 8 is the natural size. */
  size: number;
  /** Upside down. */
  flip: boolean;
  main: Tone;
  accent: Tone;
}

/** A plain stripe across the picture: the back of a band, or a thread between two. */
export interface Stripe {
  tone: Tone;
  y: number;
  size: number;
}

/** A woven picture as plain data. `turned`: its bands run from top to bottom, and x and y change places. */
export interface WeavePattern {
  palette: PaletteName;
  width: number;
  height: number;
  turned: boolean;
  ground: Tone;
  stripes: Stripe[];
  bands: Band[];
}

type Colours = readonly [back: Tone, main: Tone, accent: Tone];
type Draw = <T>(choices: readonly T[]) => T;
/** A strip before it has its place: a motif row (`colours` and `motif`) or a plain thread. */
interface Strip {
  size: number;
  motif?: Motif;
  colours?: Colours;
  tone?: Tone;
}

/** Threads that look well together, dark backs first. */
const COLOURS: readonly Colours[] = [
  ['ground', 'pale', 'bright'],
  ['ground', 'bright', 'pale'],
  ['ground', 'second', 'bright'],
  ['second', 'pale', 'bright'],
  ['second', 'bright', 'pale'],
  ['pale', 'ground', 'bright'],
  ['pale', 'second', 'ground'],
  ['pale', 'ground', 'second'],
  ['bright', 'ground', 'pale'],
  ['bright', 'second', 'pale'],
];
const LARGE: readonly Motif[] = ['lozenge', 'eye', 'hourglass', 'knot'];
const BOLD: readonly Motif[] = ['lozenge', 'eye', 'hourglass', 'steps', 'window', 'knot', 'cloth', 'zigzag'];
const RUNNING: readonly Motif[] = ['meander', 'basket', 'zigzag', 'teeth', 'steps', 'lozenge', 'hourglass', 'dice'];
const FINE: readonly Motif[] = ['teeth', 'dice', 'lozenge', 'zigzag'];
const FIELD: readonly Motif[] = ['window', 'cloth', 'eye', 'knot', 'lozenge', 'steps', 'hourglass'];

/** Hash of a text: FNV-1a over its UTF-16 units, then mixed so that neighbouring ids part. 32 bits, never negative. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A choice after the other, the same ones for the same id (mulberry32). */
function drawFor(id: string): Draw {
  let state = hashOf(id);
  return (choices) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    const part = ((mixed ^ (mixed >>> 14)) >>> 0) / 0x100000000;
    return choices[Math.floor(part * choices.length)] as (typeof choices)[number];
  };
}

/** Widths of the threads that fill a rest, the same from both sides. */
function threadWidths(rest: number): number[] {
  if (rest <= 3) return Array<number>(rest).fill(1);
  const inner = rest % 2 === 0 ? 2 : 1;
  return rest <= 5 ? [(rest - inner) / 2, inner, (rest - inner) / 2] : [1, ...threadWidths(rest - 2), 1];
}

/** Sizes of the bands from the middle to the edge, and the threads that are left over. */
function sizesFor(length: number, draw: Draw, most: number): { sizes: number[]; rest: number } {
  const sizes: number[] = [];
  let rest = length;
  while (rest >= 8 && sizes.length < most) {
    const size = rest >= 24 ? draw([16, 16, 24]) : rest >= 16 ? draw([8, 16]) : 8;
    sizes.push(size);
    rest -= size;
  }
  if (rest >= 4 && sizes.length < most) {
    sizes.push(4);
    rest -= 4;
  }
  return { sizes, rest };
}

/** Gives a size its motif and threads; `used` keeps a weave from saying the same thing twice. */
function bandOf(size: number, draw: Draw, used: { motifs: Set<Motif>; back?: Tone }): Strip {
  const fitting = size <= 4 ? FINE : size < 16 ? RUNNING : size < 24 ? BOLD : LARGE;
  const fresh = fitting.filter((motif) => !used.motifs.has(motif));
  const motif = draw(fresh.length > 0 ? fresh : fitting);
  const colours = draw(COLOURS.filter(([back]) => back !== used.back));
  used.motifs.add(motif);
  used.back = colours[0];
  return { size, motif, colours };
}

/** Puts threads into the seams before the bands: one in each while they last, all in one seam where there are more. */
function threaded(bands: Strip[], rest: number, draw: Draw, before?: Strip): Strip[] {
  if (rest === 0) return bands;
  const seam = draw(bands.map((_, at) => at));
  const strips: Strip[] = [];
  for (const [at, band] of bands.entries()) {
    const widths = rest <= bands.length ? (at < rest ? [1] : []) : at === seam ? threadWidths(rest) : [];
    const beside = [band.colours?.[0], (bands[at - 1] ?? before)?.colours?.[0]];
    const tones = (['bright', 'pale', 'ground', 'second'] as const).filter((tone) => !beside.includes(tone));
    strips.push(...widths.map((size, turn) => ({ size, tone: tones[turn % 2 === 0 ? 0 : 1] })), band);
  }
  return strips;
}

/** Bands that mirror each other around a bold one in the middle. */
function mirrored(length: number, draw: Draw): Strip[] {
  const used = { motifs: new Set<Motif>() };
  const middle = bandOf(draw(length >= 48 ? [8, 16, 24, 24, 32] : [8, 16, 16, 24]), draw, used);
  const { sizes, rest } = sizesFor((length - middle.size) / 2, draw, 2);
  const half = threaded(
    sizes.map((size) => bandOf(size, draw, used)),
    rest,
    draw,
    middle,
  );
  return [...half.toReversed(), middle, ...half];
}

/** Bands of different heights, one after the other. */
function ladder(length: number, draw: Draw): Strip[] {
  const used = { motifs: new Set<Motif>() };
  const { sizes, rest } = sizesFor(length, draw, 4);
  return threaded(
    sizes.map((size) => bandOf(size, draw, used)),
    rest,
    draw,
  );
}

/** One motif all over, between two edges. */
function field(length: number, draw: Draw): Strip[] {
  const motif = draw(FIELD);
  const colours = draw(COLOURS);
  const other = draw([colours, draw(COLOURS.filter(([back]) => back !== colours[0]))]);
  const size = draw(length % 24 < length % 16 ? [16, 24] : [16]);
  const rows = Math.floor(length / size);
  const rest = (length - rows * size) / 2;
  const tones = (['bright', 'pale', 'ground'] as const).filter((tone) => tone !== colours[0] && tone !== other[0]);
  const edge = threadWidths(rest).map((width, turn) => ({ size: width, tone: tones[turn % 2] ?? 'pale' }));
  const bands = Array.from({ length: rows }, (_, row) => ({ size, motif, colours: row % 2 === 0 ? colours : other }));
  return [...edge, ...bands, ...edge.toReversed()];
}

/** Where a row starts, at 0 or left of it, so that it mirrors itself around the middle of the picture. */
function startOf(motif: Motif, size: number, length: number, axis: number): number {
  const { axes, period } = MOTIFS[motif];
  const scale = size / 8;
  const middle = axes.length > 0 ? length / 2 - (axes[axis % axes.length] ?? 0) * scale : 0;
  const start = middle % (period * scale);
  return start > 0 ? start - period * scale : start;
}

/** Lays strips one below the other over a picture `across` threads wide. */
function laid(strips: Strip[], across: number, brick: boolean, axis: number): Pick<WeavePattern, 'stripes' | 'bands'> {
  const stripes: Stripe[] = [];
  const bands: Band[] = [];
  const length = strips.reduce((sum, { size }) => sum + size, 0);
  let y = 0;
  let row = 0;
  for (const { size, motif, colours, tone } of strips) {
    const back = colours?.[0] ?? tone ?? 'pale';
    stripes.push({ tone: back, y, size });
    if (motif && colours) {
      const start = startOf(motif, size, across, axis + (brick ? row : 0));
      const flip = !brick && y + size / 2 > length / 2;
      for (let x = start; x < across; x += (ROW * size) / 8) {
        bands.push({ motif, x, y, size, flip, main: colours[1], accent: colours[2] });
      }
      row += 1;
    }
    y += size;
  }
  return { stripes, bands };
}

/** The one large motif in the middle with companions on both sides, a border above and below. */
function medallion(width: number, height: number, draw: Draw): Pick<WeavePattern, 'stripes' | 'bands'> {
  const used = { motifs: new Set<Motif>() };
  const [back, main, accent] = draw(COLOURS.slice(0, 9));
  const border = { ...bandOf(draw(height >= 48 ? [8, 4] : [4]), draw, Object.assign(used, { back })) };
  const middle: Strip = { size: height - 2 * border.size, colours: [back, main, accent] };
  const { stripes, bands } = laid([border, middle, border], width, false, draw([0, 1]));
  const y = border.size;
  const size = middle.size;
  const place = (centre: number, high: number): Band => {
    return { motif: 'medal', x: centre - high / 2, y: y + (size - high) / 2, size: high, flip: false, main, accent };
  };
  const beside = draw([1, 0.75, 0.5]) * size;
  const apart = (size + beside) / 2 - 0.1;
  bands.push(place(width / 2, size));
  for (let turn = 1; turn * apart - size / 2 < width / 2; turn++) {
    const high = turn % 2 === 0 ? size : beside;
    if (turn * apart - high / 2 < width / 2)
      bands.push(place(width / 2 - turn * apart, high), place(width / 2 + turn * apart, high));
  }
  return { stripes, bands };
}

/**
 * The woven picture of an id.
 * @param id any stable text, as `news-12`, `country-KE`, `section-about`
 * @param shape what the picture is for; the same id keeps its palette in every shape
 * @returns plain data in threads; the same for ever (pinned by a test)
 */
export function weaveOf(id: string, shape: Shape): WeavePattern {
  const draw = drawFor(id);
  const [width, height] = SIZES[shape];
  const palette = draw(PALETTE_NAMES);
  const plan = draw([
    'mirrored',
    'mirrored',
    'ladder',
    'field',
    'medallion',
    'columns',
    'mirrored',
    'columns',
  ] as const);
  const axis = draw([0, 1]);
  const turned = plan === 'columns' && shape !== 'banner';
  const [across, length] = turned ? [height, width] : [width, height];
  const parts =
    plan === 'medallion'
      ? medallion(width, height, draw)
      : laid(
          plan === 'field' ? field(length, draw) : plan === 'ladder' ? ladder(length, draw) : mirrored(length, draw),
          across,
          plan === 'field' && draw([true, false]),
          axis,
        );
  return { palette, width, height, turned, ground: groundOf(parts.stripes), ...parts };
}

/** The tone that covers most: it becomes the picture's ground and need not be drawn. */
function groundOf(stripes: Stripe[]): Tone {
  const covered: Record<Tone, number> = { ground: 0, second: 0, bright: 0, pale: 0 };
  for (const { tone, size } of stripes) covered[tone] += size;
  return keysOf(covered).reduce((most, tone) => (covered[tone] > covered[most] ? tone : most));
}

/** How much the medallion is enlarged to be `size` threads high. */
export const medalScale = (size: number): number => size / MEDAL_SIDE;
