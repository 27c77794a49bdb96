import type { Locale } from '#platform/i18n/locale.ts';
import { formatWeekday } from '#ui/dates.ts';

/** A day of the programme without its year: `Friday 13 June`, `6月13日（星期五）`, `vendredi 13 juin`. */
export function shortDay(day: string, locale: Locale): string {
  const written = formatWeekday(day, locale);
  return locale === 'zh-CN' ? written.replace(/^\d+年/, '') : written.replace(/ \d+$/, '');
}
