import type { ReactNode } from 'react';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { writingOf } from '#platform/i18n/writing-of.ts';
import { formatMonth } from '../dates/dates.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import css from './month-table.module.css';
import { weeksOf } from './weeks.ts';

interface MonthTableProps {
  /** `YYYY-MM`. */
  month: string;
  /** Weeks that end before this day are left out: nobody chooses what is over. */
  from: string;
  /** What stands in a day's place. */
  children: (date: string) => ReactNode;
}

/**
 * A month as a table: a column for each day of the week, which begins as the reader's language has it. Where text is so large
 * that seven columns do not stand beside each other, the days stand below one another.
 */
export function MonthTable({ month, from, children }: MonthTableProps) {
  const locale = useLocale();
  const { weekdays, weekStart } = writingOf(locale);
  const columns = [...weekdays.slice(weekStart), ...weekdays.slice(0, weekStart)];
  const weeks = weeksOf(month, weekStart).filter((week) => week.some((date) => date && date >= from));
  return (
    <table className={css.month}>
      <caption>{formatMonth(month, locale)}</caption>
      <thead>
        <tr>
          {columns.map(({ short, long }) => (
            <th key={long} scope="col">
              <span aria-hidden="true">{short}</span>
              <VisuallyHidden>{long}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find(Boolean)}>
            {/* A place without a day has no key of its own but where it stands. */}
            {week.map((date, i) => (
              <td key={date ?? i}>{date && children(date)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
