/** Mountains, dunes, cliffs, water and fields. */
import { chance, type Loom, type Paint, type Rule } from '../../loom/loom.ts';
import { dashes, shade, sky } from '../../loom/paints.ts';
import { yarn as c } from '../../loom/palette.ts';
import { points } from '../../loom/points.ts';

/** The sky down to a row, in bands whose borders are woven as small triangles. */
export function heaven(loom: Loom, tones: readonly string[], horizon: number, tooth = 5): void {
  loom.rect(0, 0, 192, horizon + 1, sky(tones, 0, horizon, tooth));
}

/** Land below a skyline that is given by its points from left to right. */
export function land(loom: Loom, skyline: string, paint: Paint): void {
  loom.poly([...points(skyline), [193, 129], [-1, 129]], paint);
}

/** The same with a rounded skyline. */
export function downs(loom: Loom, skyline: string, paint: Paint): void {
  const line = points(skyline);
  const first = line[0]?.[1] ?? 0,
    last = line.at(-1)?.[1] ?? 0;
  loom.blob([[-12, first], ...line, [204, last], [204, 140], [96, 142], [-12, 140]], paint);
}

/** A mountain: its sunny side to the left, the ridge between light and shade running down in teeth; a cap of snow if asked for. */
export function peak(
  loom: Loom,
  x: number,
  foot: number,
  wide: number,
  tall: number,
  [light, dark, snow]: readonly [string, string, string?],
): void {
  const ridge = (y: number) => x + Math.sin((y - foot) / 5) * 2.4 + ((y - foot + tall) / tall) * wide * 0.1;
  const edge = (y: number) => ((y - foot + tall) / tall) * wide * 0.5;
  const line = (px: number) => foot - tall * 0.68 + Math.sin(px / 2.6) * 3.2 + Math.abs(px - x) * 0.14;
  loom.where(
    { x: x - wide / 2, y: foot - tall, w: wide, h: tall },
    (px, py) => py <= foot && Math.abs(px - x) <= edge(py) + Math.sin(py * 0.9 + px * 0.1) * 0.9,
    (px, py) => {
      if (snow && py < line(px)) return px < ridge(py) ? snow : c.haze;
      return px + ((py % 4) - 2) * 0.6 < ridge(py) ? light : dark;
    },
  );
}

/** A dune: its crest runs from the left foot up to the top and down to the right; light on one side of the line that falls from the top. */
export function dune(
  loom: Loom,
  outline: string,
  edge: string,
  [light, dark]: readonly [Paint, Paint],
  bottom = 129,
): void {
  const crest = points(outline),
    line = points(edge);
  const first = crest[0]!,
    last = crest.at(-1)!;
  loom.poly([...crest, [last[0], bottom], [first[0], bottom]], light);
  loom.poly(
    [
      ...line,
      [last[0], bottom],
      [last[0], last[1]],
      ...crest
        .slice()
        .reverse()
        .filter(([x]) => x > line[0]![0]),
    ],
    dark,
  );
}

/** Water from one row to another: dashes of light on a ground that may darken downwards. */
export function water(loom: Loom, top: number, bottom: number, tones: readonly string[], glint: string = c.haze): void {
  const ground = sky(tones, top, bottom, 4),
    light = dashes('', glint, 3, 6, top);
  loom.rect(0, top, 192, bottom - top, (x, y) => light(x, y) || ground(x, y));
}

/** The path of the sun on water below it. */
export function glitter(loom: Loom, x: number, top: number, bottom: number, wide: number, tone: string): void {
  for (let y = top; y < bottom; y += 2) {
    const reach = wide * (0.5 + chance(y, 3) * 0.5);
    loom.rect(x - reach + chance(y, 5) * 4, y, reach * 2, 1, tone);
  }
}

/** Falling water: threads of three tones, hanging from row to row. */
export function fall(loom: Loom, x: number, top: number, wide: number, tall: number): void {
  const tones = [c.surface, c.haze, c.surface, c.sky];
  loom.rect(x, top, wide, tall, (px, py) => {
    const thread = Math.floor(chance(px, Math.floor((py + chance(px) * 9) / 9)) * tones.length);
    return tones[thread];
  });
}

/** Spray at the foot of a fall. */
export function spray(loom: Loom, x: number, y: number, wide: number, tall: number, tone: string = c.surface): void {
  for (let i = 0; i < wide / 5; i++) {
    const at = x + (i + 0.5) * 5;
    loom.ellipse(at, y - chance(i, 4) * tall * 0.4, 4 + chance(i, 2) * 3, tall * (0.3 + chance(i, 6) * 0.3), tone);
  }
}

/** Rows that run along a slope, as tea, cane or terraces: light and dark bands that follow a wave. */
export function rows(tones: readonly string[], step: number, bend = 5, length = 34, lean = 0): Rule {
  return (x, y) => {
    const at = y + Math.sin(x / length) * bend + x * lean;
    return tones[((Math.floor(at / step) % tones.length) + tones.length) % tones.length];
  };
}

/** Furrows that run towards a point on the horizon. */
export function furrows(tones: readonly string[], x: number, horizon: number, count: number): Rule {
  return (px, py) => {
    const at = ((px + 0.5 - x) / Math.max(1, py + 0.5 - horizon)) * count;
    return tones[((Math.floor(at) % tones.length) + tones.length) % tones.length];
  };
}

/** A river that comes nearer from the horizon in bends: its width grows from `from` to `to`. */
export function river(loom: Loom, course: string, from: number, to: number, paint: Paint, bank?: string): void {
  if (bank) loom.bend(points(course), from + 3, bank, to + 5);
  loom.bend(points(course), from, paint, to);
}

/** A boulder with light from the upper left. */
export function boulder(loom: Loom, outline: string, tones: readonly string[]): void {
  const line = points(outline);
  const xs = line.map(([x]) => x),
    ys = line.map(([, y]) => y);
  const left = Math.min(...xs),
    top = Math.min(...ys);
  const reach = Math.max(...xs) - left + (Math.max(...ys) - top);
  loom.blob(
    line,
    shade(tones, (x, y) => (x - left + (y - top)) / reach),
  );
}

/** Low clouds or mist: long flat ellipses, one over another. */
export function mist(loom: Loom, y: number, tone: string, seed: number, tall = 3): void {
  for (let i = 0; i < 9; i++)
    loom.ellipse(
      chance(i, seed) * 192,
      y + (chance(i, seed, 2) - 0.5) * tall * 2,
      18 + chance(i, seed, 3) * 22,
      tall * (0.5 + chance(i, seed, 5) * 0.6),
      tone,
    );
}
