import { convert, currencyOfCountry, isStale, latestRates, wholeUnits } from '#features/finance/index.server.ts';
import { venueIso } from '#platform/clock/clock.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { namesIn } from '#platform/i18n/fixed-words.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { writtenDecimal } from '#platform/i18n/numbers.ts';
import { writingOf } from '#platform/i18n/writing-of.ts';
import type { Hundredths } from './amount.ts';

/** What a project comes to in other money, by which rates. */
export interface ProjectMoney {
  /** In the reader's way of writing: `≈ 24,915,800 CNY`, `约2491.6万元人民币`. */
  amounts: string[];
  /** ISO 8601, venue time. */
  asOf: string;
  source: string;
  isSample: boolean;
  isStale: boolean;
}

/** Cents to a hundredth of ten-thousand dollars. */
const centsOfHundredth = 10_000n;

/** An amount in yuan and in the currency of a country, as far as there are rates; undefined where there are none. */
export async function moneyOf(
  { db, locale, clock }: Pick<SiteContext, 'db' | 'locale' | 'clock'>,
  { amount, region }: { amount: Hundredths; region: string },
): Promise<ProjectMoney | undefined> {
  const { rates, source, asOf } = await latestRates(db);
  const cents = BigInt(amount) * centsOfHundredth;
  const local = currencyOfCountry(region);
  const currencies = new Set(['CNY', ...(local && local !== 'USD' ? [local] : [])]);
  // An amount that was converted is not known to the cent.
  const amounts = [...currencies].flatMap((currency) => {
    const converted = convert(cents, 'USD', currency, rates);
    return converted === undefined ? [] : [roughly(wholeUnits(converted, currency), currency, locale)];
  });
  if (amounts.length === 0 || asOf === null) return undefined;
  const used = rates.filter(({ currency }) => currency === 'USD' || currency === local);
  const oldest = new Date(Math.min(asOf.getTime(), ...used.map(({ updatedAt }) => updatedAt.getTime())));
  return {
    amounts,
    asOf: venueIso(oldest),
    source,
    isSample: used.some((rate) => rate.source === 'sample'),
    isStale: isStale(oldest, clock.now()),
  };
}

function roughly(units: bigint, code: string, locale: Locale): string {
  const names: Record<string, string> = namesIn(locale).currencies;
  const digits = writtenDecimal(String(units), locale);
  return writingOf(locale).roughly({ units: Number(units), digits, code, name: names[code] ?? code });
}
