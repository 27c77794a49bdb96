import { useLingui } from '@lingui/react/macro';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { formatShortDay, formatTime, formatWeekdayOfYear } from '#ui/dates/dates.ts';
import type { EventCard } from '../programme.ts';
import css from './event-moved.module.css';

/** That an event is elsewhere or at another time than it was, and since when; nothing where it is where it was. */
export function EventMoved({ event }: { event: Pick<EventCard, 'start' | 'end' | 'room' | 'moved'> }) {
  const { t } = useLingui();
  const locale = useLocale();
  const where = useWhere(event);
  if (!event.moved) return null;
  const { at, today } = event.moved;
  const day = formatShortDay(at, locale);
  return (
    <p className={css.moved}>
      {where} · <time dateTime={at}>{today ? t`changed today` : t`changed on ${day}`}</time>
    </p>
  );
}

/** Where and when it is now, as far as that is another place or time. */
function useWhere({ start, end, room, moved }: Pick<EventCard, 'start' | 'end' | 'room' | 'moved'>): string {
  const { t } = useLingui();
  const locale = useLocale();
  const parts = moved?.parts ?? [];
  const [day, begins, ends] = [formatWeekdayOfYear(start, locale), formatTime(start, locale), formatTime(end, locale)];
  if (parts.includes('day')) return t`Moved to ${day}, ${begins}, ${room}`;
  if (parts.includes('room') || parts.includes('start')) return t`Moved to ${room}, ${begins}`;
  return t`Now ends at ${ends}`;
}
