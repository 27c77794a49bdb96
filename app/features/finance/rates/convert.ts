import { currencyOf, yuan } from './currencies.ts';

/** A rate of a currency: yuan for 100 units of it, as decimal strings. */
export interface Rate {
  currency: string;
  spotPurchase: string;
}

/** Digits after the point of a rate, at most. */
export const rateDigits = 6;

/** A rate as a whole number of millionths of a yuan; undefined for anything but a positive decimal number of at most six digits after the point. */
export function millionthsOf(rate: string): bigint | undefined {
  const [, whole, fraction = ''] = /^(\d{1,9})(?:\.(\d{1,6}))?$/.exec(rate) ?? [];
  if (whole === undefined) return undefined;
  const millionths = BigInt(whole + fraction.padEnd(rateDigits, '0'));
  return millionths > 0n ? millionths : undefined;
}

/** Hundred units of the yuan are a hundred yuan. */
const yuanRate = 100n * 10n ** BigInt(rateDigits);

/**
 * An amount of money in another currency, by way of the yuan. Whole numbers only: nothing is rounded but the result, once,
 * to the nearest smallest unit (a half away from zero).
 * @param amount in smallest units: cents, or francs where there are none
 * @param from, to ISO 4217 codes
 * @returns smallest units of `to`; undefined where there is no rate of one of them
 */
export function convert(amount: bigint, from: string, to: string, rates: readonly Rate[]): bigint | undefined {
  const source = currencyOf(from);
  const target = currencyOf(to);
  const sold = rateOf(from, rates);
  const bought = rateOf(to, rates);
  if (!source || !target || !sold || !bought) return undefined;
  if (from === to) return amount;
  return divided(amount * sold * 10n ** BigInt(target.digits), bought * 10n ** BigInt(source.digits));
}

function rateOf(currency: string, rates: readonly Rate[]): bigint | undefined {
  if (currency === yuan.code) return yuanRate;
  const rate = rates.find((each) => each.currency === currency);
  return rate && millionthsOf(rate.spotPurchase);
}

/** A quotient of whole numbers, rounded to the nearest, a half away from zero. @param divisor positive */
export function divided(number: bigint, divisor: bigint): bigint {
  const half = (number < 0n ? -divisor : divisor) / 2n;
  return (number + half) / divisor;
}
