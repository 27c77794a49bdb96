import type { Locale } from '#platform/i18n/locale.ts';

/** A calendar day at the venue. */
interface Day {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
}

const months = {
  'en-US': 'January February March April May June July August September October November December'.split(' '),
  'fr-FR': 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
};

const shortMonths = {
  'en-US': months['en-US'].map((month) => month.slice(0, 3)),
  'fr-FR': 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'.split(' '),
};

/** Changsha's distance from UTC in milliseconds; it has no summer time. */
const venueOffset = 8 * 3_600_000;

/**
 * Reads `YYYY-MM-DD`, the site's `YYYY-MM-DDTHH:mm:ss+08:00`, or any other ISO 8601 moment as a day and time at the venue.
 * Written out here, as `Intl` words dates differently in Node and in browsers, and a page must hydrate to the same text.
 */
function readMoment(iso: string): Day & { time: string } {
  const elsewhere = /[T ].*(?:Z|[+-]\d\d:?\d\d)$/.test(iso) && !/\+08:?00$/.test(iso);
  const written = elsewhere ? new Date(Date.parse(iso) + venueOffset).toISOString() : iso;
  const [year = 0, month = 1, day = 1] = written.slice(0, 10).split('-').map(Number);
  return { year, month, day, time: written.slice(11, 16) };
}

function frenchDay(day: number): string {
  return day === 1 ? '1er' : String(day);
}

/**
 * A day as the reader's language writes it: `14 June 2025`, `2025年6月14日`, `14 juin 2025`.
 * @param iso a day or moment in ISO 8601; moments are shown in venue time
 */
export function formatDay(iso: string, locale: Locale): string {
  const { year, month, day } = readMoment(iso);
  if (locale === 'zh-CN') return `${year}年${month}月${day}日`;
  if (locale === 'fr-FR') return `${frenchDay(day)} ${months['fr-FR'][month - 1]} ${year}`;
  return `${day} ${months['en-US'][month - 1]} ${year}`;
}

/** The same in short, where the year is known: `14 Jun`, `6月14日`, `14 juin`. */
export function formatShortDay(iso: string, locale: Locale): string {
  const { month, day } = readMoment(iso);
  if (locale === 'zh-CN') return `${month}月${day}日`;
  if (locale === 'fr-FR') return `${frenchDay(day)} ${shortMonths['fr-FR'][month - 1]}`;
  return `${day} ${shortMonths['en-US'][month - 1]}`;
}

/** Day and time at the venue: `14 June 2025, 09:30`, `2025年6月14日 09:30`, `14 juin 2025, 9 h 30`. */
export function formatMoment(iso: string, locale: Locale): string {
  return `${formatDay(iso, locale)}${locale === 'zh-CN' ? ' ' : ', '}${formatTime(iso, locale)}`;
}

/** Time of day at the venue: `09:30`, in French `9 h 30`. */
export function formatTime(iso: string, locale: Locale): string {
  return formatClock(readMoment(iso).time, locale);
}

/** A time of day that is written `09:30`, in the reader's way. */
export function formatClock(time: string, locale: Locale): string {
  if (locale !== 'fr-FR') return time;
  const [hours, minutes] = time.split(':');
  return `${Number(hours)}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`;
}

const weekdays: Record<Locale, string[]> = {
  'zh-CN': ['星期日', '星期一', '星期二', '星期三', '星期四', '星期五', '星期六'],
  'en-US': 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
  'fr-FR': 'dimanche lundi mardi mercredi jeudi vendredi samedi'.split(' '),
};

/** A day with its day of the week: `Saturday 14 June 2025`, `2025年6月14日（星期六）`, `samedi 14 juin 2025`. */
export function formatWeekday(iso: string, locale: Locale): string {
  return withWeekday(formatDay(iso, locale), iso, locale);
}

/** The same where the year is known: `Saturday 14 June`, `6月14日（星期六）`, `samedi 14 juin`. */
export function formatWeekdayOfYear(iso: string, locale: Locale): string {
  const { month, day } = readMoment(iso);
  if (locale === 'zh-CN') return withWeekday(formatShortDay(iso, locale), iso, locale);
  return withWeekday(`${locale === 'fr-FR' ? frenchDay(day) : day} ${months[locale][month - 1]}`, iso, locale);
}

function withWeekday(written: string, iso: string, locale: Locale): string {
  const { year, month, day } = readMoment(iso);
  const weekday = weekdays[locale][new Date(Date.UTC(year, month - 1, day)).getUTCDay()];
  return locale === 'zh-CN' ? `${written}（${weekday}）` : `${weekday} ${written}`;
}

/**
 * Two days and what lies between: `12–15 June 2025`, `2025年6月12日至15日`, `12-15 juin 2025`; what both share is said once.
 * @param from the first day, `YYYY-MM-DD`
 * @param to the last day, not before the first
 */
export function formatDays(from: string, to: string, locale: Locale): string {
  const first = readMoment(from);
  const last = readMoment(to);
  const sameYear = first.year === last.year;
  const sameMonth = sameYear && first.month === last.month;
  if (sameMonth && first.day === last.day) return formatDay(from, locale);
  if (locale === 'zh-CN') {
    const end = `${sameYear ? '' : `${last.year}年`}${sameMonth ? '' : `${last.month}月`}${last.day}日`;
    return `${formatDay(from, locale)}至${end}`;
  }
  const ordinal = (day: number) => (locale === 'fr-FR' ? frenchDay(day) : String(day));
  const month = sameMonth ? '' : ` ${months[locale][first.month - 1]}`;
  const year = sameYear ? '' : ` ${first.year}`;
  const dash = sameMonth ? (locale === 'fr-FR' ? '-' : '–') : ' – ';
  return `${ordinal(first.day)}${month}${year}${dash}${formatDay(to, locale)}`;
}
