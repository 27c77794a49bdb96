import type { Locale } from '#platform/i18n/locale.ts';
import { type Hundredths, readableAmount } from '../money/amount.ts';

/** How many projects there are of something, and what they come to. */
export interface Counted<What> {
  what: What;
  count: number;
  amount: Hundredths;
}

/** Dollars to a hundredth of ten-thousand dollars. */
const dollarsOfHundredth = 100;

/** An amount in whole dollars, as figures have it: the database keeps whole hundreds of them. */
export function dollarsOf(amount: Hundredths): number {
  return amount * dollarsOfHundredth;
}

/** Whole dollars in the reader's way of writing: `US$ 3.5 million`. */
export function dollarsWritten(dollars: number, locale: Locale): string {
  return readableAmount(Math.round(dollars / dollarsOfHundredth), locale);
}
