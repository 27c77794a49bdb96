import { useLingui } from '@lingui/react/macro';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { formatClock } from '#ui/dates/dates.ts';
import type { DayGrid } from './day-grid.server.ts';
import { EventCell } from './event-cell.tsx';
import { clockOf } from './placing.ts';
import css from './programme.module.css';

/** A day by the hour, for a page that is too narrow for its grid: each event leads to its form, by which it is moved. */
export function DayList({ grid: { events, rooms } }: { grid: DayGrid }) {
  const { t } = useLingui();
  const locale = useLocale();
  if (events.length === 0) return <p>{t`No events on this day yet.`}</p>;
  const inTurn = events.toSorted((one, other) => one.from - other.from || one.to - other.to);
  const hours = Map.groupBy(inTurn, ({ from }) => Math.floor(from / 60));
  return [...hours].map(([hour, own]) => (
    <section key={hour} aria-labelledby={`hour-${hour}`} className={css.hour}>
      <h2 id={`hour-${hour}`}>{formatClock(clockOf(hour * 60), locale)}</h2>
      <ul role="list">
        {own.map((event) => (
          <li key={event.id}>
            <EventCell event={event} rooms={rooms} isCurrent={false} isListed />
          </li>
        ))}
      </ul>
    </section>
  ));
}
