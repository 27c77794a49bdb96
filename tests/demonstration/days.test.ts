import { expect, test } from 'vitest';
import { editionsIn } from '#features/editions/bundle.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { demonstration } from '#server/demonstration/demonstration.ts';
import { writtenTexts } from './written.ts';

const editions = await editionsIn(demonstration);

/** Of the languages whose days of the week are written so; a further one is looked at once it has its own. */
const forms: Partial<Record<Locale, RegExp>> = {
  'en-US':
    /(?<weekday>(?:mon|tues|wednes|thurs|fri|satur|sun)day),?\s(?:the\s)?(?<day>\d+)\s(?<month>June|July|September)/gi,
  'fr-FR': /(?<weekday>\w+di|dimanche)\s(?<day>\d+)(?:er)?\s(?<month>juin|juillet|septembre)/gi,
  'zh-CN': /(?<month>\d+月)(?<day>\d+)日（?(?<weekday>(?:星期|周)[一二三四五六日])/g,
};

/** A day that a text names: its number and month, and the day of the week that the text gives it. */
interface NamedDay {
  where: string;
  locale: Locale;
  day: string;
  month: string;
  weekday: string;
}

function namedDays(): NamedDay[] {
  return writtenTexts().flatMap(({ where, locale, html }) =>
    [...html.matchAll(forms[locale] ?? /$^/g)].map(({ groups: { day = '', month = '', weekday = '' } = {} }) => ({
      ...{ where, locale, day, month: month.toLowerCase(), weekday: weekday.toLowerCase().replace('周', '星期') },
    })),
  );
}

/** The days of all editions, as a language calls them. */
function daysOfEditions(locale: Locale) {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return editions.flatMap(({ startDate, endDate }) => {
    const [first, last] = [Date.parse(startDate), Date.parse(endDate)];
    const days = Array.from({ length: (last - first) / 86_400_000 + 1 }, (_, i) => new Date(first + i * 86_400_000));
    return days.map((date) => ({
      day: String(date.getUTCDate()),
      month: part({ month: 'long' })
        .format(date)
        .toLowerCase()
        .replace(/^(.*)月$/, `${date.getUTCMonth() + 1}月`),
      weekday: part({ weekday: 'long' }).format(date).toLowerCase(),
    }));
  });
}

test('a day of an edition is called by its day of the week', () => {
  const named = namedDays();
  expect(new Set(named.map(({ locale }) => locale)).size).toBe(3);
  const wrong = named.filter(({ locale, day, month, weekday }) => {
    const same = daysOfEditions(locale).filter((one) => one.day === day && one.month === month);
    return same.length > 0 && !same.some((one) => one.weekday === weekday);
  });
  expect(wrong).toEqual([]);
});
