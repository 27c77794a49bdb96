import type { Clip } from '../clip.ts';
import { grouped, sewFigure } from '../figures.ts';
import { hourglasses, lozenges, type Motif, motifs, zigzag } from '../motifs.ts';
import { mix, palette } from '../palette.ts';
import { groundedSheet, type Sheet } from '../sheet.ts';
import { eased, shareOfStitch } from '../timing.ts';

/** Each square stitch stands for US$ 100 million, so a row of ten is a billion; each lozenge is one project, five to a row. */
interface Work {
  years: string;
  /** Billions of dollars and projects, sewn from these figures up to those. */
  dollars: [from: number, to: number];
  projects: [from: number, to: number];
  decimals: number;
  x: number;
  begins: number;
  colour: string;
  motif: Motif;
}

// The second edition is only known together with the first, so it is sewn on top of it and the figure is the sum.
const works: Work[] = [
  {
    years: '2019',
    dollars: [0, 20.8],
    projects: [0, 84],
    decimals: 1,
    x: 150,
    begins: -1.5,
    colour: palette.ochre,
    motif: lozenges,
  },
  {
    years: '2019 + 2021',
    dollars: [20.8, 43.02],
    projects: [84, 216],
    decimals: 2,
    x: 150,
    begins: 6,
    colour: palette.cinnabar,
    motif: zigzag,
  },
  {
    years: '2023',
    dollars: [0, 10.3],
    projects: [0, 120],
    decimals: 1,
    x: 430,
    begins: 13,
    colour: palette.indigo,
    motif: hourglasses,
  },
  {
    years: '2025',
    dollars: [0, 11.39],
    projects: [0, 176],
    decimals: 2,
    x: 710,
    begins: 19.2,
    colour: palette.deep2,
    motif: motifs[3] ?? lozenges,
  },
];

const PITCH = 8;
const FLOOR = 404;
const PROJECTS_AT = 122;

function sewBars(sheet: Sheet, work: Work, now: number): void {
  const pale = mix(work.colour, palette.paper, 0.3);
  const shade = (column: number, row: number) => (work.motif(column, row) ? work.colour : pale);
  const [firstDollar, lastDollar] = work.dollars.map((value) => value * 10) as [number, number];
  const sewn = firstDollar + (lastDollar - firstDollar) * eased(now, work.begins, work.begins + 3.4);
  for (let index = Math.floor(firstDollar); index < sewn; index += 1) {
    const [column, row] = [index % 10, Math.floor(index / 10)];
    sheet.stitch(
      work.x + column * PITCH,
      FLOOR - (row + 1) * PITCH,
      PITCH - 1,
      shade(column, row),
      shareOfStitch(sewn, index),
    );
  }
  const [firstProject, lastProject] = work.projects;
  const counted = firstProject + (lastProject - firstProject) * eased(now, work.begins + 3, work.begins + 5.4);
  for (let index = firstProject; index < counted; index += 1) {
    const [column, row] = [index % 5, Math.floor(index / 5)];
    const middle = { x: work.x + PROJECTS_AT + column * PITCH + 3.5, y: FLOOR - row * PITCH - 4.5 };
    sheet.lozenge(middle, 4 * shareOfStitch(counted, index), shade(column, row));
  }
}

function sewFigures(sheet: Sheet, work: Work, now: number): void {
  const [from, to] = work.dollars;
  const dollars = from + (to - from) * eased(now, work.begins, work.begins + 3.4);
  const [first, last] = work.projects;
  const projects = first + (last - first) * eased(now, work.begins + 3, work.begins + 5.4);
  if (now < work.begins + 0.2) return;
  sewFigure(
    sheet,
    dollars.toFixed(work.decimals),
    { x: work.x + 39, y: FLOOR - dollars * PITCH - 36, pitch: 3, anchor: 'middle' },
    palette.ink,
  );
  if (projects >= 1) {
    const y = FLOOR - (projects / 5) * PITCH - 36;
    sewFigure(
      sheet,
      String(Math.round(projects)),
      { x: work.x + PROJECTS_AT + 20, y, pitch: 3, anchor: 'middle' },
      palette.ink,
    );
  }
  const middle = work.x + (PROJECTS_AT + 40) / 2;
  sewFigure(sheet, work.years, { x: middle, y: FLOOR + 14, pitch: 3, anchor: 'middle' }, palette.ink);
  const written = `$${grouped(Math.round(dollars * 100) * 10_000_000)}`;
  sewFigure(sheet, written, { x: middle, y: FLOOR + 44, pitch: 2, anchor: 'middle' }, palette.inkSoft);
}

/** What a row of stitches and a lozenge stand for: a billion dollars, and a signed sheet of paper. */
function sewKey(sheet: Sheet, x: number, y: number): void {
  for (let column = 0; column < 10; column += 1) sheet.stitch(x + column * PITCH, y + 3, PITCH - 1, palette.ochre);
  sewFigure(sheet, '= $1 000 000 000', { x: x + 96, y, pitch: 2 }, palette.inkSoft);
  sheet.lozenge({ x: x + 75, y: y + 39 }, 5, palette.ochre);
  sewFigure(sheet, '=', { x: x + 96, y: y + 32, pitch: 2 }, palette.inkSoft);
  const page = x + 114;
  sheet.rectangle(page, y + 28, 17, 22, palette.inkSoft);
  sheet.rectangle(page + 2, y + 30, 13, 18, palette.surface);
  for (const line of [34, 38]) sheet.rectangle(page + 5, y + line, 7, 1.5, palette.inkSoft);
  sheet.lozenge({ x: page + 11, y: y + 44 }, 2.5, palette.cinnabar);
}

/** Once the second edition is sewn on top, the first keeps its own figures beside the height they reached. */
function markFirst(sheet: Sheet, first: Work, second: Work, now: number): void {
  const mark = (height: number, from: number, figure: string, side: 1 | -1, opacity: number) => {
    sheet.apart({ opacity }, () => {
      sheet.rectangle(Math.min(from, from + side * 12), height - 1.5, 12, 2, palette.ink);
      sewFigure(
        sheet,
        figure,
        { x: from + side * 19, y: height - 11, pitch: 3, anchor: side === 1 ? 'start' : 'end' },
        palette.ink,
      );
    });
  };
  mark(FLOOR - first.dollars[1] * PITCH, first.x - 4, '20.8', -1, eased(now, second.begins + 0.3, second.begins + 1.2));
  const height = FLOOR - (first.projects[1] / 5) * PITCH;
  mark(height, first.x + PROJECTS_AT + 44, '84', 1, eased(now, second.begins + 3.5, second.begins + 4.4));
}

export const fourEditions: Clip = {
  key: 'four-editions',
  seconds: 28,
  posterAt: 27,
  draw(now) {
    const sheet = groundedSheet(palette.paper);
    sheet.rectangle(100, FLOOR, 800, 2, palette.ink);
    sewKey(sheet, 590, 30);
    const [first, second, ...later] = works as [Work, Work, ...Work[]];
    const joined = now > second.begins + 0.2;
    for (const work of works) if (now > work.begins) sewBars(sheet, work, now);
    sewFigures(sheet, joined ? second : first, now);
    if (joined) markFirst(sheet, first, second, now);
    for (const work of later) sewFigures(sheet, work, now);
    return sheet;
  },
};
