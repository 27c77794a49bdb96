import fc from 'fast-check';
import { expect, test } from 'vitest';
import { locales } from '#platform/i18n/locale.ts';
import { daysUntilOpening, figureParts, formatDecimal, phaseOf } from './editions.ts';

const fourth = { startDate: '2025-06-12', endDate: '2025-06-15', shownPhase: null };

test.each([
  ['2025-06-11T15:59:59.999Z', 'before'],
  ['2025-06-11T16:00:00.000Z', 'during'],
  ['2025-06-15T15:59:59.999Z', 'during'],
  ['2025-06-15T16:00:00.000Z', 'after'],
])('at %s the edition is %s: its days are days in Changsha', (moment, phase) => {
  expect(phaseOf(fourth, new Date(moment))).toBe(phase);
});

test('the phase that staff show wins over the clock', () => {
  expect(phaseOf({ ...fourth, shownPhase: 'before' }, new Date('2026-01-01T00:00:00Z'))).toBe('before');
});

test.each([
  ['2025-06-01T16:00:00.000Z', 10],
  ['2025-06-10T16:00:00.000Z', 1],
  ['2025-06-11T15:59:59.999Z', 1],
  ['2025-06-11T16:00:00.000Z', 0],
  ['2025-07-01T00:00:00.000Z', 0],
])('at %s the countdown says %i', (moment, days) => {
  expect(daysUntilOpening(fourth, new Date(moment))).toBe(days);
});

test('numbers keep every digit and are written as the language writes them', () => {
  expect(formatDecimal('43.02', 'fr-FR')).toBe('43,02');
  expect(formatDecimal('100000', 'fr-FR')).toBe('100\u202f000');
  expect(formatDecimal('100000', 'en-US')).toBe('100,000');
  expect(formatDecimal('12345678901234567890.123456', 'en-US')).toBe('12,345,678,901,234,567,890.123456');
});

test('numbers are written as Unicode’s tables would have it', () => {
  const number = fc.stringMatching(/^-?[1-9]\d{0,20}(?:\.\d{1,19})?$/);
  const some = fc.oneof(number, fc.stringMatching(/^0{1,3}\d{0,4}(?:\.\d{1,4})?$/));
  const written = (value: string, locale: string) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }).format(value as `${number}`);
  fc.assert(
    fc.property(some, fc.constantFrom(...locales), (value, locale) => {
      expect(formatDecimal(value, locale)).toBe(written(value, locale));
    }),
  );
});

test.each([
  ['11.39', 'US$ bn', 'en-US', 'US$\u202f11.39\u202fbn'],
  ['113.9', '亿美元', 'zh-CN', '113.9亿美元'],
  ['11.39', 'Md$', 'fr-FR', '11,39\u202fMd$'],
  ['100000', 'm²', 'en-US', '100,000\u202fm²'],
  ['176', '', 'zh-CN', '176'],
] as const)('%s %s reads in %s as %s', (value, unit, locale, text) => {
  const { before, number, after } = figureParts({ value, unit }, locale);
  expect(`${before}${number}${after}`).toBe(text);
});
