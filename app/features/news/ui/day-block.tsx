import { useLocale } from '#platform/i18n/use-locale.ts';
import { dayParts } from '#ui/dates/dates.ts';
import css from './day-block.module.css';

/**
 * A date split into year, month and day (specification 3), the day large. It reads as a date: `12 June 2025`,
 * `2025年6月12日`.
 */
export function DayBlock({ iso }: { iso: string }) {
  const { parts, day } = dayParts(iso, useLocale());
  return (
    <time dateTime={iso} className={css.block}>
      {parts.map((part, i) => (
        <span key={part} className={i === day ? css.day : undefined}>
          {part}
        </span>
      ))}
    </time>
  );
}
