import { middleOf, sewAfrica, sewCountry } from '../africa.ts';
import type { Clip } from '../clip.ts';
import { sewFigure } from '../figures.ts';
import { lozenges } from '../motifs.ts';
import { mix, palette } from '../palette.ts';
import { groundedSheet, type Point, type Sheet } from '../sheet.ts';
import { type Thread, threadBetween } from '../threads.ts';
import { eased, passed, swell } from '../timing.ts';

const map = { x: 62, y: 30, pitch: 11 };
const centre: Point = { x: 770, y: 222 };
const base = mix(palette.indigo, palette.sky, 0.3);

const countries = ['ZA', 'NG', 'GH', 'KE', 'BW', 'ZM'];
const FIRST = 4.2;
const PACE = 2.3;
const RESTS = 26.6;

function reach(index: number): number {
  return FIRST + index * PACE;
}

function threadTo(code: string): Thread {
  return threadBetween({ x: centre.x - (RINGS + 1) * PITCH, y: centre.y }, middleOf(code, map), 0);
}

const PITCH = 9;
const RINGS = 12;
/** The rings of the centre by their distance from its middle; those without a colour are bare cloth. */
const ringColours: Record<number, string> = {
  7: palette.ochre,
  8: palette.sand,
  10: palette.ochre,
  11: palette.clay,
  12: palette.clay,
};

/** The centre is a lozenge woven in rings around the sign of the currency. */
function weaveCentre(sheet: Sheet, now: number): void {
  const grown = 8.4 + (RINGS - 7.4) * eased(now, 0, 3);
  for (let row = -RINGS; row <= RINGS; row += 1) {
    for (let column = -RINGS; column <= RINGS; column += 1) {
      const ring = Math.abs(row) + Math.abs(column);
      const share = Math.min(1, grown - ring);
      if (share <= 0) continue;
      const colour = ringColours[ring];
      if (!colour) continue;
      const size = (PITCH - 1) * share;
      const gap = (PITCH - size) / 2;
      sheet.stitch(centre.x + (column - 0.5) * PITCH + gap, centre.y + (row - 0.5) * PITCH + gap, size, colour);
    }
  }
  sheet.add('');
  sewFigure(sheet, '¥', { x: centre.x, y: centre.y - 31.5, pitch: 9, anchor: 'middle' }, palette.sand);
  if (now > 1.2) {
    const year = eased(now, 1.2, 2.4);
    sewFigure(
      sheet,
      '2019',
      { x: centre.x, y: centre.y + 136, pitch: 5, anchor: 'middle' },
      mix(palette.indigo, palette.sand, year),
    );
  }
}

/** A payment on its way: a small lozenge that fades in and out at the ends of its thread. */
function sendPayments(sheet: Sheet, thread: Thread, since: number, now: number): void {
  const calm = 1 - eased(now, RESTS - 1, RESTS);
  for (const [offset, colour, back] of [
    [0, palette.sand, false],
    [0.5, palette.surface, true],
  ] as const) {
    const turn = since / 3.2 - offset;
    if (turn < 0) continue;
    const share = turn % 1;
    const size = 7 * Math.min(1, Math.sin(share * Math.PI) * 2.2) * calm;
    sheet.lozenge(thread.at(back ? 1 - share : share), size, colour);
  }
}

export const rmbCentre: Clip = {
  key: 'rmb-centre',
  seconds: 29,
  posterAt: 23,
  draw(now) {
    const sheet = groundedSheet(palette.indigo);
    sewAfrica(sheet, map, base);
    countries.forEach((code, index) => {
      const arrives = reach(index) + 1.1;
      const glow = swell(now, arrives, arrives + 1.4) * 0.7;
      sewCountry(sheet, code, map, eased(now, arrives, arrives + 0.9), (cell) =>
        mix(lozenges(cell.column, cell.row) ? palette.ochre : palette.sand, palette.surface, glow),
      );
    });
    for (const [index, code] of countries.entries()) {
      const share = eased(now, reach(index), reach(index) + 1.3);
      if (share === 0) continue;
      sheet.line(threadTo(code).path(share), palette.clay, 2.5);
    }
    for (const [index, code] of countries.entries()) {
      const since = now - reach(index) - 1.6;
      if (since > 0) sendPayments(sheet, threadTo(code), since, now);
      if (passed(now, reach(index) + 1, reach(index) + 1.2) === 1) sheet.lozenge(middleOf(code, map), 5, palette.clay);
    }
    weaveCentre(sheet, now);
    return sheet;
  },
};
