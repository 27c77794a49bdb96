/** The house manner of what is wider than one thing: a scene under a sky woven in teeth, between the broad bands of the albums. */
import { type Border, headAndFoot } from '../loom/borders.ts';
import { Loom } from '../loom/loom.ts';
import { sky } from '../loom/paints.ts';
import { yarn as c } from '../loom/palette.ts';

/** Skies from above to the horizon. */
const SKIES = {
  morning: [c.sky, c.haze, c.paper, c.straw],
  noon: [c.blue, c.sky, c.haze, c.surface],
  evening: [c.wine, c.coral, c.honey, c.straw],
  gold: [c.ochre, c.honey, c.gold, c.straw],
  night: [c.night, c.midnight, c.indigo, c.denim],
  leaf: [c.moss, c.sage, c.mint, c.paper],
  rose: [c.rose, c.blush, c.paper, c.straw],
} as const;

/** A picture in the manner of scenes: the sky down to row 100, then what `draw` puts before it, then the bands. */
export function scene(time: keyof typeof SKIES, border: Border, draw: (loom: Loom) => void): Loom {
  const loom = new Loom(SKIES[time][3]);
  loom.rect(0, 0, 192, 128, sky(SKIES[time], 8, 100, 4));
  draw(loom);
  headAndFoot(loom, border);
  return loom;
}
