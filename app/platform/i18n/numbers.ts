import type { Locale } from './locale.ts';
import { writingOf } from './writing-of.ts';

/** A decimal string in the reader's way of writing, no digit added or left out: `1,234.5`, `1 234,5`. */
export function writtenDecimal(decimal: string, locale: Locale, group = writingOf(locale).group): string {
  const { point } = writingOf(locale);
  const [whole = '', fraction] = decimal.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return fraction === undefined ? grouped : `${grouped}${point}${fraction}`;
}
