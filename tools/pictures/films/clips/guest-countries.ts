import { type Cell, middleOf, sewAfrica, sewCountry } from '../africa.ts';
import type { Clip } from '../clip.ts';
import { sewFigure } from '../figures.ts';
import { lozenges, type Motif, motifs } from '../motifs.ts';
import { mix, palette } from '../palette.ts';
import { groundedSheet, type Point, type Sheet } from '../sheet.ts';
import { threadBetween } from '../threads.ts';
import { eased, passed, swell } from '../timing.ts';

const map = { x: 62, y: 30, pitch: 11 };

interface Edition {
  year: string;
  guests: string[];
  begins: number;
  pace: number;
  y: number;
  colour: string;
}

const editions: Edition[] = [
  { year: '2021', guests: ['DZ', 'ET', 'KE', 'RW', 'ZA', 'SN'], begins: 0.9, pace: 1.1, y: 56, colour: palette.sand },
  {
    year: '2023',
    guests: ['BJ', 'CD', 'MG', 'MW', 'MA', 'MZ', 'NG', 'ZM'],
    begins: 9,
    pace: 1,
    y: 186,
    colour: palette.clay,
  },
  { year: '2025', guests: ['CG', 'KE', 'NA', 'NG', 'ZA'], begins: 18.6, pace: 1.1, y: 316, colour: palette.sky },
];

const SWATCH = 40;
const swatchesLeft = 560;

function swatchPlace(edition: Edition, index: number): Point {
  return { x: swatchesLeft + index * (SWATCH + 6), y: edition.y + 50 };
}

const everyGuest = [...new Set(editions.flatMap(({ guests }) => guests))];

/** The country's mark, the same in each edition: a motif as it is, with its colours exchanged, or begun half-way. */
function markOf(code: string): Motif {
  const turn = everyGuest.indexOf(code);
  const motif = motifs[turn % motifs.length] ?? lozenges;
  const variant = Math.floor(turn / motifs.length);
  if (variant === 1) return (column, row) => !motif(column, row);
  return variant === 2 ? (column, row) => motif(column + 4, row + 4) : motif;
}

function sewSwatch(sheet: Sheet, code: string, place: Point, colour: string, share: number): void {
  const mark = markOf(code);
  for (let index = 0; index < 64 * share; index += 1) {
    const [column, row] = [index % 8, Math.floor(index / 8)];
    const shade = mark(column, row) ? colour : mix(colour, palette.deep, 0.68);
    sheet.stitch(place.x + column * 5, place.y + row * 5, 4.4, shade, Math.min(1, 64 * share - index));
  }
}

/** Countries invited a second time keep both colours, in alternate stitches. */
function countryColour(code: string, edition: Edition, glow: number): (cell: Cell) => string {
  const earlier = editions.find((other) => other.begins < edition.begins && other.guests.includes(code));
  return (cell) => {
    const own = earlier && (cell.column + cell.row) % 2 ? earlier.colour : edition.colour;
    return mix(own, palette.surface, glow * 0.6);
  };
}

function drawEdition(sheet: Sheet, edition: Edition, now: number): void {
  const lit = eased(now, edition.begins - 0.9, edition.begins);
  sewFigure(sheet, edition.year, { x: swatchesLeft, y: edition.y, pitch: 5 }, mix(palette.moss, edition.colour, lit));
  edition.guests.forEach((code, index) => {
    const begins = edition.begins + index * edition.pace;
    const place = swatchPlace(edition, index);
    if (now < begins) {
      if (lit > 0) sheet.stitch(place.x + 17, place.y + 17, 5, mix(palette.deep, palette.moss, lit));
      return;
    }
    const finale = swell(now, 24.6, 26.4);
    const glow = Math.max(swell(now, begins, begins + 1.2), finale * 0.5);
    sewCountry(sheet, code, map, eased(now, begins, begins + 0.9), countryColour(code, edition, glow));
    sewSwatch(sheet, code, place, edition.colour, eased(now, begins + 0.4, begins + 1.3));
  });
  edition.guests.forEach((code, index) => {
    const begins = edition.begins + index * edition.pace;
    const leaving = passed(now, begins + 1.3, begins + 2.1);
    if (now < begins + 0.1 || leaving >= 1) return;
    const place = swatchPlace(edition, index);
    const thread = threadBetween(middleOf(code, map), { x: place.x + 20, y: place.y + 20 }, 46);
    const reached = eased(now, begins + 0.1, begins + 0.9);
    sheet.apart({ opacity: 1 - leaving }, () => sheet.line(thread.path(reached), edition.colour, 2.5));
  });
}

export const guestCountries: Clip = {
  key: 'guest-countries',
  seconds: 29,
  posterAt: 28,
  draw(now) {
    const sheet = groundedSheet(palette.deep);
    sewAfrica(sheet, map, palette.moss);
    for (const edition of editions) drawEdition(sheet, edition, now);
    return sheet;
  },
};
