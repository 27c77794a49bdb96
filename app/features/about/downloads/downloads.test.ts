import { expect, test } from 'vitest';
import { csvOf } from '#platform/csv.ts';
import { fileSize, isOfKind, readFilter } from './downloads.ts';

const bytes = (text: string) => new Uint8Array(Buffer.from(text));

test('sizes are written as readers know them', () => {
  expect(fileSize(400, 'en-US')).toBe('1\u00a0kB');
  expect(fileSize(164_336, 'zh-CN')).toBe('164\u00a0kB');
  expect(fileSize(1_260_000, 'en-US')).toBe('1.3\u00a0MB');
  expect(fileSize(1_260_000, 'fr-FR')).toBe('1,3\u00a0Mo');
});

test.each([
  ['pdf', '%PDF-1.5', '<html>'],
  ['zip', 'PK\x03\x04rest', 'Rar!'],
  ['ics', 'BEGIN:VCALENDAR\r\n', 'END:VCALENDAR'],
  ['csv', '名称,国家\r\n', 'a\0b'],
  ['svg', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/><use href="#a"/></svg>', '<html><svg></svg></html>'],
] as const)('a %s is known by its bytes', (kind, right, wrong) => {
  expect(isOfKind(bytes(right), kind)).toBe(true);
  expect(isOfKind(bytes(wrong), kind)).toBe(false);
});

test.each([
  '<svg><script>x</script></svg>',
  '<svg onload="x()"></svg>',
  '<svg><use href="https://evil.example/a.svg#b"/></svg>',
  '<svg><a xlink:href="javascript:x"/></svg>',
  '<svg><foreignObject/></svg>',
  '<!DOCTYPE svg [<!ENTITY a "b">]><svg></svg>',
])('a drawing that could do something is refused: %s', (text) => {
  expect(isOfKind(bytes(text), 'svg')).toBe(false);
});

test('half a character is no text', () => {
  expect(isOfKind(new Uint8Array([0x61, 0xc3]), 'csv')).toBe(false);
});

test('filters that are blank count as absent, unknown ones are none', () => {
  expect(readFilter(new URLSearchParams('type=&language=fr-FR'))).toEqual({ language: 'fr-FR' });
  expect(readFilter(new URLSearchParams('type=exe'))).toBeUndefined();
  expect(readFilter(new URLSearchParams('audience=constructor'))).toBeUndefined();
});

test('cells are quoted, and none is a formula', () => {
  expect(csvOf([['a "b"', 'c,d', '=1+1', '-x', '@y', '\tz', '+86']])).toBe(
    `\uFEFF"a ""b""","c,d",'=1+1,'-x,'@y,'\tz,'+86\r\n`,
  );
});
