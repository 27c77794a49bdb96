import type { Locale } from '#platform/i18n/locale.ts';
import { writtenDecimal } from '#platform/i18n/numbers.ts';
import { writingOf } from '#platform/i18n/writing-of.ts';

/** An amount of money as the database keeps it: a whole number of hundredths of ten-thousand US dollars. Never a float. */
export type Hundredths = number;

const dollarsOfHundredth = 100;

/** Reads ten-thousand US dollars as they are handed in, `350` or `12.5`: digits only, no arithmetic with fractions. */
export function hundredthsOf(amount: string): Hundredths {
  const [whole = '', fraction = ''] = amount.split('.');
  return Number(`${whole}${fraction.padEnd(2, '0').slice(0, 2)}`);
}

/** Ten-thousand US dollars as a decimal string: `350`, `12.5`. */
export function tenThousands(amount: Hundredths): string {
  return decimal(amount, 100);
}

/** Below two. @param value a decimal string */
const isOne = (value: string) => /^[01](\.|$)/.test(value);

/** Most digits after the point of a great number; what needs more is written in the next smaller one. */
const digitsShown = 3;

/** An amount in the reader's way of writing, exact: `350万美元`, `US$ 3.5 million`, `3,5 millions de dollars US`. */
export function readableAmount(amount: Hundredths, locale: Locale): string {
  const { dollars, greatDollars } = writingOf(locale);
  const fits = greatDollars.find(
    ({ size }) => amount >= size && (decimal(amount, size).split('.')[1] ?? '').length <= digitsShown,
  );
  if (!fits) return dollars.replace('#', writtenDecimal(String(amount * dollarsOfHundredth), locale));
  const value = decimal(amount, fits.size);
  return (isOne(value) ? fits.one : fits.several).replace('#', writtenDecimal(value, locale, fits.group));
}

/** A whole number divided by a power of ten, exactly and without zeros at its end. */
function decimal(amount: number, size: number): string {
  const places = String(size).length - 1;
  const digits = String(amount).padStart(places + 1, '0');
  const fraction = digits.slice(-places).replace(/0+$/, '');
  return digits.slice(0, -places) + (fraction && `.${fraction}`);
}
