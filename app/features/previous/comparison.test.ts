import { expect, test } from 'vitest';
import { type Figure, figureParts } from '#features/editions/editions.ts';
import { compareEditions } from './comparison.ts';

function figure(key: string, value: string, label = key, sinceEdition: number | null = null): Figure {
  const unit = '';
  const parts = figureParts({ value, unit }, 'en-US');
  return { key, label, value, unit, approximate: false, sinceEdition, lang: 'en-US', parts };
}

test('figures stand side by side, the longest bar being the highest of its row', () => {
  const rows = compareEditions([
    { number: 3, figures: [figure('projects', '120')] },
    { number: 4, figures: [figure('projects', '176'), figure('events', '30')] },
  ]);
  const projects = rows.find((row) => row.figure === 'projects');
  expect(projects?.values.map((value) => [value?.edition, value?.parts.number, value?.share])).toEqual([
    [3, '120', 68],
    [4, '176', 100],
  ]);
  expect(rows.map((row) => row.figure)).not.toContain('events');
});

test('what was not published stays unknown, and is never nought', () => {
  const rows = compareEditions([
    { number: 1, figures: [] },
    { number: 2, figures: [figure('area', '64000')] },
  ]);
  expect(rows.find((row) => row.figure === 'area')?.values[0]).toBeUndefined();
  expect(rows.find((row) => row.figure === 'visits')?.values).toEqual([undefined, undefined]);
});

test('a sum over several editions says so', () => {
  const label = '签约项目（前两届合计）';
  const [, , projects] = compareEditions([{ number: 2, figures: [figure('projects', '216', label, 1)] }]);
  expect(projects?.values[0]).toMatchObject({ isSum: true, note: '前两届合计' });
});
