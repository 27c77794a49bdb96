import type { Locale } from '#platform/i18n/locale.ts';

/** Between thousands: what each language writes there. */
const groups: Record<Locale, RegExp> = {
  'zh-CN': /,(?=\d{3}(?!\d))/g,
  'en-US': /,(?=\d{3}(?!\d))/g,
  'fr-FR': /[\s\u00a0\u202f](?=\d{3}(?!\d))/g,
};

/**
 * Reads ten-thousands of US dollars as somebody typed them in their language: `1,234.5`, in French `1 234,5`; full-width
 * digits too. What another language would read otherwise is not guessed at: `1,5` is a number in French alone.
 * @returns a decimal string without group marks: `1234.5`; undefined where it is no such number
 */
export function readTypedAmount(typed: string, locale: Locale): string | undefined {
  const plain = typed.normalize('NFKC').trim().replace(groups[locale], '');
  const point = locale === 'fr-FR' ? plain.replace(',', '.') : plain;
  return /^\d{1,9}(\.\d{1,2})?$/.test(point) ? point.replace(/^0+(?=\d)/, '') : undefined;
}

/** A decimal string as it is typed in a language, for a field: `1234.5`, in French `1234,5`. Anything else stays. */
export function amountForTyping(decimal: string, locale: Locale): string {
  return locale === 'fr-FR' && /^\d+\.\d+$/.test(decimal) ? decimal.replace('.', ',') : decimal;
}
