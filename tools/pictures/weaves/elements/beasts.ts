/** Animals, seen from the side, looking to the left unless mirrored. */
import { chance, type Loom, type Paint, type Rule } from '../../loom/loom.ts';
import { yarn as c } from '../../loom/palette.ts';
import { points } from '../../loom/points.ts';
import { figure, type Stand, spot } from './figure.ts';

/** A camel, 40 stitches high at size 1. */
export function camel(loom: Loom, stand: Stand, tone: string, dark: string, saddle?: Paint): void {
  const at = figure(stand),
    s = stand.size ?? 1;
  for (const leg of ['-6,-16 -7,-8 -6,0', '13,-16 14,-8 12,0']) loom.thread(at(leg), 2.4 * s, dark);
  loom.blob(at('-14,-21 -9,-26 -4,-26 0,-35 4,-37 8,-33 11,-26 16,-23 17,-17 11,-13 -8,-13 -14,-16'), tone);
  for (const leg of ['-11,-16 -12,-8 -11,0', '9,-16 8,-8 8,0']) loom.thread(at(leg), 2.6 * s, tone);
  loom.bend(at('-12,-19 -19,-16 -23,-23 -23,-33'), 4.6 * s, tone, 3 * s);
  loom.blob(at('-21,-36 -26,-36 -31,-33 -31,-31 -26,-31 -21,-32'), tone);
  loom.thread(at('17,-20 19,-12'), 1, dark);
  if (saddle) loom.blob(at('-3,-29 0,-36 4,-38 8,-34 10,-26 7,-19 -1,-19 -4,-24'), saddle);
}

/** An elephant, 32 stitches high at size 1. */
export function elephant(loom: Loom, stand: Stand, tone: string, dark: string): void {
  const at = figure(stand),
    s = stand.size ?? 1;
  for (const leg of ['-4,-12 -4,0', '12,-12 12,0']) loom.thread(at(leg), 6 * s, dark);
  loom.blob(at('-14,-24 -8,-30 4,-31 14,-28 19,-20 18,-10 8,-8 -8,-9 -14,-14'), tone);
  for (const leg of ['-10,-12 -10,0', '15,-14 16,0']) loom.thread(at(leg), 6.4 * s, tone);
  loom.blob(at('-12,-28 -18,-31 -25,-28 -27,-20 -24,-14 -18,-13 -13,-16'), tone);
  loom.bend(at('-24,-20 -28,-12 -28,-4 -31,0'), 5 * s, tone, 2.4 * s);
  loom.blob(at('-10,-29 -4,-27 -5,-16 -11,-10 -16,-15 -16,-24'), dark);
  loom.bend(at('-25,-15 -30,-12 -33,-14'), 2 * s, c.surface, 1.2);
  loom.thread(at('19,-20 22,-10'), 1.2, dark);
  loom.rect(spot(stand, -22, -23)[0], spot(stand, -22, -23)[1], Math.max(1, s), Math.max(1, s), c.ink);
}

const patches: (ground: string, patch: string) => Rule = (ground, patch) => (x, y) => {
  const row = Math.floor(y / 4);
  return y % 4 === 3 || (x + (row % 2) * 3 + Math.floor(chance(row) * 2)) % 5 === 4 ? ground : patch;
};

/** A giraffe, 62 stitches high at size 1. */
export function giraffe(loom: Loom, stand: Stand, ground: string = c.straw, patch: string = c.umber): void {
  const at = figure(stand),
    s = stand.size ?? 1,
    coat = patches(ground, patch);
  for (const leg of ['-5,-24 -4,0', '9,-22 10,0']) loom.thread(at(leg), 2.2 * s, c.tan);
  loom.blob(at('-12,-34 -6,-36 8,-30 13,-26 13,-20 4,-19 -8,-20 -12,-25'), coat);
  for (const leg of ['-9,-24 -9,-12', '12,-22 13,-11']) loom.thread(at(leg), 3 * s, coat);
  for (const leg of ['-9,-12 -9,0', '13,-11 13,0']) loom.thread(at(leg), 2 * s, ground);
  loom.poly(at('-12,-27 -3,-35 -14,-58 -19,-56'), coat);
  loom.blob(at('-14,-61 -19,-60 -26,-55 -26,-52 -21,-53 -15,-56'), ground);
  loom.thread(at('-15,-60 -14,-64'), 1.2, c.earth);
  loom.thread(at('-18,-60 -18,-64'), 1.2, c.earth);
  loom.thread(at('-13,-59 -11,-60'), 1.4, c.tan);
  loom.thread(at('13,-26 16,-16'), 1, c.earth);
}

/** A zebra, 28 stitches high at size 1. */
export function zebra(loom: Loom, stand: Stand): void {
  const at = figure(stand),
    s = stand.size ?? 1;
  const coat: Rule = (x) => (((x % 3) + 3) % 3 === 0 ? c.ink : c.surface);
  const legs: Rule = (_, y) => (((y % 3) + 3) % 3 === 0 ? c.ink : c.surface);
  for (const leg of ['-6,-10 -6,0', '9,-10 9,0']) loom.thread(at(leg), 2 * s, c.bone);
  loom.blob(at('-11,-18 -6,-20 6,-20 13,-18 14,-11 6,-8 -6,-8 -11,-11'), coat);
  for (const leg of ['-9,-11 -9,0', '12,-12 12,0']) loom.thread(at(leg), 2.4 * s, legs);
  loom.poly(at('-11,-12 -5,-19 -13,-27 -18,-23'), coat);
  loom.blob(at('-13,-28 -18,-26 -23,-20 -21,-18 -16,-20 -12,-24'), coat);
  loom.thread(at('-22,-19 -20,-18'), 2 * s, c.ink);
  loom.thread(at('-5,-19 -12,-28'), 1.4 * s, c.ink);
  loom.thread(at('14,-17 17,-9'), 1.2, c.ink);
}

/** A cow whose horns rise like a lyre, 40 stitches high at size 1, looking out of the picture. */
export function longhorn(loom: Loom, stand: Stand, hide: string, dark: string, horn: string): void {
  const at = figure(stand),
    s = stand.size ?? 1;
  for (const leg of ['-3,-10 -3,0', '18,-10 18,0']) loom.thread(at(leg), 2.6 * s, dark);
  loom.blob(at('-10,-22 -4,-25 12,-22 21,-21 23,-14 20,-8 -4,-8 -10,-12'), hide);
  for (const leg of ['-7,-10 -7,0', '21,-12 21,0']) loom.thread(at(leg), 3 * s, hide);
  loom.poly(at('-16,-25 -7,-25 -9,-12 -14,-12'), hide);
  loom.blob(at('-17,-26 -7,-26 -8,-18 -10,-12 -14,-12 -16,-18'), dark);
  loom.thread(at('-17,-24 -21,-22'), 2 * s, hide);
  loom.thread(at('-7,-24 -3,-22'), 2 * s, hide);
  loom.bend(at('-15,-26 -23,-32 -23,-42 -17,-49'), 3 * s, horn, 1.2);
  loom.bend(at('-9,-26 -1,-32 -1,-42 -7,-49'), 3 * s, horn, 1.2);
  loom.thread(at('23,-19 26,-6'), 1.2, dark);
}

/** Sheep: a white body, a dark head. */
export function sheep(loom: Loom, stand: Stand, wool: string = c.surface, head: string = c.ink): void {
  const at = figure(stand),
    s = stand.size ?? 1;
  for (const leg of ['-4,-4 -4,0', '5,-4 5,0']) loom.thread(at(leg), 1.2, head);
  loom.blob(at('-8,-9 -3,-12 5,-11 8,-8 7,-4 -6,-4'), wool);
  loom.ellipse(...spot(stand, -9, -9), 2.8 * s, 2.2 * s, head);
}

/** A hippo, half in the water. */
export function hippo(loom: Loom, stand: Stand, tone: string, dark: string, rose: string): void {
  const at = figure(stand),
    s = stand.size ?? 1;
  loom.blob(at('-6,0 -4,-12 8,-19 24,-18 34,-10 36,0'), tone);
  loom.blob(at('-34,0 -36,-8 -32,-13 -22,-13 -16,-21 -6,-22 0,-14 2,0'), tone);
  loom.blob(at('-35,-5 -35,-10 -30,-12 -23,-10 -21,-4 -26,-1 -33,-1'), rose);
  for (const [x, y] of points('-14,-22 -5,-23')) loom.disc(...spot(stand, x, y), 2.6 * s, dark);
  loom.disc(...spot(stand, -15, -16), 2 * s, dark);
  loom.disc(...spot(stand, -15.5, -16.5), 0.8 * s, c.paper);
  for (const [x, y] of points('-31,-10 -26,-10')) loom.disc(...spot(stand, x, y), 1.1 * s, dark);
}

/** An okapi: dark coat, striped legs, pale face; 44 stitches high at size 1. */
export function okapi(loom: Loom, stand: Stand): void {
  const at = figure(stand),
    s = stand.size ?? 1;
  const bands: Rule = (_, y) => (y % 4 < 2 ? c.surface : c.plum);
  for (const leg of ['-5,-14 -5,0', '10,-14 10,0']) loom.thread(at(leg), 2.6 * s, c.bone);
  loom.blob(at('-12,-26 -6,-29 8,-25 14,-22 15,-14 6,-12 -6,-13 -12,-17'), c.umber);
  loom.blob(at('8,-22 14,-22 16,-14 14,-8 9,-10'), bands);
  for (const leg of ['-9,-16 -9,0', '13,-14 13,0']) loom.thread(at(leg), 3 * s, bands);
  loom.poly(at('-12,-18 -4,-28 -13,-40 -18,-36'), c.umber);
  loom.blob(at('-13,-42 -18,-42 -26,-35 -26,-32 -20,-33 -14,-36'), c.bone);
  loom.blob(at('-12,-42 -8,-46 -7,-42 -11,-38'), c.umber);
  loom.thread(at('-15,-41 -14,-45'), 1.4, c.earth);
  loom.disc(...spot(stand, -18, -38), 0.9 * s, c.ink);
  loom.thread(at('-26,-33 -24,-32'), 2, c.earth);
}

/** A grey crowned crane, 50 stitches high at size 1. */
export function crownedCrane(loom: Loom, stand: Stand): void {
  const at = figure(stand),
    s = stand.size ?? 1;
  for (const leg of ['1,-18 0,-9 1,0', '6,-18 7,-9 6,0']) loom.thread(at(leg), 1.4, c.ink);
  loom.thread(at('1,0 -3,0'), 1.2, c.ink);
  loom.thread(at('6,0 2,0'), 1.2, c.ink);
  loom.blob(at('-7,-26 -2,-30 8,-28 18,-20 20,-15 10,-16 -2,-18'), c.stone);
  loom.blob(at('0,-26 10,-26 19,-18 16,-15 6,-17'), c.surface);
  loom.poly(at('10,-18 22,-13 18,-20'), c.brick);
  loom.bend(at('-4,-24 -9,-32 -7,-40'), 4 * s, c.steel, 2.4 * s);
  for (let i = 0; i < 9; i++) {
    const turn = Math.PI * (1.2 + i * 0.095),
      [hx, hy] = spot(stand, -6, -44);
    loom.thread(
      [
        [hx, hy],
        [hx + Math.cos(turn) * 8.5 * s, hy + Math.sin(turn) * 8.5 * s],
      ],
      1,
      i % 2 ? c.gold : c.honey,
    );
  }
  loom.ellipse(...spot(stand, -8, -42), 3.6 * s, 3 * s, c.ink);
  loom.ellipse(...spot(stand, -6.5, -41), 1.7 * s, 1.5 * s, c.surface);
  loom.thread(at('-8,-38 -8,-36'), 2 * s, c.cinnabar);
  loom.thread(at('-11,-42 -15,-41'), 1.4, c.ink);
}
