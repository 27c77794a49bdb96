import { sql } from 'kysely';
import type { Database, Tx } from '#platform/db/database.ts';
import type { Rate } from './convert.ts';
import { currencies } from './currencies.ts';

/** The newest rate of a currency. */
export interface KnownRate extends Rate {
  /** Null: the source has none. */
  cashSettlement: string | null;
  /** As the source says. */
  updatedAt: Date;
  source: string;
}

/** The newest rates, all in yuan for 100 units. */
export interface LatestRates {
  /** In the order of the table; currencies without a rate are missing. */
  rates: KnownRate[];
  /** Where they come from; several are separated by commas. `sample`: made up for the demonstration. */
  source: string;
  /** Of the newest one; null where there are none. */
  asOf: Date | null;
}

/** The newest rate of every currency. */
export async function latestRates(db: Database | Tx): Promise<LatestRates> {
  const rows = await db
    .selectFrom(
      sql<{ code: string; place: number }>`unnest(${codes}::text[]) with ordinality`.as<'c'>(sql`c(code, place)`),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('exchange_rate')
          .selectAll()
          .whereRef('currency', '=', 'c.code')
          .orderBy('day', 'desc')
          .limit(1)
          .as('rate'),
      (join) => join.onTrue(),
    )
    .select(['rate.currency', 'rate.spot_purchase', 'rate.cash_settlement', 'rate.updated_at', 'rate.source'])
    .orderBy('c.place')
    .execute();
  const rates = rows.map((row) => ({
    currency: row.currency,
    spotPurchase: shortened(row.spot_purchase),
    cashSettlement: row.cash_settlement === null ? null : shortened(row.cash_settlement),
    updatedAt: row.updated_at,
    source: row.source,
  }));
  const newest = rates.reduce((last, { updatedAt }) => Math.max(last, updatedAt.getTime()), 0);
  return {
    rates,
    source: [...new Set(rates.map(({ source }) => source))].join(', '),
    asOf: newest === 0 ? null : new Date(newest),
  };
}

const codes = currencies.map(({ code }) => code);

/** Without the zeros that the column adds; two digits after the point stay. */
export function shortened(rate: string): string {
  return rate.replace(/(\.\d\d\d*?)0+$/, '$1');
}
