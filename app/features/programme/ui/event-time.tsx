import { useLingui } from '@lingui/react';
import type { Locale } from '#platform/i18n/locale.ts';
import { formatTime } from '#ui/dates.ts';

interface EventTimeProps {
  /** ISO 8601 with the venue's offset. */
  start: string;
  end: string;
  className?: string | undefined;
}

/** From when to when, at the venue: `09:30–11:00`, in French `9 h 30 – 11 h`. */
export function EventTime({ start, end, className }: EventTimeProps) {
  const { i18n } = useLingui();
  const locale = i18n.locale as Locale;
  return (
    <span className={className}>
      <time dateTime={start}>{formatTime(start, locale)}</time>
      {locale === 'fr-FR' ? ' – ' : '–'}
      <time dateTime={end}>{formatTime(end, locale)}</time>
    </span>
  );
}
