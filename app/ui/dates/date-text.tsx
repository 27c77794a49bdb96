import { useLocale } from '#platform/i18n/use-locale.ts';
import { formatDay, formatMoment } from './dates.ts';

interface DateTextProps {
  /** A day (`2025-06-14`) or a moment in ISO 8601. */
  iso: string;
  /** Show the time too, in venue time. */
  time?: boolean;
  className?: string;
}

/** A date in the reader's own way of writing, for people and for machines. */
export function DateText({ iso, time, className }: DateTextProps) {
  const locale = useLocale();
  return (
    <time dateTime={iso} className={className}>
      {time ? formatMoment(iso, locale) : formatDay(iso, locale)}
    </time>
  );
}
