import { useLocale } from '#platform/i18n/use-locale.ts';
import { formatClock, formatMoment } from '#ui/dates/dates.ts';
import type { PlacedTime } from '../meetings/places.server.ts';
import css from './talk.module.css';

interface PlacedTimesProps {
  /** The moment in ISO 8601. */
  iso: string;
  times: readonly PlacedTime[];
}

/** A moment as clocks show it where people are: each with its place, for a time without one says nothing. */
export function PlacedTimes({ iso, times }: PlacedTimesProps) {
  const locale = useLocale();
  const [first] = times;
  return (
    <time dateTime={iso} className={css.times}>
      {times.map(({ wall, zone, place }) => {
        const [day, clock = ''] = wall.split('T');
        const isSameDay = first?.wall.startsWith(day ?? '') && first.zone !== zone;
        const text = isSameDay ? formatClock(clock, locale) : formatMoment(wall, locale);
        return (
          <span key={zone}>
            {text} <span className={css.place}>{place}</span>
          </span>
        );
      })}
    </time>
  );
}
