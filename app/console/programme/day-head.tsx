import { useLingui } from '@lingui/react/macro';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { ButtonLink } from '#ui/console/controls/button.tsx';
import { ConsoleHead } from '#ui/console/page/console-head.tsx';
import { Tabs } from '#ui/console/page/tabs.tsx';
import { formatShortDay, formatWeekday } from '#ui/dates/dates.ts';
import { kindPath, threadPath } from '../shown/paths.ts';
import type { DayGrid } from './day-grid.server.ts';
import { copyHref, gridHref } from './grid-address.ts';

/** The head of a day: which day of which edition, and what can be done with the whole of it. */
export function DayHead({ grid, mayMove }: { grid: DayGrid; mayMove: boolean }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { day, days, edition, editions, events } = grid;
  const others = editions.length > 1 ? editions : [];
  return (
    <>
      <ConsoleHead
        title={t`Programme`}
        under={
          <>
            {day && formatWeekday(day, locale)} · {t`all times are Beijing time (UTC+8)`}
          </>
        }
      >
        <ButtonLink to={kindPath('event')}>{t`As a list`}</ButtonLink>
        <ButtonLink to={kindPath('bookable')}>{t`Speakers and booths`}</ButtonLink>
        {mayMove && events.length > 0 && (
          <ButtonLink to={copyHref({ from: day, edition })}>{t`Copy this day`}</ButtonLink>
        )}
        {mayMove && (
          <ButtonLink to={threadPath('event', undefined)} look="main" keys="C">
            {t`New event`}
          </ButtonLink>
        )}
      </ConsoleHead>
      {others.length > 0 && (
        <Tabs
          label={t({ message: 'Editions', context: 'of the programme' })}
          tabs={others.map(({ number }) => ({
            name: t`Edition ${number}`,
            to: gridHref({ edition: number }),
            current: number === edition,
          }))}
        />
      )}
      <Tabs
        label={t`Days`}
        tabs={days.map((each) => ({
          name: formatShortDay(each.day, locale),
          to: gridHref({ day: each.day, edition }),
          count: each.count,
          current: each.day === day,
        }))}
      />
    </>
  );
}
