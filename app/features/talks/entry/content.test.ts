import { expect, test } from 'vitest';
import { readContent } from './content.ts';

test.for([
  ['Chinese', '洽'],
  ['accents', 'e\u0301'],
  ['families', '👨‍👩‍👧‍👦'],
  ['flags', '🇰🇪'],
])('characters are counted as a reader sees them: %s', ([, one = '']) => {
  expect(readContent(one.repeat(2000), 2000)).toHaveProperty('text');
  expect(readContent(one.repeat(2001), 2000)).toEqual({ problem: 'too-long' });
});

test('what is kept is well-formed text with plain line ends', () => {
  expect(readContent('  a\r\nb\rc\u0000\u0007 \ud800 ', 2000)).toEqual({ text: 'a\nb\nc \ufffd' });
  expect(readContent(' \r\n\u0000 ', 2000)).toEqual({ problem: 'empty' });
  expect(readContent('e'.concat('\u0301'.repeat(100_000)), 2000)).toEqual({ problem: 'too-long' });
});
