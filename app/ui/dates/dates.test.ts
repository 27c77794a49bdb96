import { expect, test } from 'vitest';
import {
  formatDay,
  formatDays,
  formatMoment,
  formatMonth,
  formatShortDay,
  formatTime,
  formatWeekday,
  formatWeekdayOfYear,
} from './dates.ts';

test('a day is written as each language writes it', () => {
  expect(formatDay('2025-06-14', 'zh-CN')).toBe('2025年6月14日');
  expect(formatDay('2025-06-14', 'en-US')).toBe('14\u00a0June 2025');
  expect(formatDay('2025-08-01', 'fr-FR')).toBe('1er\u00a0août 2025');
  expect(formatShortDay('2025-10-01', 'fr-FR')).toBe('1er\u00a0oct.');
  expect(formatShortDay('2025-06-14', 'en-US')).toBe('14\u00a0Jun');
  expect(formatShortDay('2025-06-14', 'zh-CN')).toBe('6月14日');
});

test('a moment elsewhere is shown as the day and time it is in Changsha', () => {
  expect(formatDay('2025-06-14T17:30:00Z', 'en-US')).toBe('15\u00a0June 2025');
  expect(formatMoment('2025-06-14T09:30:00+08:00', 'zh-CN')).toBe('2025年6月14日 09:30');
  expect(formatMoment('2025-06-14T01:30:00.000Z', 'en-US')).toBe('14\u00a0June 2025, 09:30');
  expect(formatMoment('2025-06-14T09:00:00+08:00', 'fr-FR')).toBe('14\u00a0juin 2025, 9\u00a0h');
});

test('a time and a day of the week', () => {
  expect(formatTime('2025-06-14T09:30:00+08:00', 'zh-CN')).toBe('09:30');
  expect(formatTime('2025-06-14T09:30:00+08:00', 'fr-FR')).toBe('9\u00a0h\u00a030');
  expect(formatWeekday('2025-06-14', 'zh-CN')).toBe('2025年6月14日（星期六）');
  expect(formatWeekday('2025-06-15T23:30:00+08:00', 'en-US')).toBe('Sunday 15\u00a0June 2025');
  expect(formatWeekday('2025-06-14T17:30:00Z', 'fr-FR')).toBe('dimanche 15\u00a0juin 2025');
  expect(formatWeekdayOfYear('2025-06-14', 'zh-CN')).toBe('6月14日（星期六）');
  expect(formatWeekdayOfYear('2025-06-14', 'en-US')).toBe('Saturday 14\u00a0June');
  expect(formatWeekdayOfYear('2025-08-01', 'fr-FR')).toBe('vendredi 1er\u00a0août');
});

test('what two days share is said once', () => {
  expect(formatDays('2025-06-12', '2025-06-15', 'zh-CN')).toBe('2025年6月12日至15日');
  expect(formatDays('2025-06-12', '2025-06-15', 'en-US')).toBe('12–15\u00a0June 2025');
  expect(formatDays('2025-06-12', '2025-06-15', 'fr-FR')).toBe('12–15\u00a0juin 2025');
  expect(formatDays('2023-06-29', '2023-07-02', 'zh-CN')).toBe('2023年6月29日至7月2日');
  expect(formatDays('2023-06-29', '2023-07-02', 'en-US')).toBe('29\u00a0June – 2\u00a0July 2023');
  expect(formatDays('2023-12-30', '2024-01-01', 'fr-FR')).toBe('30\u00a0décembre 2023 – 1er\u00a0janvier 2024');
  expect(formatDays('2025-06-12', '2025-06-12', 'en-US')).toBe('12\u00a0June 2025');
});

test('a month with its year heads a calendar', () => {
  expect(formatMonth('2025-06', 'zh-CN')).toBe('2025年6月');
  expect(formatMonth('2025-06-14', 'en-US')).toBe('June 2025');
  expect(formatMonth('2025-08', 'fr-FR')).toBe('août 2025');
});
