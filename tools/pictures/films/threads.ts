import type { Point } from './sheet.ts';

export interface Thread {
  /** Where a share of the way along the thread is. */
  at(share: number): Point;
  /** The thread as SVG path data, from its beginning up to a share of its way. */
  path(share?: number): string;
}

const STEPS = 48;

/** A thread that leaves its beginning upwards by `lift` and comes in level at its end. */
export function threadBetween(from: Point, to: Point, lift: number): Thread {
  const half = (to.x - from.x) * 0.48;
  const bends = [from, { x: from.x + half, y: from.y - lift }, { x: to.x - half, y: to.y }, to];
  const weigh = (share: number, axis: 'x' | 'y') => {
    const rest = 1 - share;
    const weights = [rest ** 3, 3 * rest ** 2 * share, 3 * rest * share ** 2, share ** 3];
    return bends.reduce((sum, bend, index) => sum + bend[axis] * (weights[index] ?? 0), 0);
  };
  const at = (share: number) => ({ x: weigh(share, 'x'), y: weigh(share, 'y') });
  return {
    at,
    path(share = 1) {
      const points: string[] = [];
      for (let step = 0; step < STEPS * share; step += 1) {
        const { x, y } = at(step / STEPS);
        points.push(`${x.toFixed(1)} ${y.toFixed(1)}`);
      }
      const end = at(share);
      points.push(`${end.x.toFixed(1)} ${end.y.toFixed(1)}`);
      return `M${points.join('L')}`;
    },
  };
}
