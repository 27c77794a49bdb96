import { type Insertable, sql } from 'kysely';
import type { ExchangeRateTable } from '#db/schema/tables.gen.ts';
import { venueDay } from '#platform/clock/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import type { ReadRate } from './import-report.ts';

/** Rows of a statement: each has six values, and PostgreSQL takes 65,535. */
const atOnce = 2000;

/**
 * Writes rates, the newest of a currency and day for that day; one that is older than what is known changes nothing.
 * @returns how many were new, or changed what was known
 */
export async function writeRates(tx: Tx, source: string, rates: readonly ReadRate[]): Promise<number> {
  const newest = new Map<string, ReadRate>();
  for (const rate of rates) {
    const key = `${rate.currency} ${venueDay(rate.updatedAt)}`;
    const other = newest.get(key);
    if (!other || other.updatedAt < rate.updatedAt) newest.set(key, rate);
  }
  const rows = [...newest.values()].map(({ currency, spotPurchase, cashSettlement, updatedAt }) => ({
    currency,
    day: venueDay(updatedAt),
    spot_purchase: spotPurchase,
    cash_settlement: cashSettlement,
    updated_at: updatedAt,
    source,
  }));
  let written = 0;
  for (let i = 0; i < rows.length; i += atOnce) {
    const { rows: done } = await upsert(rows.slice(i, i + atOnce)).execute(tx);
    written += done.length;
  }
  return written;
}

type Row = Insertable<ExchangeRateTable>;

/** Writes rows of different keys; what is the same, or older than what is known, is not written. */
function upsert(rows: readonly Row[]) {
  const values = rows.map(
    (row) => sql`(${row.currency}::char(3), ${row.day}::date, ${row.spot_purchase}::numeric,
      ${row.cash_settlement}::numeric, ${row.updated_at}::timestamptz, ${row.source}::text)`,
  );
  return sql`
    insert into exchange_rate as known (currency, day, spot_purchase, cash_settlement, updated_at, source)
    values ${sql.join(values)}
    on conflict (currency, day) do update set
      spot_purchase = excluded.spot_purchase, cash_settlement = excluded.cash_settlement,
      updated_at = excluded.updated_at, source = excluded.source
    where known.updated_at <= excluded.updated_at
      and (known.spot_purchase, known.cash_settlement, known.updated_at, known.source) is distinct from
        (excluded.spot_purchase, excluded.cash_settlement, excluded.updated_at, excluded.source)
    returning known.currency`;
}
