import { westernDays } from '../../western-days.ts';
import type { Writing } from '../../writing.ts';

export const writing: Writing = {
  ...westernDays({
    months: 'January February March April May June July August September October November December',
    shortMonths: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
    weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
    shortWeekdays: 'Sun Mon Tue Wed Thu Fri Sat',
  }),
  // British English: `Intl` would have the weeks of `en-US` begin with Sunday.
  weekStart: 1,
  clock: (time) => time,
  beforeTime: ', ',
  betweenTimes: '–',
  betweenSentences: ' ',
  brackets: [' (', ')'],
  point: '.',
  group: ',',
  units: { metres: '\u00a0m', kilometres: '\u00a0km', kilobytes: '\u00a0kB', megabytes: '\u00a0MB' },
  dollars: 'US$\u00a0#',
  greatDollars: [
    { size: 10_000_000, one: 'US$\u00a0#\u00a0billion', several: 'US$\u00a0#\u00a0billion' },
    { size: 10_000, one: 'US$\u00a0#\u00a0million', several: 'US$\u00a0#\u00a0million' },
  ],
  roughly: ({ digits, code }) => `≈ ${digits}\u00a0${code}`,
};
