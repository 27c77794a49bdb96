/** What stands in halls and at desks. */
import { garland, hallFront, lantern } from '../../loom/buildings.ts';
import type { Loom, Paint } from '../../loom/loom.ts';
import { type Tile, upright, woven } from '../../loom/paints.ts';
import { yarn as c } from '../../loom/palette.ts';
import { points } from '../../loom/points.ts';
import { figure, type Stand } from './figure.ts';

/** A stand of the fair: a striped awning over a counter with what is shown. */
export function stall(
  loom: Loom,
  x: number,
  y: number,
  wide: number,
  tall: number,
  [light, dark]: readonly [string, string],
  cloth: Paint,
  wares: readonly string[],
): void {
  loom.rect(x + 2, y - tall, 2, tall, c.bark);
  loom.rect(x + wide - 4, y - tall, 2, tall, c.bark);
  loom.rect(x + 4, y - tall + 12, wide - 8, tall - 26, c.straw);
  loom.rect(x + 1, y - 15, wide - 2, 15, cloth);
  loom.rect(x, y - 17, wide, 2.4, c.tan);
  wares.forEach((tone, i) => {
    const at = x + 6 + (i * (wide - 12)) / Math.max(1, wares.length - 1);
    loom.ellipse(at, y - 20, 3.6, 3.6, tone);
    loom.ellipse(at - 1, y - 21, 1.2, 1.2, c.paper);
  });
  const awning = (px: number) => Math.floor((px - x) / 5) % 2 === 0;
  loom.poly(
    [
      [x + 3, y - tall],
      [x + wide - 3, y - tall],
      [x + wide + 2, y - tall + 10],
      [x - 2, y - tall + 10],
    ],
    (px) => (awning(px) ? light : dark),
  );
  for (let px = x - 1; px < x + wide + 1; px += 5)
    loom.ellipse(px + 2.5, y - tall + 10, 2.6, 2.6, awning(px + 1) ? light : dark);
}

/** Somebody seen from behind: shoulders and head, as in a row of listeners. */
export function listener(
  loom: Loom,
  x: number,
  y: number,
  size: number,
  coat: Paint,
  hair: string = c.ink,
  wrap?: Paint,
): void {
  loom.ellipse(x, y, size, size * 0.8, coat);
  loom.rect(x - size, y, size * 2, size * 2, coat);
  loom.disc(x, y - size * 1.1, size * 0.58, hair);
  if (wrap) loom.ellipse(x, y - size * 1.36, size * 0.66, size * 0.44, wrap);
}

/** A sheet with lines of writing, turned a little; a seal if a tone is given. */
export function sheet(loom: Loom, stand: Stand, lines: number, seal?: string): void {
  const at = figure(stand),
    size = stand.size ?? 1;
  loom.poly(at('-13,-36 14,-33 12,2 -15,-1'), c.line);
  loom.poly(at('-14,-37 13,-34 11,1 -16,-2'), c.surface);
  for (let i = 0; i < lines; i++)
    loom.thread(
      at(`${-11},${-32 + i * 5} ${i % 3 === 2 ? 2 : 9},${-30 + i * 5}`),
      Math.max(1, size),
      i ? c.stone : c.indigo,
    );
  if (seal) loom.poly(at('2,-10 9,-9 8,-3 1,-4'), seal);
}

/** Two hands that meet, sleeves from both sides; `reach` is half the width. */
export function handshake(loom: Loom, x: number, y: number, size: number, left: Paint, right: Paint): void {
  const at = figure({ x, y, size });
  loom.poly(at('-60,2 -22,-8 -18,8 -60,26'), left);
  loom.poly(at('60,2 22,-8 18,8 60,26'), right);
  loom.poly(at('-24,-10 -17,-11 -13,8 -20,11'), c.paper);
  loom.poly(at('24,-10 17,-11 13,8 20,11'), c.gold);
  loom.blob(at('-18,-8 -4,-11 10,-8 16,-2 12,7 2,10 -10,8 -17,7'), c.fair);
  loom.blob(at('18,-8 8,-12 -2,-11 -9,-6 -8,-1 0,-2 4,4 2,9 8,10 14,8'), c.cocoa);
  for (let i = 0; i < 4; i++) loom.bend(at(`${-6 + i * 4},${2 + (i % 2)} ${-9 + i * 4},9`), 2.6 * size, c.cocoa);
  loom.bend(at('-6,-9 2,-13 8,-11'), 3 * size, c.fair);
}

/** A coin in the old Chinese manner: round, with a square hole. */
export function coin(
  loom: Loom,
  x: number,
  y: number,
  r: number,
  tones: readonly [string, string, string] = [c.gold, c.honey, c.amber],
): void {
  loom.disc(x + r * 0.08, y + r * 0.1, r, tones[2]);
  loom.disc(x, y, r, tones[1]);
  loom.disc(x, y, r * 0.84, tones[0]);
  loom.disc(x, y, r * 0.74, tones[1]);
  loom.rect(x - r * 0.28, y - r * 0.28, r * 0.56, r * 0.56, tones[2]);
  for (const [dx, dy] of [
    [0, -0.5],
    [0, 0.5],
    [-0.5, 0],
    [0.5, 0],
  ] as const)
    loom.rect(x + dx * r - r * 0.1, y + dy * r - r * 0.1, r * 0.2, r * 0.2, tones[0]);
}

/** The front of the fair's halls with lanterns before it. */
export function fairground(loom: Loom, ground: number, tall: number, roof: Tile): void {
  hallFront(
    loom,
    14,
    178,
    ground,
    tall,
    upright([c.haze, c.sky, c.blue], 14, 164),
    woven(roof, c.cinnabar, c.gold, c.brick),
    c.deep,
    12,
  );
  for (const x of [40, 74, 118, 152]) lantern(loom, x, ground - tall * 0.4, 4.6);
  loom.rect(86, ground - tall * 0.4, 20, tall * 0.4, c.indigo);
  loom.rect(95, ground - tall * 0.4, 1.6, tall * 0.4, c.straw);
}

/** A coach from the side, its front to the right; 70 stitches long at size 1. */
export function coach(loom: Loom, stand: Stand, body: string, dark: string): void {
  const at = figure(stand),
    size = stand.size ?? 1;
  loom.blob(at('-36,-30 -32,-34 28,-34 35,-28 37,-8 34,-4 -34,-4 -37,-8'), body);
  loom.poly(at('-34,-14 36,-14 36,-10 -35,-10'), c.gold);
  for (let i = 0; i < 5; i++)
    loom.poly(at(`${-32 + i * 12},-30 ${-22 + i * 12},-30 ${-22 + i * 12},-18 ${-32 + i * 12},-18`), c.haze);
  loom.poly(at('29,-30 34,-27 35,-17 29,-17'), c.haze);
  loom.poly(at('-36,-7 37,-7 36,-3 -35,-3'), dark);
  for (const px of [-22, 22]) {
    const [x, y] = figure(stand)(`${px},-4`)[0] ?? [0, 0];
    loom.disc(x, y, 6 * size, c.ink);
    loom.disc(x, y, 2.8 * size, c.line);
  }
}

/** An aeroplane that climbs to the right; 70 stitches long at size 1. */
export function aeroplane(loom: Loom, stand: Stand, body: string, trim: string): void {
  const at = figure(stand);
  loom.poly(at('-34,-2 -44,-20 -36,-20 -24,-6'), trim);
  loom.blob(at('-38,0 -30,-6 10,-9 28,-8 36,-3 30,3 10,5 -26,5'), body);
  loom.poly(at('-2,0 -22,18 -12,18 14,1'), trim);
  loom.poly(at('2,-9 -8,-20 0,-20 14,-9'), c.line);
  for (let i = 0; i < 8; i++)
    loom.poly(at(`${-22 + i * 6},-5 ${-19 + i * 6},-5 ${-19 + i * 6},-2 ${-22 + i * 6},-2`), c.denim);
  loom.poly(at('27,-7 32,-5 30,-3 26,-4'), c.indigo);
}

/** A ribbon with a bow, hung from side to side. */
export function ribbon(loom: Loom, y: number, tone: string, dark: string): void {
  loom.bend(
    [
      [-4, y - 6],
      [48, y + 4],
      [96, y],
      [144, y + 4],
      [196, y - 6],
    ],
    6,
    tone,
  );
  loom.bend(
    [
      [-4, y - 4],
      [48, y + 6],
      [96, y + 2],
      [144, y + 6],
      [196, y - 4],
    ],
    1.4,
    dark,
  );
  const at = (text: string) => points(text).map(([px, py]): [number, number] => [96 + px, y + py]);
  for (const side of ['-2,0 -22,-13 -28,-2 -22,10', '2,0 22,-13 28,-2 22,10']) loom.blob(at(side), tone);
  for (const side of ['-4,0 -18,-6 -20,3', '4,0 18,-6 20,3']) loom.blob(at(side), dark);
  for (const side of ['-3,2 -14,30 -6,28 0,6', '3,2 14,30 6,28 0,6']) loom.poly(at(side), tone);
  loom.disc(96, y, 5.4, dark);
  loom.disc(96, y, 3.4, c.gold);
}

/** Lamps on wires across the top. */
export function lamps(loom: Loom, y: number): void {
  garland(loom, [-4, y], [64, y], 8, [c.gold, c.flame, c.paper], c.ink);
  garland(loom, [64, y], [128, y], 8, [c.gold, c.flame, c.paper], c.ink);
  garland(loom, [128, y], [196, y], 8, [c.gold, c.flame, c.paper], c.ink);
}
