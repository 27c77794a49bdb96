import { useLingui } from '@lingui/react/macro';
import type { Locale } from '#platform/i18n/locale.ts';
import { SectionNav } from '#shell/section-nav.tsx';
import { formatWeekdayOfYear } from '#ui/dates.ts';
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
  const { t, i18n } = useLingui();
  const each = days.map(({ day }) => ({
    to: programmeHref({ ...choice, day }),
    name: formatWeekdayOfYear(day, i18n.locale as Locale),
    current: day === current,
  }));
  const all = { to: programmeHref({ ...choice, day: 'all' }), name: t`All days`, current: current === 'all' };
  const mine = { to: mineHref, name: t`My programme`, current: current === 'mine' };
  return <SectionNav label={t`Days of the programme`} items={[...each, all, mine]} />;
}
