import { expect, test } from 'vitest';
import { workingDaysBefore } from './working-days.ts';

/** Monday 16 November 2026 and the days around it, at the venue. */
const at = (day: string, time: string) => new Date(`2026-11-${day}T${time}+08:00`);

test.each<[asked: string, now: Date, days: number, then: Date]>([
  ['within a week', at('20', '10:00'), 3, at('17', '10:00')],
  ['over a weekend', at('18', '10:00'), 3, at('13', '10:00')],
  ['from Monday morning', at('16', '00:00'), 1, at('13', '00:00')],
  ['on a Saturday, as at the end of Friday', at('14', '15:00'), 3, at('11', '00:00')],
  ['on a Sunday, the same', at('15', '23:59'), 3, at('11', '00:00')],
  ['by the days of the venue, which are ahead of UTC', at('16', '03:00'), 1, at('13', '03:00')],
  ['more than a week', at('18', '10:00'), 8, at('06', '10:00')],
])('working days before a moment: %s', (_, now, days, then) => {
  expect(workingDaysBefore(now, days)).toEqual(then);
});
