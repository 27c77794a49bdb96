import { expect, test } from 'vitest';
import { asLine, asSent, fits, graphemes, isBlank, problemOfText } from './graphemes.ts';

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

test('a line turns no words around it; Arabic, and marks beside it, stay as they are', () => {
  const turning = ['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'];
  expect(turning.map((each) => asLine(`gnp.${each}exe`))).toEqual(turning.map(() => 'gnp.exe'));
  expect(asLine(`${turning.join('')} Bank`)).toBe('Bank');
  for (const text of [
    '\u200fبنك النيل (ش.م.م.)\u200f',
    'CBE \u200eبنك\u200e 2026',
    'بنك\u061c 12',
    'کتاب\u200cها',
    '👨‍👩‍👧‍👦 & Sons',
  ]) {
    expect(asLine(text)).toBe(text);
  }
});

/** Kinds of text that is there and that nobody sees. */
const unseen = {
  'zero-width space': '\u200b',
  'zero-width joiner': '\u200d',
  'byte order mark': '\ufeff',
  'word joiner': '\u2060',
  'soft hyphen': '\u00ad',
  'mark of direction': '\u202e',
  'Hangul fillers': '\u3164\u115f\u1160\uffa0',
  'blank of Braille': '\u2800',
  'accents without a letter': '\u0301\u0302',
  'variation selector': '\ufe0f',
  'tags of a flag that is not there': '\u{e0067}\u{e0062}',
  'Mongolian vowel separator': '\u180e',
  'null note head': '\u{1d159}',
  'half of a pair': '\ud800',
  'control characters and spaces': '\u0000\u0007 \u00a0\u3000\t\n',
};

test.each(Object.entries(unseen))('%s is no text', (_, text) => {
  expect([text, ` ${text} ${text}\n`].map(isBlank)).toEqual([true, true]);
  expect([asSent(text), asLine(text), problemOfText(text, 100)]).toEqual(['', '', 'missing']);
  expect(asSent(`a${text}b`)).not.toBe('');
});

test.each(['。', '-', '0', '👨‍👩‍👧‍👦', '1️⃣', 'ሰ', 'ن', '한', 'ก', '⠁', '€', '\u0915\u093f'])('%s is a text', (text) => {
  expect([isBlank(text), asSent(text)]).toEqual([false, text]);
});
