import { useLocale } from '#platform/i18n/use-locale.ts';
import { formatDay } from '#ui/dates.ts';
import css from './day-block.module.css';

/**
 * A date split into year, month and day (specification 3), the day large. It reads as a date: `12 June 2025`,
 * `2025年6月12日`.
 */
export function DayBlock({ iso }: { iso: string }) {
  const locale = useLocale();
  const written = formatDay(iso, locale);
  const parts = locale === 'zh-CN' ? written.split(/(?<=[年月])/) : written.split(' ');
  const day = locale === 'zh-CN' ? parts.length - 1 : 0;
  return (
    <time dateTime={iso} className={css.block}>
      {parts.map((part, i) => (
        <span key={part} className={i === day ? css.day : undefined}>
          {i > 0 && locale !== 'zh-CN' ? ` ${part}` : part}
        </span>
      ))}
    </time>
  );
}
