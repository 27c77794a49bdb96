/** Length of a woven row in threads: most pictures (96) and one repeat on top, for rows that are shifted; longer ones join two. */
export const ROW = 112;

/** Side of the medallion, the one large motif, in threads. */
export const MEDAL_SIDE = 40;

/** A motif of the loom, on a grid of 8 threads a side: it is drawn once a `period`, `ROW` threads long. Its lines: `outlines.ts`. */
interface Repeat {
  /** Threads after which the row repeats. */
  period: 8 | 16;
  /** Positions, counted from the start of the period, at which the row mirrors itself; empty: it runs in one direction. */
  axes: readonly number[];
}

/** Axes of a row whose every motif is symmetrical: through its middle, and between two. */
const EVEN = [4, 0] as const;

/**
 * The motifs. Lozenge, hourglass, steps, teeth, eye and cloth come from textiles; meander, window and knot from lattices
 * and brocades; basket, zigzag and dice from both. None of them has arms that turn: no pinwheels.
 */
export const MOTIFS = {
  lozenge: { period: 8, axes: EVEN },
  eye: { period: 8, axes: EVEN },
  hourglass: { period: 8, axes: EVEN },
  steps: { period: 8, axes: EVEN },
  teeth: { period: 8, axes: EVEN },
  zigzag: { period: 8, axes: EVEN },
  meander: { period: 8, axes: [] },
  window: { period: 8, axes: EVEN },
  basket: { period: 8, axes: [] },
  dice: { period: 8, axes: [] },
  knot: { period: 16, axes: [8, 0] },
  cloth: { period: 16, axes: [4, 12] },
} as const satisfies Record<string, Repeat>;

/** What a row of weaving can be made of. */
export type Motif = keyof typeof MOTIFS;
