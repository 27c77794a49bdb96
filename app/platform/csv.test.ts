import { expect, test } from 'vitest';
import { csvOf, plainCell } from './csv.ts';

/** A cell as it is written, without quotes around it. */
const written = (text: string) =>
  csvOf([[text]])
    .slice(1, -2)
    .replace(/^"|"$/g, '');

test.each(['=1+1', '+86', '-x', '@y', '＝1', '＋1', '－1', '＠1'])('%s stands behind an apostrophe', (text) => {
  expect(written(text)).toBe(`'${text}`);
});

test.each(['=1+1', "'=1+1", "''+x", '+86', '-5', '@a', '0012', "'0012", "''0012", "l'été", "'90s music", 'plain', ''])(
  '%s is read back as it was',
  (text) => {
    expect(plainCell(written(text))).toBe(text);
  },
);

test('digits that somebody has put behind an apostrophe keep their zeros', () => {
  expect(plainCell("'0012")).toBe('0012');
});
