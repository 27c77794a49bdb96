import { useLingui } from '@lingui/react/macro';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { Panel, ShortFacts } from '#ui/console/page/panel.tsx';
import { formatClock, formatMoment } from '#ui/dates/dates.ts';
import type { DayStand } from '../board/board.ts';
import { DayStateWord } from './day-state.tsx';

/** A day in figures. */
export function DayFigures({ day }: { day: DayStand }) {
  const { t } = useLingui();
  const locale = useLocale();
  const count = (figure: number) => figure.toLocaleString(locale);
  const { state, capacity, sold, held, free, bookings, waiting, opensAt, opens, closes } = day;
  const hours = `${formatClock(opens, locale)}–${formatClock(closes, locale)}`;
  return (
    <Panel title={t`Figures`}>
      <ShortFacts
        facts={[
          { name: t({ message: 'State', context: 'column' }), value: <DayStateWord of={state} /> },
          { name: t`Places`, value: count(capacity) },
          { name: t`Reserved`, value: count(sold) },
          { name: t({ message: 'Held', context: 'places' }), value: count(held) },
          { name: t({ message: 'Free', context: 'places' }), value: count(free) },
          { name: t`Bookings`, value: count(bookings) },
          { name: t({ message: 'Waiting', context: 'groups' }), value: count(waiting) },
          { name: t`Booking opens`, value: opensAt ? formatMoment(opensAt, locale) : '–' },
          { name: t`Opening hours`, value: hours },
        ]}
      />
    </Panel>
  );
}
