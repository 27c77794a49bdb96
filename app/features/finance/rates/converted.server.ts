import { venueIso } from '#platform/clock/clock.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { convert } from './convert.ts';
import type { Asked, Converted } from './converted.ts';
import { currencyOf, yuan } from './currencies.ts';
import { readAmount, writtenMoney } from './money.ts';
import type { LatestRates } from './rates.server.ts';
import { isStale } from './stale.ts';

/** What an address asks the converter for. @throws 404 for a currency that has no rate */
export function readAsked(query: URLSearchParams, { rates }: LatestRates): Asked {
  const code = (name: string, otherwise: string) => {
    const given = query.get(name)?.trim() || otherwise;
    if (given === yuan.code || given === otherwise || rates.some(({ currency }) => currency === given)) return given;
    throw new Refusal(404);
  };
  return {
    amount: (query.get('amount') ?? '').slice(0, 100).trim(),
    from: code('from', 'USD'),
    to: code('to', yuan.code),
  };
}

/** What an amount is worth, with the rates that say so; undefined where none was asked for. */
export function converted(asked: Asked, { rates }: LatestRates, now: Date, locale: Locale): Converted | undefined {
  const { amount: typed, from, to } = asked;
  if (typed === '') return undefined;
  const amount = readAmount(typed, from, locale);
  const result = amount === undefined ? undefined : convert(amount, from, to, rates);
  if (amount === undefined || result === undefined) return { problem: amount === undefined ? 'amount' : 'no-rate' };
  return {
    given: writtenMoney(amount, from, locale),
    result: writtenMoney(result, to, locale),
    by: [from, to].flatMap((code) => {
      const rate = rates.find(({ currency }) => currency === code);
      if (!rate || currencyOf(code) === undefined) return [];
      const { currency, spotPurchase, updatedAt } = rate;
      return [{ currency, spotPurchase, updatedAt: venueIso(updatedAt), isStale: isStale(updatedAt, now) }];
    }),
  };
}
