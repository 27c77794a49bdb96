/**
 * The house manner of goods: one subject, large, before a disc on a quiet field, between two narrow bands. Colours of
 * field and bands change from picture to picture, so that twenty of them side by side are one family and none is like its neighbour.
 */
import { HEIGHT, Loom, type Rule, WIDTH } from '../loom/loom.ts';
import { yarn as c } from '../loom/palette.ts';

/** Motifs of the bands, five stitches high: `#` in the figure's colour, `o` in the second. */
const EDGES = {
  teeth: ['...##...', '...##...', '..####..', '.######.', '########'],
  lozenge: ['...#....', '..###...', '.##o##..', '..###...', '...#....'],
  steps: ['####....', '###.....', '##..oo..', '#..oooo.', '..oooooo'],
  dice: ['##..oo..', '##..oo..', '........', '..oo..##', '..oo..##'],
  wave: ['..##....', '.#..#...', '#....#.#', 'oo..oo#.', '.oooo.oo'],
} satisfies Record<string, string[]>;

type Edge = keyof typeof EDGES;

/** Rows from the rim to the picture. */
export const BAND = 8;

/** Colours of a picture's field and bands. */
export interface Ground {
  field: string;
  /** Single stitches in the field. */
  fleck: string;
  /** The disc behind the subject. */
  disc: string;
  band: string;
  figure: string;
  second: string;
  edge: Edge;
}

function motif(edge: Edge, { figure, second }: Ground, top: number, upside: boolean): Rule {
  const rows = EDGES[edge];
  return (x, y) => {
    const row = rows[upside ? rows.length - 1 - (y - top) : y - top];
    const mark = row?.[x % row.length];
    return mark === '#' ? figure : mark === 'o' ? second : undefined;
  };
}

/** Lays the bands along head and foot, over whatever the picture let hang out. */
export function bands(loom: Loom, ground: Ground): Loom {
  loom.clip();
  for (const top of [0, HEIGHT - BAND]) {
    const isHead = top === 0;
    loom.rect(0, top, WIDTH, BAND, ground.band);
    loom.rect(0, isHead ? BAND - 1 : top, WIDTH, 1, c.paper);
    const start = isHead ? 1 : top + 2;
    loom.rect(0, start, WIDTH, 5, motif(ground.edge, ground, start, isHead));
  }
  return loom;
}

/** A picture in the manner of goods: field and disc, then what `put` puts on them, then the bands. */
export class OnGround extends Loom {
  readonly ground: Ground;
  readonly put: (loom: Loom) => void;

  constructor(ground: Ground, put: (loom: Loom) => void) {
    super(ground.field);
    this.ground = ground;
    this.put = put;
    this.rect(0, 0, WIDTH, HEIGHT, (x, y) => (y % 4 === 0 && (x + (y % 8)) % 8 === 0 ? ground.fleck : undefined));
    this.disc(96, 64, 52, ground.disc);
    put(this);
    bands(this, ground);
  }
}

export function onGround(ground: Ground, put: (loom: Loom) => void): OnGround {
  return new OnGround(ground, put);
}

/** The grounds of the house. A room of goods alternates among them. */
export const GROUNDS = {
  gold: { field: c.gold, fleck: c.honey, disc: c.straw, band: c.deep, figure: c.ochre, second: c.cinnabar },
  deep: { field: c.deep, fleck: c.leaf, disc: c.green, band: c.cinnabar, figure: c.gold, second: c.paper },
  sea: { field: c.sea, fleck: c.teal, disc: c.haze, band: c.midnight, figure: c.sky, second: c.gold },
  night: { field: c.midnight, fleck: c.indigo, disc: c.denim, band: c.ochre, figure: c.indigo, second: c.paper },
  blush: { field: c.blush, fleck: c.rose, disc: c.paper, band: c.brick, figure: c.gold, second: c.blush },
  sage: { field: c.sage, fleck: c.moss, disc: c.mint, band: c.deep, figure: c.gold, second: c.sage },
  red: { field: c.brick, fleck: c.cinnabar, disc: c.coral, band: c.indigo, figure: c.gold, second: c.paper },
  sand: { field: c.sand, fleck: c.bone, disc: c.paper, band: c.indigo, figure: c.ochre, second: c.sky },
  sky: { field: c.sky, fleck: c.haze, disc: c.paper, band: c.cinnabar, figure: c.gold, second: c.paper },
  clay: { field: c.clay, fleck: c.umber, disc: c.honey, band: c.bark, figure: c.gold, second: c.coral },
} as const;

/** A ground of the house with the motif of its bands. */
export function ground(name: keyof typeof GROUNDS, edge: Edge): Ground {
  return { ...GROUNDS[name], edge };
}
