import { westernDays } from '../../western-days.ts';
import type { Writing } from '../../writing.ts';

export const writing: Writing = {
  ...westernDays({
    months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
    shortMonths: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
    weekdays: 'dimanche lundi mardi mercredi jeudi vendredi samedi',
    shortWeekdays: 'dim. lun. mar. mer. jeu. ven. sam.',
    number: (day) => (day === 1 ? '1er' : String(day)),
  }),
  weekStart: 1,
  clock(time) {
    const [hours, minutes] = time.split(':');
    return `${Number(hours)}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`;
  },
  beforeTime: ', ',
  betweenTimes: '\u00a0–\u00a0',
  betweenSentences: ' ',
  brackets: [' (', ')'],
  point: ',',
  group: '\u202f',
  units: { metres: '\u00a0m', kilometres: '\u00a0km', kilobytes: '\u00a0ko', megabytes: '\u00a0Mo' },
  dollars: '#\u00a0dollars US',
  greatDollars: [
    { size: 10_000_000, one: '#\u00a0milliard de dollars US', several: '#\u00a0milliards de dollars US' },
    { size: 10_000, one: '#\u00a0million de dollars US', several: '#\u00a0millions de dollars US' },
  ],
  roughly: ({ digits, code }) => `≈ ${digits}\u00a0${code}`,
};
