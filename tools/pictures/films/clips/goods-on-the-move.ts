import { middleOf, sewAfrica, sewCountry } from '../africa.ts';
import type { Clip } from '../clip.ts';
import { chilli, coffee, cotton, purpleTea, rose, stoneBird, vanilla, wine } from '../goods.ts';
import { lattice } from '../motifs.ts';
import { mix, palette } from '../palette.ts';
import { type Pattern, sewPattern } from '../patterns.ts';
import { groundedSheet, type Point, type Sheet } from '../sheet.ts';
import { threadBetween } from '../threads.ts';
import { eased, passed, swell } from '../timing.ts';

const map = { x: 62, y: 30, pitch: 11 };

interface Journey {
  from: string;
  goods: Pattern;
  colour: string;
  /** Its place in the row of arrivals, from above, and its turn. */
  slot: number;
  turn: number;
}

// From north to south at the gate, so that threads cross little; in an order that keeps the eye moving.
const journeys: Journey[] = [
  { from: 'KE', goods: rose, colour: '#c8324a', slot: 2, turn: 0 },
  { from: 'KE', goods: purpleTea, colour: '#7a4a94', slot: 3, turn: 1 },
  { from: 'ET', goods: coffee, colour: '#6b3f1d', slot: 1, turn: 2 },
  { from: 'RW', goods: chilli, colour: palette.cinnabar, slot: 4, turn: 3 },
  { from: 'MG', goods: vanilla, colour: palette.ochre, slot: 5, turn: 4 },
  { from: 'ZA', goods: wine, colour: '#7d1a34', slot: 7, turn: 5 },
  { from: 'BJ', goods: cotton, colour: palette.lineStrong, slot: 0, turn: 6 },
  { from: 'ZW', goods: stoneBird, colour: '#6f7a72', slot: 6, turn: 7 },
];

const FIRST = 0.6;
const PACE = 3.6;
const TRAVEL = 3.1;
const gate = { x: 880, top: 32, rows: 72 };

function slotPlace(slot: number): Point {
  return { x: gate.x - 42, y: 62 + slot * 52 };
}

/** The gate at the right edge: a strip of lattice windows, the Chinese half of the site's two weaves. */
function weaveGate(sheet: Sheet, now: number): void {
  const pitch = 6;
  for (let row = 0; row < gate.rows; row += 1) {
    const y = gate.top + row * pitch;
    const welcome = journeys.reduce((most, journey) => {
      const arrives = begin(journey) + 1.2 + TRAVEL;
      const near = Math.max(0, 1 - Math.abs(slotPlace(journey.slot).y - y) / 40);
      return Math.max(most, near * swell(now, arrives - 0.5, arrives + 1));
    }, 0);
    for (let column = 0; column < 8; column += 1) {
      const colour = lattice(column, row)
        ? mix(palette.deep2, palette.cinnabar, welcome)
        : mix(palette.sand, palette.surface, welcome);
      sheet.stitch(gate.x + column * pitch, y, pitch - 1, colour);
    }
  }
}

function begin(journey: Journey): number {
  return FIRST + journey.turn * PACE;
}

function drawThread(sheet: Sheet, journey: Journey, now: number): void {
  const start = begin(journey) + 1.2;
  const share = eased(now, start, start + TRAVEL);
  if (share === 0) return;
  const place = slotPlace(journey.slot);
  const thread = threadBetween(middleOf(journey.from, map), { x: place.x - 24, y: place.y }, 40);
  const resting = eased(now, start + TRAVEL, start + TRAVEL + 0.8);
  sheet.line(thread.path(share), mix(journey.colour, palette.paper, resting * 0.35), 2.5, { pattern: '8 3' });
}

function drawGoods(sheet: Sheet, journey: Journey, now: number): void {
  const appears = begin(journey);
  if (now < appears) return;
  const home = middleOf(journey.from, map);
  const place = slotPlace(journey.slot);
  const start = appears + 1.2;
  const share = eased(now, start, start + TRAVEL);
  const travelled = threadBetween(home, place, 40).at(share);
  const shown = eased(now, appears, appears + 0.7);
  const rise = 34 * shown * (1 - share);
  const scale = 0.3 + shown * 1.5 - 0.8 * eased(now, start, start + TRAVEL);
  sheet.apart({ x: travelled.x, y: travelled.y - rise, scale, opacity: passed(now, appears, appears + 0.3) }, () => {
    sewPattern(sheet, journey.goods, { x: -19.5, y: -19.5, pitch: 3 });
  });
}

export const goodsOnTheMove: Clip = {
  key: 'goods-on-the-move',
  seconds: 34,
  posterAt: 33,
  draw(now) {
    const sheet = groundedSheet(palette.sunk);
    sewAfrica(sheet, map, '#d3c6a8');
    for (const journey of journeys) {
      const appears = begin(journey);
      const glow = swell(now, appears, appears + 1.6) * 0.6;
      sewCountry(sheet, journey.from, map, eased(now, appears - 0.6, appears + 0.6), () =>
        mix(palette.deep2, palette.sand, glow),
      );
    }
    weaveGate(sheet, now);
    for (const journey of journeys) drawThread(sheet, journey, now);
    for (const journey of journeys) drawGoods(sheet, journey, now);
    return sheet;
  },
};
