import { expect, test } from 'vitest';
import { locales } from '#platform/i18n/locale.ts';
import { writingOf } from '#platform/i18n/writing-of.ts';
import { monthsBetween, weeksOf } from './weeks.ts';

test('a month lies in its weeks, whichever day they begin with', () => {
  const fromMonday = weeksOf('2026-11', 1);
  expect(fromMonday).toHaveLength(6);
  expect(fromMonday[0]).toEqual([undefined, undefined, undefined, undefined, undefined, undefined, '2026-11-01']);
  expect(fromMonday[5]).toEqual(['2026-11-30', ...new Array(6).fill(undefined)]);
  const fromSunday = weeksOf('2026-11', 0);
  expect(fromSunday).toHaveLength(5);
  expect(fromSunday[0]?.[0]).toBe('2026-11-01');
  expect(weeksOf('2027-02', 1)).toHaveLength(4);
  expect(weeksOf('2028-02', 1).flat().filter(Boolean)).toHaveLength(29);
});

test('months follow each other over the end of a year', () => {
  expect(monthsBetween('2026-11-24', '2027-01-03')).toEqual(['2026-11', '2026-12', '2027-01']);
  expect(monthsBetween('2026-11-01', '2026-11-30')).toEqual(['2026-11']);
  expect(monthsBetween('2026-12-01', '2026-11-30')).toEqual([]);
});

test('weekdays and the first of them are those that Intl knows, the English ones the British', () => {
  for (const locale of locales) {
    const tag = locale === 'en-US' ? 'en-GB' : locale;
    const { weekdays, weekStart } = writingOf(locale);
    const written = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' });
    // 1 January 2023 was a Sunday.
    const named = weekdays.map((_, day) => written.format(new Date(Date.UTC(2023, 0, 1 + day))));
    expect(weekdays.map(({ long }) => long)).toEqual(named);
    // TypeScript does not know it yet.
    const { firstDay } = Reflect.get(Intl.Locale.prototype, 'getWeekInfo').call(new Intl.Locale(tag));
    expect(weekStart % 7, locale).toBe(firstDay % 7);
  }
});
