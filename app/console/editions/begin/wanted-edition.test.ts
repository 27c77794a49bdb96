import { expect, test } from 'vitest';
import { dayLater, daysBetween, faultsOf, momentLater, type WantedEdition } from './wanted-edition.ts';

const before = { number: 4, startDate: '2025-06-12', endDate: '2025-06-15' };

const wanted = (changes: Partial<WantedEdition> = {}): WantedEdition => ({
  ...{ number: 5, startDate: '2027-06-10', endDate: '2027-06-13', publicFrom: '', publicTo: '' },
  ...{ texts: { 'zh-CN': { name: '第五届' } }, parts: [] },
  ...changes,
});

test('a number above, days after the last ones and a name in one language are enough', () => {
  expect(faultsOf(wanted(), before, 'name')).toEqual({});
  expect(faultsOf(wanted({ publicFrom: '2027-06-12', publicTo: '2027-06-13' }), before, 'name')).toEqual({});
  expect(faultsOf(wanted({ number: 7, endDate: '2027-06-10' }), before, 'name')).toEqual({});
});

test.each<[string, Partial<WantedEdition>, Record<string, string>]>([
  ['no number', { number: Number.NaN }, { number: 'number' }],
  ['half an edition', { number: 4.5 }, { number: 'number' }],
  ['more than there will be', { number: 1000 }, { number: 'number' }],
  ['the number of the last one', { number: 4 }, { number: 'notAbove' }],
  ['no first day', { startDate: '' }, { startDate: 'required' }],
  ['a day that is none', { startDate: '2027-02-30', endDate: '2027-03-02' }, { startDate: 'day' }],
  ['an end before its beginning', { endDate: '2027-06-09' }, { endDate: 'order' }],
  ['days of the last one', { startDate: '2025-06-15' }, { startDate: 'beforeLast' }],
  ['one of the public days alone', { publicFrom: '2027-06-12' }, { publicTo: 'both' }],
  ['the other one alone', { publicTo: '2027-06-12' }, { publicFrom: 'both' }],
  ['public days the wrong way round', { publicFrom: '2027-06-13', publicTo: '2027-06-12' }, { publicTo: 'order' }],
  ['public days before it', { publicFrom: '2027-06-09', publicTo: '2027-06-12' }, { publicFrom: 'outside' }],
  ['public days after it', { publicFrom: '2027-06-12', publicTo: '2027-06-14' }, { publicTo: 'outside' }],
  ['no name', { texts: { 'en-US': { theme: 'Together' } } }, { name: 'required' }],
])('an edition with %s is told what is wrong, at its field', (_, changes, faults) => {
  expect(faultsOf(wanted(changes), before, 'name')).toEqual(faults);
});

test('days and moments are moved by whole days, over years and the ends of months', () => {
  const days = daysBetween('2025-06-12', '2027-06-10');
  expect(days).toBe(728);
  expect(dayLater('2025-06-15', days)).toBe('2027-06-13');
  expect(dayLater('2028-02-28', 1)).toBe('2028-02-29');
  expect(dayLater('2027-01-01', -1)).toBe('2026-12-31');
  expect(momentLater('2025-06-12T01:30:00.000Z', days)).toBe('2027-06-10T01:30:00.000Z');
});
