import type { Locale } from '#platform/i18n/locale.ts';
import { writtenDecimal } from '#platform/i18n/numbers.ts';
import { writingOf } from '#platform/i18n/writing-of.ts';
import { divided } from './convert.ts';
import { currencyOf } from './currencies.ts';

/** Smallest units of a currency as a decimal string with all its digits: 123450 cents are `1234.50`. */
export function decimalOf(amount: bigint, currency: string): string {
  const digits = currencyOf(currency)?.digits ?? 2;
  const sign = amount < 0n ? '-' : '';
  const all = String(amount < 0n ? -amount : amount).padStart(digits + 1, '0');
  return digits === 0 ? sign + all : `${sign}${all.slice(0, -digits)}.${all.slice(-digits)}`;
}

/** An amount of money in the reader's way of writing: `1,234.50 KES`, `1 234,50 KES`. @param amount in smallest units */
export function writtenMoney(amount: bigint, currency: string, locale: Locale): string {
  return `${writtenDecimal(decimalOf(amount, currency), locale)}\u00a0${currency}`;
}

/**
 * Whole units of a currency, for an amount that is not known to the cent: the nearest ones, a half away from zero.
 * @param amount in smallest units
 */
export function wholeUnits(amount: bigint, currency: string): bigint {
  return divided(amount, 10n ** BigInt(currencyOf(currency)?.digits ?? 2));
}

/** Most digits before the point that an amount may be typed with. */
const wholeMost = 15;

/**
 * Reads an amount as readers of a language type it: `1,234.50`, `1 234,5`, with full-width digits too. A comma before one or
 * two digits at the end is a point in every language.
 * @returns smallest units of the currency, digits beyond them left out; undefined where it is no amount
 */
export function readAmount(typed: string, currency: string, locale: Locale): bigint | undefined {
  const plain = typed.normalize('NFKC').replace(/[\s'’]/g, '');
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d*))?$/.exec(withPoint(plain, locale)) ?? [];
  if (whole === undefined || whole.length > wholeMost) return undefined;
  const digits = currencyOf(currency)?.digits ?? 2;
  return BigInt(whole + fraction.padEnd(digits, '0').slice(0, digits));
}

/** A number without marks between thousands, its point a point. */
function withPoint(number: string, locale: Locale): string {
  if (/^\d+,\d{1,2}$/.test(number)) return number.replace(',', '.');
  if (writingOf(locale).point === '.')
    return /^\d{1,3}(,\d{3})+(\.|$)/.test(number) ? number.replaceAll(',', '') : number;
  const comma = /^(?:\d+|\d{1,3}(?:\.\d{3})+),\d*$/.test(number);
  return comma ? number.replaceAll('.', '').replace(',', '.') : number;
}
