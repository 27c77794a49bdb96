import { MEDAL_SIDE, MOTIFS, type Motif, ROW } from './motifs.ts';

/** Closed outlines of a motif. */
interface Drawing {
  /** Outlines in the main thread (takes `fill` from the `<use>`). Relative commands only, after a start `[x, y]`. */
  main: readonly Outline[];
  /** Outlines in the second thread (takes `color` from the `<use>`). */
  accent: readonly Outline[];
}
type Outline = readonly [x: number, y: number, line: string];

/** A broad shape that ends at the band's edge stands over by a tenth of a thread, so that no thin line of the back shines through. */
const OUTLINES = {
  lozenge: {
    main: [[0, 4, 'l4-4 4 4-4 4']],
    accent: [[2, 4, 'l2-2 2 2-2 2']],
  },
  eye: {
    main: [
      [0, 4, 'l4-4 4 4-4 4'],
      [1.5, 4, 'l2.5 2.5 2.5-2.5-2.5-2.5'],
      [3, 4, 'l1-1 1 1-1 1'],
    ],
    accent: [
      [0, 0, 'h2l-2 2'],
      [8, 0, 'v2l-2-2'],
      [0, 8, 'v-2l2 2'],
      [8, 8, 'h-2l2-2'],
    ],
  },
  hourglass: {
    main: [
      [0, -0.1, 'h8v.1l-4 4-4-4'],
      [0, 8.1, 'h8v-.1l-4-4-4 4'],
    ],
    accent: [
      [0, 2.5, 'l1.5 1.5-1.5 1.5'],
      [8, 2.5, 'v3l-1.5-1.5'],
    ],
  },
  steps: {
    main: [[0, 8.1, 'v-2.1h1v-2h1v-2h1v-2h2v2h1v2h1v2h1v2.1']],
    accent: [
      [3, 8.1, 'v-3.1h2v3.1'],
      [0, 0, 'h1v2h-1'],
      [7, 0, 'h1v2h-1'],
    ],
  },
  teeth: {
    main: [[0, 8.1, 'v-.1l4-8 4 8v.1']],
    accent: [[2, 8.1, 'v-.1l2-4 2 4v.1']],
  },
  zigzag: {
    main: [
      [0, 4, 'l4-4 4 4v2l-4-4-4 4'],
      [2, 8, 'l2-2 2 2'],
    ],
    accent: [
      [0, 7, 'l4-4 4 4v1l-4-4-4 4'],
      [0, 0, 'h2l-2 2'],
      [8, 0, 'v2l-2-2'],
    ],
  },
  meander: {
    main: [[0, 0, 'h7v6h-5v-4h3v2h-1v-1h-1v2h3v-4h-5v6h-1']],
    accent: [[0, 7, 'h8v1h-8']],
  },
  window: {
    main: [
      [0, 0, 'h8v8h-8'],
      [0.5, 0.5, 'v7h7v-7'],
      [2, 2, 'h4v4h-4'],
      [3, 3, 'v2h2v-2'],
      [3.5, 0.5, 'h1v1.5h-1'],
      [3.5, 6, 'h1v1.5h-1'],
      [0.5, 3.5, 'h1.5v1h-1.5'],
      [6, 3.5, 'h1.5v1h-1.5'],
    ],
    accent: [[3, 3, 'h2v2h-2']],
  },
  basket: {
    main: [
      [0, 0.5, 'h4v1h-4'],
      [0, 2.5, 'h4v1h-4'],
      [4, 4.5, 'h4v1h-4'],
      [4, 6.5, 'h4v1h-4'],
    ],
    accent: [
      [4.5, 0, 'h1v4h-1'],
      [6.5, 0, 'h1v4h-1'],
      [0.5, 4, 'h1v4h-1'],
      [2.5, 4, 'h1v4h-1'],
    ],
  },
  dice: {
    main: [
      [0, 0, 'h4v4h-4'],
      [4, 4, 'h4v4h-4'],
    ],
    accent: [
      [1, 1, 'h2v2h-2'],
      [5, 5, 'h2v2h-2'],
    ],
  },
  knot: {
    main: [
      [2, 4, 'l4-4 4 4-4 4'],
      [3.5, 4, 'l2.5 2.5 2.5-2.5-2.5-2.5'],
    ],
    accent: [
      [6, 4, 'l4-4 4 4-4 4'],
      [7.5, 4, 'l2.5 2.5 2.5-2.5-2.5-2.5'],
      [0, 2.5, 'l1.5 1.5-1.5 1.5'],
      [16, 2.5, 'v3l-1.5-1.5'],
    ],
  },
  cloth: {
    main: [
      [0, 0, 'h8v1h-8'],
      [0, 2, 'h8v1h-8'],
      [0, 5, 'h8v1h-8'],
      [0, 7, 'h8v1h-8'],
      [9, 4, 'l3-3 3 3-3 3'],
      [10.5, 4, 'l1.5 1.5 1.5-1.5-1.5-1.5'],
    ],
    accent: [
      [0, 3, 'h8v2h-8'],
      [11.5, 3.5, 'h1v1h-1'],
    ],
  },
} as const satisfies Record<Motif, Drawing>;

/** Main and second thread of a symbol, as path data. */
export interface Threads {
  main: string;
  accent: string;
}

const text = (value: number): string => String(value).replace(/^(-?)0\./, '$1.');
const pair = (x: number, y: number): string => text(x) + (y < 0 ? '' : ' ') + text(y);

/** Lays outlines one after the other, each placed relative to the one before: the repeats come out alike and compress. */
function lay(outlines: readonly Outline[], period: number): string {
  let path = '';
  let [fromX, fromY] = [0, 0];
  for (let x = 0; x < ROW; x += period) {
    for (const [startX, startY, line] of outlines) {
      path += `m${pair(x + startX - fromX, startY - fromY)}${line}z`;
      [fromX, fromY] = [x + startX, startY];
    }
  }
  return path;
}

/** The whole row of a motif, 8 threads high, starting at 0 0. */
export function rowOf(motif: Motif): Threads {
  const { main, accent } = OUTLINES[motif];
  const { period } = MOTIFS[motif];
  return { main: lay(main, period), accent: lay(accent, period) };
}

/** A lozenge with stepped sides around the middle of the medallion; `inward` winds the other way and so cuts a hole. */
function stepped(steps: number, inward = false): string {
  const [edge, tread] = [4, 2];
  const start = MEDAL_SIDE / 2 - tread * steps - edge / 2;
  const middle = (MEDAL_SIDE - edge) / 2;
  const [a, b] = inward ? ['v', 'h'] : ['h', 'v'];
  const side = (along: string, across: string): string => (along + across).repeat(steps);
  const corner = inward ? `M${start} ${middle}` : `M${middle} ${start}`;
  return (
    `${corner}${a}${edge}${side(`${b}${tread}`, `${a}${tread}`)}` +
    `${b}${edge}${side(`${a}-${tread}`, `${b}${tread}`)}` +
    `${a}-${edge}${side(`${b}-${tread}`, `${a}-${tread}`)}` +
    `${b}-${edge}${side(`${a}${tread}`, `${b}-${tread}`)}z`
  );
}

/** The medallion: stepped lozenges of cloth around a lattice window. */
export function medal(): Threads {
  const window = 'M14 14v12h12v-12zM16 16h8v8h-8zM17 17v6h6v-6z';
  const bars = 'M19.5 14h1v2h-1zM19.5 24h1v2h-1zM14 19.5h2v1h-2zM24 19.5h2v1h-2z';
  return {
    main: stepped(9) + stepped(8, true) + stepped(5) + window + bars,
    accent: `${stepped(7)}${stepped(6, true)}M18 18h4v4h-4z`,
  };
}
