import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { formatClock, formatWeekday, formatWeekdayOfYear } from '#ui/dates/dates.ts';
import type { Day } from '../reservations.ts';

/** How days are said. */
export function useDayWords() {
  const { t } = useLingui();
  const locale = useLocale();
  return {
    /** `Saturday 14 June 2025`. */
    date: (date: string) => formatWeekday(date, locale),
    /** Without the year, for days that are near: `Saturday 14 June`. */
    shortDate: (date: string) => formatWeekdayOfYear(date, locale),
    hours({ opens, closes }: Pick<Day, 'opens' | 'closes'>) {
      const from = formatClock(opens, locale);
      const to = formatClock(closes, locale);
      return t`${from} to ${to}, Beijing time`;
    },
    places: (remaining: number) =>
      remaining > 0 ? t`${plural(remaining, { one: '# place left', other: '# places left' })}` : t`Full`,
    /** The same in a line that is short of room. */
    left: (remaining: number) =>
      remaining > 0 ? t`${plural(remaining, { one: '# left', other: '# left' })}` : t`Full`,
    visitors: (count: number) => t`${plural(count, { one: '# visitor', other: '# visitors' })}`,
  };
}
