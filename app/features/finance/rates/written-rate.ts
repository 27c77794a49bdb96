import type { Locale } from '#platform/i18n/locale.ts';
import { writtenDecimal } from '#platform/i18n/numbers.ts';

/** A rate in the reader's way of writing, with four digits after the point at least: those of a page have as many. */
export function writtenRate(rate: string, locale: Locale): string {
  const [whole = '', fraction = ''] = rate.split('.');
  return writtenDecimal(`${whole}.${fraction.padEnd(4, '0')}`, locale);
}
