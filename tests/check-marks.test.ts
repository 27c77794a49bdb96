import { expect, test } from 'vitest';
import { checkHouse } from './support/planted-house.ts';

const mark = (letter: string, name: string) => `${letter.repeat(7)} ${name}\n`;

test('a file with the marks of a merge is reported with its line, and the check fails', () => {
  const merged = `# Map\n${mark('<', 'HEAD')}one\n=======\nother\n${mark('>', 'theirs')}`;
  const { status, said } = checkHouse('tests/check-marks.ts', { 'docs/map.md': merged, 'docs/other.md': '' });
  expect(said).toBe('docs/map.md:2:<<<<<<< HEAD\ndocs/map.md:6:>>>>>>> theirs\n');
  expect(status).toBe(1);
});

test('a heading that is underlined, and arrows in a text, pass', () => {
  const text = 'Heading\n=======\nfrom there >>>>>>> to here\n';
  expect(checkHouse('tests/check-marks.ts', { 'docs/map.md': text })).toEqual({ status: 0, said: '' });
});
