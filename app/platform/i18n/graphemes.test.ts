import { expect, test } from 'vitest';
import { asLine, asSent, fits, graphemes } from './graphemes.ts';

test.each([
  ['中文字符', 4],
  ['été', 3],
  ['e\u0301te\u0301', 3],
  ['👨‍👩‍👧‍👦', 1],
  ['🇨🇳🇰🇪', 2],
  ['👍🏾', 1],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', 1],
  ['1️⃣', 1],
  ['한국', 2],
  ['ሰላም', 3],
  ['नमस्ते', 3],
  ['a\r\nb', 3],
  ['', 0],
])('%s has %d characters', (text, count) => expect(graphemes(text)).toBe(count));

test.each(['字', 'e\u0301', '👨‍👩‍👧‍👦', '👩🏻‍❤️‍💋‍👨🏿', '🇿🇦', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'])(
  '200 of %s fit where 200 may, and 201 do not',
  (one) => {
    expect([fits(one.repeat(200), 200), fits(one.repeat(201), 200)]).toEqual([true, false]);
  },
);

test('one letter under a thousand accents does not fit', () => {
  expect(fits(`a${'\u0301'.repeat(5000)}`, 200)).toBe(false);
});

test('a text is counted as it is sent: ends of lines as one, nothing that cannot be kept', () => {
  expect(asSent('  one\r\ntwo\rthree\u0000\u0007 \n')).toBe('one\ntwo\nthree');
  expect(asSent('a\ud800b')).toBe('a\ufffdb');
  expect(asLine(' one\r\n two ')).toBe('one two');
});
