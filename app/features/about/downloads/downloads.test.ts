import { expect, test } from 'vitest';
import { csvOf } from '#platform/csv.ts';
import { fileSize, readFilter } from './downloads.ts';

test('sizes are written as readers know them', () => {
  expect(fileSize(400, 'en-US')).toBe('1\u00a0kB');
  expect(fileSize(164_336, 'zh-CN')).toBe('164\u00a0kB');
  expect(fileSize(1_260_000, 'en-US')).toBe('1.3\u00a0MB');
  expect(fileSize(1_260_000, 'fr-FR')).toBe('1,3\u00a0Mo');
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
