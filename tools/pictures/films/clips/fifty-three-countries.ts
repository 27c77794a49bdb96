import { africaCells, sewAfrica, sewCell } from '../africa.ts';
import type { Clip } from '../clip.ts';
import { sewFigure } from '../figures.ts';
import { lozenges } from '../motifs.ts';
import { mix, palette } from '../palette.ts';
import { type Pattern, sewPattern } from '../patterns.ts';
import { groundedSheet, type Sheet } from '../sheet.ts';
import { clamp, eased, shareOfStitch, swell } from '../timing.ts';

const map = { x: 62, y: 30, pitch: 11 };
const WEAVING = { from: -2.4, to: 11 };

/** A row of equal small pictures with their number, sewn one after the other. */
interface Tally {
  count: number;
  perRow: number;
  step: number;
  y: number;
  begins: number;
  pattern: Pattern;
  colour: string;
}

const pavilion: Pattern = {
  colours: { r: palette.clay, w: palette.sand },
  rows: '....r.... ...rrr... ..rrrrr.. .rrrrrrr. rrrrrrrrr .w.w.w.w. .w.w.w.w. .w.w.w.w. wwwwwwwww',
};
const globe: Pattern = {
  colours: { s: palette.sky },
  rows: '...sss... .ss.s.ss. .s..s..s. s...s...s sssssssss s...s...s .s..s..s. .ss.s.ss. ...sss...',
};
const latticeWindow: Pattern = {
  colours: { o: palette.ochre },
  rows: 'ooooooooo o...o...o o.ooooo.o o.o...o.o ooo.o.ooo o.o...o.o o.ooooo.o o...o...o ooooooooo',
};

const knot: Pattern = {
  colours: { s: palette.sand, o: palette.ochre },
  rows: '...s... ..sss.. .ssoss. ssoooss .ssoss. ..sss.. ...s...',
};

const tallies: Tally[] = [
  { count: 53, perRow: 18, step: 18.4, y: 52, begins: 11.2, pattern: knot, colour: palette.sand },
  { count: 26, perRow: 13, step: 24, y: 176, begins: 14.6, pattern: pavilion, colour: palette.clay },
  { count: 11, perRow: 13, step: 24, y: 274, begins: 18.2, pattern: globe, colour: palette.sky },
  { count: 27, perRow: 14, step: 24, y: 346, begins: 21.2, pattern: latticeWindow, colour: palette.ochre },
];

function drawTally(sheet: Sheet, tally: Tally, now: number): void {
  const length = 1 + tally.count * 0.06;
  const counted = tally.count * eased(now, tally.begins, tally.begins + length);
  if (counted < 0.5) return;
  const rows = Math.ceil(tally.count / tally.perRow);
  if (rows < 3)
    sewFigure(
      sheet,
      String(Math.round(counted)),
      { x: 566, y: tally.y + (rows === 1 ? -7 : 7), pitch: 5, anchor: 'end' },
      tally.colour,
    );
  for (let index = 0; index < counted; index += 1) {
    const x = 592 + (index % tally.perRow) * tally.step;
    const y = tally.y + Math.floor(index / tally.perRow) * (tally.step + 4);
    sewPattern(sheet, tally.pattern, { x, y, pitch: 2, share: shareOfStitch(counted, index) });
  }
}

/** The whole map is one cloth: its stitches are bands of lozenges that take no notice of borders. */
function weaveMap(sheet: Sheet, now: number): void {
  sewAfrica(sheet, map, palette.moss);
  const sewn = africaCells.length * eased(now, WEAVING.from, WEAVING.to);
  const shine = swell(now, WEAVING.to, WEAVING.to + 1.6) * 0.35;
  africaCells.forEach((cell, index) => {
    if (index >= sewn) return;
    const colour = lozenges(cell.column + 1, cell.row + 3) ? palette.ochre : palette.sand;
    const fresh = clamp(1 - (sewn - index) / 26) * (1 - eased(now, WEAVING.to, WEAVING.to + 0.8));
    sewCell(sheet, cell, map, mix(colour, palette.surface, Math.max(fresh, shine)), shareOfStitch(sewn, index));
  });
}

export const fiftyThreeCountries: Clip = {
  key: 'fifty-three-countries',
  seconds: 27,
  posterAt: 26,
  draw(now) {
    const sheet = groundedSheet(palette.deep);
    weaveMap(sheet, now);
    const counted = Math.round(53 * eased(now, WEAVING.from, WEAVING.to));
    const moved = eased(now, 11, 12.2);
    const [pitch, right, y] = [14 - 5 * moved, 760 - 194 * moved, 170 - 121 * moved];
    sheet.apart({ x: right, y, scale: pitch / 10 }, () => {
      sewFigure(sheet, String(counted), { x: 0, y: 0, pitch: 10, anchor: 'end' }, palette.sand);
    });
    for (const tally of tallies) drawTally(sheet, tally, now);
    return sheet;
  },
};
