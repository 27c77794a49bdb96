import { useLingui } from '@lingui/react/macro';
import { useLocale } from '#platform/i18n/use-locale.ts';
import page from '#ui/console/page/page.module.css';
import { formatShortDay } from '#ui/dates/dates.ts';

/** Until which day something is to be written. @param day `YYYY-MM-DD`, as `today` */
export function Due({ day, today }: { day: string; today: string }) {
  const { t } = useLingui();
  const locale = useLocale();
  const written = formatShortDay(day, locale);
  if (day < today) return <span className={page.late}>{t`overdue since ${written}`}</span>;
  return <span>{day === today ? t`today` : written}</span>;
}
