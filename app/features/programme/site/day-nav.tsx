import { useLingui } from '@lingui/react/macro';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { SectionNav } from '#shell/section-nav.tsx';
import { formatWeekdayOfYear } from '#ui/dates/dates.ts';
import { type Choice, mineHref, type ProgrammeDay, programmeHref } from '../programme.ts';

interface DayNavProps {
  days: ProgrammeDay[];
  /** The day shown, `all`, or `mine`. */
  current: string | undefined;
  /** What else is chosen: it stays chosen on another day. */
  choice?: Pick<Choice, 'kind' | 'topic'>;
}

/** The days of the programme side by side, all of them, and the device's own programme. */
export function DayNav({ days, current, choice = {} }: DayNavProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const each = days.map(({ day }) => ({
    to: programmeHref({ ...choice, day }),
    name: formatWeekdayOfYear(day, locale),
    current: day === current,
  }));
  const all = { to: programmeHref({ ...choice, day: 'all' }), name: t`All days`, current: current === 'all' };
  const mine = { to: mineHref, name: t`My programme`, current: current === 'mine' };
  return <SectionNav label={t`Days of the programme`} items={[...each, all, mine]} />;
}
