import { useLocale } from '#platform/i18n/use-locale.ts';
import { writingOf } from '#platform/i18n/writing-of.ts';
import { formatTime } from '#ui/dates/dates.ts';

interface EventTimeProps {
  /** ISO 8601 with the venue's offset. */
  start: string;
  end: string;
  className?: string | undefined;
}

/** From when to when, at the venue: `09:30–11:00`, in French `9 h 30 – 11 h`. */
export function EventTime({ start, end, className }: EventTimeProps) {
  const locale = useLocale();
  return (
    <span className={className}>
      <time dateTime={start}>{formatTime(start, locale)}</time>
      {writingOf(locale).betweenTimes}
      <time dateTime={end}>{formatTime(end, locale)}</time>
    </span>
  );
}
