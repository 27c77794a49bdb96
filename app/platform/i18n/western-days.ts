import { noBreakSpace as space } from './typesetting/spaces.ts';
import type { Day, Writing } from './writing.ts';

interface WesternDays {
  /** Names parted by spaces; weeks begin with Sunday. */
  months: string;
  shortMonths: string;
  weekdays: string;
  shortWeekdays: string;
  /** The number of a day; plain where left out. */
  number?: (day: number) => string;
}

type Days = Pick<
  Writing,
  'dayParts' | 'dayAt' | 'shortDay' | 'dayOfYear' | 'withWeekday' | 'monthOfYear' | 'weekdays' | 'span'
>;

/** How languages write days that say `14 June 2025`, `Saturday 14 June 2025`, `12–15 June 2025`. */
export function westernDays(names: WesternDays): Days {
  const { months, shortMonths, weekdays, shortWeekdays, number = String } = names;
  const [long, short, week = [], columns] = [months, shortMonths, weekdays, shortWeekdays].map((each) =>
    each.split(' '),
  );
  const dayOfYear = ({ day, month }: Day) => `${number(day)}${space}${long?.[month - 1]}`;
  const dayParts = ({ day, month, year }: Day) => [`${number(day)}${space}`, `${long?.[month - 1]}`, ` ${year}`];
  return {
    dayParts,
    dayAt: 0,
    shortDay: ({ day, month }) => `${number(day)}${space}${short?.[month - 1]}`,
    dayOfYear,
    withWeekday: (written, weekday) => `${week[weekday]} ${written}`,
    monthOfYear: ({ month, year }) => `${long?.[month - 1]} ${year}`,
    weekdays: week.map((name, i) => ({ short: columns?.[i] ?? name, long: name })),
    span(first, last) {
      const end = dayParts(last).join('');
      if (first.year !== last.year) return `${dayParts(first).join('')} – ${end}`;
      return first.month === last.month ? `${number(first.day)}–${end}` : `${dayOfYear(first)} – ${end}`;
    },
  };
}
