import { msg } from '@lingui/core/macro';
import { expect, test } from 'vitest';
import type { Figure, FigureRow } from '#platform/feature/figures.ts';
import { figureAsCsv } from './csv.server.ts';
import { showFigure } from './show-figure.server.ts';

const count = { words: () => 'Visitors', unit: 'count' } as const;
const words = msg`Figures`;

const byName: Figure = {
  ...{ name: 'made-up', words, rowsAre: words, columns: [count], drawn: 'bars', of: 'period' },
  read: async () => ({ rows: [] }),
};
const { rowsAre: _, ...steps } = byName;
const overTime: Figure = { ...steps, columns: [count, { ...count, words: () => 'Admitted' }], drawn: 'lines' };

const rows = (...values: number[]): FigureRow[] => values.map((value, at) => ({ name: `n${at}`, values: [value] }));

test('the longest bar is the first, and what there is no room for stands together in the last row', () => {
  const shown = showFigure(byName, { rows: rows(1, 40, 7, 2, 10) }, { locale: 'en-US', most: 3 });
  expect(shown.rows).toEqual([
    { name: 'n1', cells: [{ text: '40', bar: 1 }] },
    { name: 'n4', cells: [{ text: '10', bar: 0.25 }] },
    { name: 'n2', cells: [{ text: '7', bar: 0.175 }] },
    { name: '2 others', cells: [{ text: '3', bar: 0.075 }] },
  ]);
  expect(shown.chart).toBeUndefined();
  // One alone would take the same room.
  expect(showFigure(byName, { rows: rows(1, 2, 3, 4) }, { locale: 'en-US', most: 3 }).rows).toHaveLength(4);
});

test('columns of one unit have one scale; a column that is not drawn has none, nor has a number that is not known', () => {
  const days = { words: () => 'Median', unit: 'days' } as const;
  const columns = [{ ...count, isDrawn: false as const }, days, { ...days, words: () => '90%' }];
  const found = [
    { name: 'a', values: [900, 1.25, 4] },
    { name: 'b', values: [0, null, null] },
  ];
  expect(showFigure({ ...byName, columns, isInOrder: true }, { rows: found }, { locale: 'fr-FR' }).rows).toEqual([
    { name: 'a', cells: [{ text: '900' }, { text: '1,3', bar: 0.313 }, { text: '4,0', bar: 1 }] },
    { name: 'b', cells: [{ text: '0' }, { text: '–' }, { text: '–' }] },
  ]);
});

test.each([
  ['en-US', ['12 Jun', '13 Jun'], ['0', '5K', '10K', '15K', '20K', '25K'], '23,456'],
  ['fr-FR', ['12 juin', '13 juin'], ['0', '5 k', '10 k', '15 k', '20 k', '25 k'], '23 456'],
  ['zh-CN', ['6月12日', '6月13日'], ['0', '5000', '1万', '1.5万', '2万', '2.5万'], '23,456'],
] as const)('over time it is drawn with its words, in %s', (locale, names, marks, first) => {
  const found = [
    { name: '2026-06-12', values: [23_456, 1] },
    { name: '2026-06-13', values: [7, null] },
  ];
  const { chart, rows: table, head } = showFigure(overTime, { rows: found }, { locale });
  expect(chart?.steps.map((step) => step.replace(/\s/g, ' '))).toEqual(names);
  expect(chart?.marks.map(({ text }) => text.replace(/\s/g, ' '))).toEqual(marks);
  expect(chart?.series.map(({ values }) => values)).toEqual([
    [23_456, 7],
    [1, 0],
  ]);
  expect(table[0]?.cells[0]?.text.replace(/\s/g, ' ')).toBe(first);
  expect(head).toBe({ 'en-US': 'Day', 'fr-FR': 'Jour', 'zh-CN': '日期' }[locale]);
});

test('stacked columns are as high as all of them together; of one step there is no drawing', () => {
  const found = (...steps: string[]) => steps.map((name) => ({ name, values: [30, 40] }));
  const shown = (steps: string[]) =>
    showFigure({ ...overTime, drawn: 'stacked' }, { rows: found(...steps) }, { locale: 'en-US' }).chart;
  expect(shown(['2026-05', '2026-06'])).toMatchObject({ steps: ['May 2026', 'June 2026'] });
  expect(shown(['2026-05', '2026-06'])?.marks.at(-1)?.value).toBe(80);
  expect(shown(['2026-06'])).toBeUndefined();
});

test('on a sheet what goes over time is added up', () => {
  const found = [9, 10].map((hour) => ({ name: String(hour).padStart(2, '0'), values: [hour, 1] }));
  const shown = showFigure(overTime, { rows: found }, { locale: 'en-US', isBrief: true });
  expect(shown).toMatchObject({ head: 'Hour', rows: [{ name: 'Whole day', cells: [{ text: '19' }, { text: '2' }] }] });
  expect(shown.chart).toBeUndefined();
});

test('a file has digits, ISO days and all rows, and no formula', () => {
  const dollars = { words: () => 'Amount', unit: 'dollars', write: () => 'US$ 3.5 million' } as const;
  const evil = [
    { name: '=1+1', values: [2, 3_500_000] },
    { name: 'Guinea, “Bissau"', values: [1234, null] },
  ];
  expect(figureAsCsv({ ...byName, columns: [count, dollars] }, evil, 'en-US').split('\r\n')).toEqual([
    '\uFEFFFigures,Visitors,Amount (US$)',
    '"Guinea, “Bissau""",1234,',
    "'=1+1,2,3500000",
    '',
  ]);
  const hours = [{ name: '09', values: [1.5, 2] }];
  expect(figureAsCsv(overTime, hours, 'en-US').split('\r\n')[1]).toBe('09:00,1.50,2');
});

test('the file that is meant stands beside the name, marked as no language’s; in a file, behind it', () => {
  const found: FigureRow[] = [
    { name: '指南', lang: 'zh-CN', file: 'guide-zh.pdf', to: '/download/1/guide-zh.pdf', values: [2] },
    { name: 'gone.pdf', lang: '', values: [1] },
  ];
  expect(showFigure(byName, { rows: found }, { locale: 'zh-CN' }).rows).toMatchObject([
    { name: '指南', lang: 'zh-CN', file: 'guide-zh.pdf', to: '/download/1/guide-zh.pdf' },
    { name: 'gone.pdf', lang: '' },
  ]);
  expect(figureAsCsv(byName, found, 'en-US').split('\r\n').slice(1, 3)).toEqual([
    '指南 · guide-zh.pdf,2',
    'gone.pdf,1',
  ]);
});
