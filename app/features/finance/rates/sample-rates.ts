import { venueOffset } from '#platform/clock/clock.ts';
import type { ReadRate } from './import-report.ts';

/** The source of rates that are made up. */
export const sampleSource = 'sample';

/** How many days of samples there are, today's among them: those of the chart. */
export const sampleDays = 91;

interface Sample {
  /** Ten-thousandths of a yuan for 100 units: about what it was in 2025. */
  middle: bigint;
  /** How far it swings, in millionths. */
  swing: bigint;
  /** Days from one height to the next. */
  period: bigint;
  /** Notes are bought too. */
  cash?: true;
}

const samples: Record<string, Sample> = {
  USD: { middle: 7_105_000n, swing: 9_000n, period: 71n, cash: true },
  EUR: { middle: 8_232_000n, swing: 14_000n, period: 83n, cash: true },
  GBP: { middle: 9_346_000n, swing: 15_000n, period: 67n, cash: true },
  HKD: { middle: 912_900n, swing: 8_000n, period: 71n, cash: true },
  ZAR: { middle: 411_800n, swing: 31_000n, period: 59n, cash: true },
  NGN: { middle: 4_920n, swing: 26_000n, period: 97n },
  KES: { middle: 54_940n, swing: 6_000n, period: 89n, cash: true },
  EGP: { middle: 150_100n, swing: 18_000n, period: 79n, cash: true },
  MAD: { middle: 768_200n, swing: 11_000n, period: 73n, cash: true },
  DZD: { middle: 54_600n, swing: 9_000n, period: 101n },
  TND: { middle: 2_412_000n, swing: 12_000n, period: 61n },
  GHS: { middle: 645_300n, swing: 41_000n, period: 91n },
  XOF: { middle: 12_549n, swing: 14_000n, period: 83n },
  XAF: { middle: 12_549n, swing: 14_000n, period: 83n },
  ETB: { middle: 46_200n, swing: 22_000n, period: 107n },
  TZS: { middle: 2_891n, swing: 19_000n, period: 63n },
  UGX: { middle: 1_972n, swing: 12_000n, period: 77n },
  ZMW: { middle: 314_400n, swing: 38_000n, period: 69n },
  MWK: { middle: 4_093n, swing: 5_000n, period: 93n },
  NAD: { middle: 411_800n, swing: 31_000n, period: 59n, cash: true },
};

const dayLength = 86_400_000;

/** Made-up rates of one day (`YYYY-MM-DD`): the same whenever they are made. */
export function sampleRates(day: string): ReadRate[] {
  const number = BigInt(Date.parse(day) / dayLength);
  const updatedAt = new Date(`${day}T10:00:00${venueOffset}`);
  return Object.entries(samples).map(([currency, { middle, swing, period, cash }]) => {
    const millionths = 1_000_000n + wave(number, period, swing) + jitter(number, period, swing);
    const rate = (middle * millionths) / 1_000_000n;
    return {
      currency,
      spotPurchase: decimal(rate),
      cashSettlement: cash ? decimal((rate * 992n) / 1000n) : null,
      updatedAt,
    };
  });
}

/** Up and down in straight lines, from -swing to +swing. */
function wave(day: bigint, period: bigint, swing: bigint): bigint {
  const place = day % period;
  const half = period / 2n;
  const height = place < half ? place : period - place;
  return (height * 4n * swing) / period - swing;
}

/** What a day differs from the one before, without a rule that shows. */
function jitter(day: bigint, seed: bigint, swing: bigint): bigint {
  const mixed = (day * 2_654_435_761n + seed * 40_503n) % 4_294_967_296n;
  return ((mixed >> 8n) % (swing / 4n)) - swing / 8n;
}

function decimal(tenThousandths: bigint): string {
  return `${tenThousandths / 10_000n}.${String(tenThousandths % 10_000n).padStart(4, '0')}`;
}
