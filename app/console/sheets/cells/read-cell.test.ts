import { msg } from '@lingui/core/macro';
import { describe, expect, test } from 'vitest';
import { exhibitorKind } from '#features/directory/publishing/exhibitor-kind.server.ts';
import { eventKind } from '#features/programme/publishing/event-kind.server.ts';
import * as field from '#platform/content/fields.server.ts';
import type { Cell } from '../reading/cell.ts';
import { isBlankCell, readCell, withZeros } from './read-cell.server.ts';
import { writeCell } from './write-cell.server.ts';

const label = msg`Title`;
const fields = {
  line: field.line(label, 100),
  list: field.list(label, { most: 9, each: 50 }),
  number: field.number(label, { min: 0, max: 1_000_000 }),
  decimal: field.decimal(label),
  day: field.day(label),
  moment: field.moment(label),
  time: field.time(label),
  flag: field.flag(label),
  phone: field.phone(label),
  key: field.key(label),
  link: field.link(label),
  picture: field.picture(label),
  pictures: field.pictures(label, 9),
  things: field.things(label, { kind: 'edition', most: 9 }),
};
type Name = keyof typeof fields;

const found = (kind: string, text: string) => (kind === 'edition' && /^[1-9]$/.test(text) ? text : undefined);
const read = (name: Name, cell: Cell) => {
  const reading = readCell(fields[name], cell, found);
  return 'fault' in reading ? reading.fault.why : reading.value;
};

describe('what Excel makes of days', () => {
  test.each<[Cell, string]>([
    ['2026-06-12', '2026-06-12'],
    ['2026/6/12', '2026-06-12'],
    ['2026.06.12', '2026-06-12'],
    ['20260612', '2026-06-12'],
    ['2026年6月12日', '2026-06-12'],
    ['２０２６年６月１２日', '2026-06-12'],
    ['12 June 2026', '2026-06-12'],
    ['12-Jun-2026', '2026-06-12'],
    ['June 12, 2026', '2026-06-12'],
    ['Friday, 12 June 2026', '2026-06-12'],
    ['12 juin 2026', '2026-06-12'],
    ['1er août 2026', '2026-08-01'],
    ['vendredi 12 juin 2026', '2026-06-12'],
    ['13/06/2026', '2026-06-13'],
    ['6/13/2026', '2026-06-13'],
    ['6/6/2026', '2026-06-06'],
    ['2026-06-12 00:00:00', '2026-06-12'],
    [{ date: '2026-06-12T00:00:00' }, '2026-06-12'],
    [46_185, '2026-06-12'],
    ['46185', '2026-06-12'],
  ])('%j is %s', (cell, day) => expect(read('day', cell)).toBe(day));

  test.each<[Cell, string]>([
    ['12/06/2026', 'eitherDay'],
    ['12 June 26', 'shortYear'],
    ['2026-02-30', 'day'],
    ['next week', 'day'],
    [7, 'day'],
    [true, 'day'],
  ])('%j is none: %s', (cell, why) => expect(read('day', cell)).toBe(why));
});

describe('moments are meant at the venue', () => {
  test.each<[Cell, string]>([
    ['2026-06-12 09:30', '2026-06-12T01:30:00.000Z'],
    ['2026/6/12 9:30', '2026-06-12T01:30:00.000Z'],
    ['2026年6月12日 下午2:30', '2026-06-12T06:30:00.000Z'],
    ['12 juin 2026 à 14h30', '2026-06-12T06:30:00.000Z'],
    ['12 June 2026, 2:30 PM', '2026-06-12T06:30:00.000Z'],
    ['2026-06-12T09:30:00+03:00', '2026-06-12T06:30:00.000Z'],
    [{ date: '2026-06-12T09:30:00' }, '2026-06-12T01:30:00.000Z'],
  ])('%j', (cell, moment) => expect(read('moment', cell)).toBe(moment));

  test.each<Cell>(['2026-06-12', 'soon', '2026-06-12 25:00', { date: '1899-12-30T09:30:00' }])('%j is none', (cell) =>
    expect(read('moment', cell)).toBe('moment'),
  );
});

test.each<[Cell, string]>([
  ['9:30', '09:30'],
  ['09:30:00', '09:30'],
  ['14h', '14:00'],
  ['下午2:30', '14:30'],
  ['2:30 pm', '14:30'],
  [0.395_833_333, '09:30'],
  [{ date: '1899-12-30T09:30:00' }, '09:30'],
])('the time %j is %s', (cell, time) => expect(read('time', cell)).toBe(time));

test.each<Cell>([{ date: '2026-06-12T00:00:00' }, '25:00', 'soon'])('%j is no time', (cell) =>
  expect(read('time', cell)).toBe('time'),
);

describe('long numbers', () => {
  test.each<[Name, Cell]>([
    ['phone', '1.23E+11'],
    ['phone', '8,67319E+12'],
    ['line', '1.23457E+17'],
    ['key', '4.5e+10'],
    ['line', 1.2e17],
    ['number', 1e16],
  ])('in a field for a %s %j is not taken', (name, cell) => expect(read(name, cell)).toBe('longNumber'));

  test('one that a workbook has whole is taken with all its digits', () => {
    expect(read('line', 123_456_789_012_345)).toBe('123456789012345');
  });
});

describe('numbers', () => {
  test.each<[Cell, number]>([
    ['1,234', 1234],
    ['1 234', 1234],
    ['1 234', 1234],
    ['1 234', 1234],
    ['１２３４', 1234],
    [1234, 1234],
    ['12.0', 12],
  ])('%j is %d', (cell, number) => expect(read('number', cell)).toBe(number));
  test.each<Cell>(['1.5', 'ten', true])('%j is no whole one', (cell) => expect(read('number', cell)).toBe('whole'));
  test.each<[Cell, string]>([
    ['1234.5', '1234.5'],
    ['1,234.5', '1234.5'],
    ['1 234,5', '1234.5'],
    ['0,5', '0.5'],
    [0.1, '0.1'],
    ['1,234', 'decimal'],
  ])('%j as a decimal: %s', (cell, decimal) => expect(read('decimal', cell)).toBe(decimal));
});

test.each<[Name, Cell, unknown]>([
  ['phone', '+86 (731) 8555-0101', '+8673185550101'],
  ['phone', '0086 731 8555 0101', '+8673185550101'],
  ['phone', '＋8673185550101', '+8673185550101'],
  ['phone', 8_673_185_550_101, 'plus'],
  ['key', ' lake-malawi ', 'lake-malawi'],
  ['key', 'ｌａｋｅ', 'lake'],
  ['line', 'Title « à » part ', 'Title « à » part '],
  ['flag', 'Oui', true],
  ['flag', '否', false],
  ['flag', true, true],
  ['flag', 'perhaps', 'flag'],
  ['list', 'one\ntwo', ['one', 'two']],
  ['list', 'one； two;three', ['one', 'two', 'three']],
  ['pictures', '7, 3', [7, 3]],
  ['picture', 'a.png', 'ids'],
  ['things', '3; 4', ['3', '4']],
  ['things', '3、99', 'thing'],
  ['line', { error: '#N/A' }, 'failed'],
  ['line', 2025, '2025'],
])('in a field for a %s %j is %j', (name, cell, value) => expect(read(name, cell)).toEqual(value));

test('spaces of any width are nothing', () => {
  expect(['', ' ', ' ', '　', null].map((cell) => isBlankCell(cell))).toEqual([true, true, true, true, true]);
});

test('digits that are right with zeros in front are told so', () => {
  expect(withZeros('12', (text) => /^\d{6}$/.test(text))).toBe('000012');
  expect(withZeros('12', (text) => /^[a-z]+$/.test(text))).toBeUndefined();
});

describe('choices', () => {
  const { country, industry } = exhibitorKind.shared;
  const { topics, kind } = eventKind.shared;

  test.each(['KE', 'Kenya', '肯尼亚', ' kenya '])('%s is a country, in whatever language', (text) => {
    expect(country && readCell(country, text, found)).toEqual({ value: 'KE' });
  });

  test('several are separated by lines, semicolons or commas', () => {
    expect(topics && readCell(topics, 'Green minerals; 农业食品, Infrastructure', found)).toMatchObject({
      fault: { why: 'choice' },
    });
    expect(topics && readCell(topics, 'Green minerals, Infrastructure', found)).toEqual({
      value: ['minerals', 'infrastructure'],
    });
  });

  test.each([
    [country, 'KE'],
    [industry, 3],
    [kind, 'forum'],
    [topics, ['minerals', 'youth']],
  ])('what is written is read back, in each language', (of, value) => {
    for (const locale of ['zh-CN', 'en-US', 'fr-FR'] as const) {
      const text = of && writeCell(of, value, locale, (_kind, key) => key);
      expect(of && readCell(of, text ?? null, found)).toEqual({ value });
    }
  });
});

test('an item alone that has a semicolon in it is read back as one', () => {
  const text = writeCell(fields.list, ['tea; coffee'], 'en-US', (_kind, key) => key);
  expect(read('list', text)).toEqual(['tea; coffee']);
});
