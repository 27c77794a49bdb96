import type { Locale } from '#platform/i18n/locale.ts';
import { writingOf } from '#platform/i18n/writing-of.ts';

/** What is typed between thousands: any space where a language writes one, or its mark. */
function groupMarks(group: string): RegExp {
  return new RegExp(`${/\s/.test(group) ? '\\s' : `[${group}]`}(?=\\d{3}(?!\\d))`, 'g');
}

/**
 * Reads ten-thousands of US dollars as somebody typed them in their language: `1,234.5`, in French `1 234,5`; full-width
 * digits too. What another language would read otherwise is not guessed at: `1,5` is a number in French alone.
 * @returns a decimal string without group marks: `1234.5`; undefined where it is no such number
 */
export function readTypedAmount(typed: string, locale: Locale): string | undefined {
  const { group, point } = writingOf(locale);
  const plain = typed.normalize('NFKC').trim().replace(groupMarks(group), '');
  const number = plain.replace(point, '.');
  return /^\d{1,9}(\.\d{1,2})?$/.test(number) ? number.replace(/^0+(?=\d)/, '') : undefined;
}

/** A decimal string as it is typed in a language, for a field: `1234.5`, in French `1234,5`. Anything else stays. */
export function amountForTyping(decimal: string, locale: Locale): string {
  return /^\d+\.\d+$/.test(decimal) ? decimal.replace('.', writingOf(locale).point) : decimal;
}
