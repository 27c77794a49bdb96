/** Boats, ships and trains. */
import type { Loom, Paint } from '../../loom/loom.ts';
import { container, PAIRS } from '../../loom/machinery.ts';
import { upright } from '../../loom/paints.ts';
import { yarn as c } from '../../loom/palette.ts';
import { figure, type Stand, spot } from './figure.ts';

/** A long wooden boat with high ends, painted in bands; 60 stitches long at size 1. */
export function pirogue(loom: Loom, stand: Stand, hull: Paint, band: Paint, rim: string = c.paper): void {
  const at = figure(stand),
    s = stand.size ?? 1;
  loom.blob(at('-34,-14 -26,-7 -10,-5 12,-5 26,-8 34,-14 28,-2 16,1 -16,1 -28,-2'), hull);
  loom.bend(at('-30,-9 -16,-3 0,-2.4 16,-3 30,-9'), 3.4 * s, band);
  loom.bend(at('-34,-14 -26,-7 -10,-5 12,-5 26,-8 34,-14'), 1.4, rim);
}

/** Somebody in a boat, from behind or far away: a robe and a hat, or a pole in hand. */
export function boatman(
  loom: Loom,
  stand: Stand,
  robe: Paint,
  pole: boolean,
  skin: string = c.cocoa,
  hat?: string,
): void {
  const at = figure(stand),
    s = stand.size ?? 1;
  if (pole) loom.thread(at('7,-28 5,6'), 1.2, c.tan);
  loom.poly(at('-3,-16 3,-16 4.5,0 -4.5,0'), robe);
  if (pole) loom.thread(at('1,-14 7,-14'), 2.2 * s, skin);
  loom.disc(...spot(stand, 0, -19), 3 * s, skin);
  if (hat) loom.poly(at('-5,-19 0,-25 5,-19'), hat);
}

/** A lateen sail on a low hull: dhow or felucca. 56 stitches high at size 1. */
export function dhow(loom: Loom, stand: Stand, sail: readonly string[], hull: Paint, second = false): void {
  const at = figure(stand),
    s = stand.size ?? 1;
  loom.thread(at('-4,-6 -4,-36'), 1.6, c.earth);
  loom.blob(
    at('-20,-14 -12,-30 2,-46 14,-55 13,-40 16,-22 20,-10 2,-9'),
    upright(sail, spot(stand, -20, 0)[0], (stand.mirrored ? -40 : 40) * s),
  );
  loom.thread(at('-21,-12 -4,-38 15,-57'), 1.6, c.earth);
  if (second)
    loom.blob(
      at('16,-16 24,-30 30,-36 31,-20 32,-9 20,-9'),
      upright(sail, spot(stand, 16, 0)[0], (stand.mirrored ? -18 : 18) * s),
    );
  loom.blob(at('-30,-10 -18,-7 16,-7 34,-13 28,-1 16,1 -16,1 -25,-2'), hull);
  loom.bend(at('-30,-10 -18,-7 16,-7 34,-13'), 1.4, c.honey);
}

/** A ship laden with containers, its bow to the left. */
export function freighter(loom: Loom, stand: Stand, hull: string, dark: string): void {
  const at = figure(stand),
    s = stand.size ?? 1;
  for (let column = 0; column < 6; column++)
    for (let row = 0; row < [2, 3, 3, 4, 3, 3][column]!; row++) {
      const [x, y] = spot(stand, -34 + column * 10 + (stand.mirrored ? 10 : 0), -17 - row * 6);
      container(loom, x, y, 10 * s, 6 * s, ...PAIRS[(column * 3 + row * 5) % PAIRS.length]!);
    }
  loom.poly(at('28,-12 28,-40 38,-40 38,-12'), c.paper);
  loom.poly(at('28,-36 38,-36 38,-33 28,-33'), c.indigo);
  loom.poly(at('31,-40 36,-40 36,-48 31,-48'), c.cinnabar);
  loom.poly(at('-52,-16 -40,-11 42,-11 46,-14 42,1 -44,1'), hull);
  loom.poly(at('-47,-4 43,-4 42,1 -44,1'), dark);
}

/** Wagons in a row, each with its load, behind a locomotive at the left end. */
export function train(
  loom: Loom,
  x: number,
  y: number,
  size: number,
  count: number,
  load: Paint,
  engine: readonly [string, string],
): void {
  const s = size,
    wide = 15 * s;
  for (let i = 0; i < count; i++) {
    const at = x + 24 * s + i * (wide + 2);
    loom.poly(
      [
        [at, y - 9 * s],
        [at + wide, y - 9 * s],
        [at + wide - 1, y - 2 * s],
        [at + 1, y - 2 * s],
      ],
      c.soft,
    );
    loom.poly(
      [
        [at, y - 9 * s],
        [at + wide * 0.3, y - 12 * s],
        [at + wide * 0.7, y - 12 * s],
        [at + wide, y - 9 * s],
      ],
      load,
    );
    for (const wheel of [0.25, 0.75]) loom.disc(at + wide * wheel, y - 1.4 * s, 1.6 * s, c.ink);
  }
  loom.poly(
    [
      [x, y - 8 * s],
      [x + 3 * s, y - 13 * s],
      [x + 22 * s, y - 13 * s],
      [x + 22 * s, y - 2 * s],
      [x, y - 2 * s],
    ],
    engine[0],
  );
  loom.rect(x, y - 6 * s, 22 * s, 2 * s, engine[1]);
  loom.rect(x + 4 * s, y - 11.5 * s, 5 * s, 3.4 * s, c.haze);
  for (const wheel of [4, 9, 15, 19]) loom.disc(x + wheel * s, y - 1.4 * s, 1.8 * s, c.ink);
}
