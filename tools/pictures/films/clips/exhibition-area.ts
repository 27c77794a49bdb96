import type { Clip } from '../clip.ts';
import { figureWidth, grouped, sewFigure } from '../figures.ts';
import { hourglasses, lozenges, type Motif, zigzag } from '../motifs.ts';
import { mix, palette } from '../palette.ts';
import { groundedSheet, type Point, type Sheet } from '../sheet.ts';
import { eased, scatter } from '../timing.ts';

/** One tile of the floor is 100 square metres; one stall stands for ten exhibitors. */
interface Floor {
  year: string;
  columns: number;
  rows: number;
  area: number;
  /** The sources say "over" of 2019 and "nearly" of 2021 and 2025. */
  areaSign: string;
  exhibitors?: number;
  exhibitorsSign?: string;
  begins: number;
  colour: string;
  motif: Motif;
}

const floors: Floor[] = [
  {
    year: '2019',
    columns: 25,
    rows: 16,
    area: 40_000,
    areaSign: '+',
    begins: -1.7,
    colour: palette.ochre,
    motif: lozenges,
  },
  {
    year: '2021',
    columns: 32,
    rows: 20,
    area: 64_000,
    areaSign: '',
    exhibitors: 900,
    exhibitorsSign: '~',
    begins: 5.2,
    colour: palette.cinnabar,
    motif: zigzag,
  },
  {
    year: '2023',
    columns: 40,
    rows: 25,
    area: 100_000,
    areaSign: '',
    exhibitors: 1500,
    exhibitorsSign: '',
    begins: 12.4,
    colour: palette.deep2,
    motif: hourglasses,
  },
  {
    year: '2025',
    columns: 40,
    rows: 25,
    area: 100_000,
    areaSign: '',
    exhibitors: 2100,
    exhibitorsSign: '~',
    begins: 19.8,
    colour: palette.deep2,
    motif: hourglasses,
  },
];

const [HALF_WIDTH, HALF_HEIGHT] = [12, 6];
const corner = { x: 390, y: 66 };

function tileAt(column: number, row: number): Point {
  return { x: corner.x + (column - row) * HALF_WIDTH, y: corner.y + (column + row) * HALF_HEIGHT };
}

/** A tile seen from above and aside; `size` 1 leaves only the thin gap between threads. */
function tileCorners({ x, y }: Point, size: number): Point[] {
  const [w, h] = [HALF_WIDTH * size, HALF_HEIGHT * size];
  const middle = y + HALF_HEIGHT;
  return [
    { x, y: middle - h },
    { x: x + w, y: middle },
    { x, y: middle + h },
    { x: x - w, y: middle },
  ];
}

function layFloor(sheet: Sheet, now: number): void {
  const widest = floors[2] as Floor;
  for (let column = 0; column < widest.columns; column += 1) {
    for (let row = 0; row < widest.rows; row += 1) {
      const floor = floors.find((one) => column < one.columns && row < one.rows) ?? widest;
      // The cloth is woven forwards, as one front moving from the back corner.
      const turn = (column + row) / (floor.columns + floor.rows);
      const starts = floor.begins + turn * 3.2 + scatter(column * 64 + row) * 0.25;
      const share = eased(now, starts, starts + 0.7);
      if (share === 0) continue;
      const pale = mix(floor.colour, palette.paper, 0.26);
      const place = tileAt(column, row);
      const colour = floor.motif(column, row) ? floor.colour : pale;
      sheet.polygon(tileCorners({ x: place.x, y: place.y + (1 - share) * 14 }, share * 0.92), colour);
    }
  }
}

const roofs = [palette.surface, palette.surface, palette.sand, palette.surface, palette.sky];

function raiseStall(sheet: Sheet, place: Point, share: number, roof: number): void {
  const height = 12 * share;
  const [back, right, front, west] = tileCorners(place, 0.95) as [Point, Point, Point, Point];
  const up = (point: Point) => ({ x: point.x, y: point.y - height });
  sheet.polygon([west, front, up(front), up(west)], mix(palette.line, palette.ink, 0.1));
  sheet.polygon([front, right, up(right), up(front)], mix(palette.lineStrong, palette.paper, 0.2));
  sheet.polygon([up(back), up(right), up(front), up(west)], roofs[Math.floor(roof * roofs.length)] ?? palette.surface);
  sheet.add('');
}

interface Site {
  column: number;
  row: number;
  order: number;
}

/** Sites for stalls with aisles between them: first those an edition of 2021 fills, then the rest, evenly scattered. */
function stallSites(): Site[] {
  const [smaller, larger] = [floors[1] as Floor, floors[2] as Floor];
  const sites: Site[] = [];
  for (let column = 1; column < larger.columns; column += 2) {
    for (let row = 1; row < larger.rows; row += 2) sites.push({ column, row, order: scatter(column * 64 + row) });
  }
  sites.sort((a, b) => a.order - b.order);
  const early = sites
    .filter(({ column, row }) => column < smaller.columns && row < smaller.rows)
    .slice(0, stallCount(smaller));
  return [...early, ...sites.filter((site) => !early.includes(site))];
}

function stallCount(floor: Floor): number {
  return Math.round((floor.exhibitors ?? 0) / 10);
}

function stallsOpen(floor: Floor): number {
  return floor.begins + (floor.year === '2025' ? 0.8 : 3.6);
}

const sites = stallSites();

/** The stalls stay from edition to edition, and each edition adds its own. */
function drawStalls(sheet: Sheet, now: number): void {
  const risen: (Site & { share: number })[] = [];
  for (const [index, floor] of floors.entries()) {
    const [from, to] = [stallCount(floors[index - 1] ?? floor), stallCount(floor)];
    sites.slice(from, to).forEach((site, turn) => {
      const starts = stallsOpen(floor) + (turn / (to - from)) * 2.2;
      const share = eased(now, starts, starts + 0.5);
      if (share > 0) risen.push({ ...site, share });
    });
  }
  risen.sort((a, b) => a.column + a.row - b.column - b.row);
  for (const { column, row, share } of risen)
    raiseStall(sheet, tileAt(column, row), share, scatter(column * 64 + row + 7));
}

function drawFigures(sheet: Sheet, now: number): void {
  const index = Math.max(
    0,
    floors.findLastIndex(({ begins }) => now >= begins),
  );
  const floor = floors[index] as Floor;
  const before = floors[index - 1]?.area ?? 0;
  const area = before + (floor.area - before) * eased(now, floor.begins, floor.begins + 3.6);
  sewFigure(sheet, floor.year, { x: 40, y: 36, pitch: 5 }, floor.colour);
  const sign = area >= floor.area ? floor.areaSign : '';
  sewFigure(sheet, `${grouped(Math.round(area / 100) * 100)}${sign} m²`, { x: 40, y: 84, pitch: 4 }, palette.ink);
  if (floor.exhibitors && now >= stallsOpen(floors[1] as Floor)) {
    const earlier = floors[index - 1]?.exhibitors ?? 0;
    const share = eased(now, stallsOpen(floor), stallsOpen(floor) + 2.5);
    const count = Math.round((earlier + (floor.exhibitors - earlier) * share) / 10) * 10;
    const sign = share === 1 ? (floor.exhibitorsSign ?? '') : '';
    const shown = `${sign}${grouped(count)}`;
    sewFigure(sheet, shown, { x: 920, y: 36, pitch: 5, anchor: 'end' }, palette.ink);
    raiseStall(sheet, { x: 920 - figureWidth(shown, 5) - 30, y: 51 }, 1.4, 0);
  }
}

/** What a tile and a stall stand for, in the empty corner. */
function drawKey(sheet: Sheet, now: number): void {
  sheet.polygon(tileCorners({ x: 56, y: 396 }, 1), palette.ochre);
  sewFigure(sheet, '= 100 m²', { x: 80, y: 395, pitch: 2 }, palette.inkSoft);
  if (now < stallsOpen(floors[1] as Floor)) return;
  raiseStall(sheet, { x: 56, y: 430 }, 1, 0);
  sewFigure(sheet, '= 10', { x: 80, y: 424, pitch: 2 }, palette.inkSoft);
}

export const exhibitionArea: Clip = {
  key: 'exhibition-area',
  seconds: 26,
  posterAt: 19,
  draw(now) {
    const sheet = groundedSheet(palette.paper);
    layFloor(sheet, now);
    drawStalls(sheet, now);
    drawFigures(sheet, now);
    drawKey(sheet, now);
    return sheet;
  },
};
