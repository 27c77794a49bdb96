import { venueDay } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/database.ts';
import type { DayRate } from './rate-table.ts';
import { shortened } from './rates.server.ts';

/** How far back the chart goes. */
export const historyDays = 90;

/** The rates of a currency in the 90 days before its newest one, the oldest first. */
export async function rateHistory(db: Database, currency: string, newest: Date): Promise<DayRate[]> {
  const from = venueDay(new Date(newest.getTime() - historyDays * 86_400_000));
  const rows = await db
    .selectFrom('exchange_rate')
    .select(['day', 'spot_purchase'])
    .where('currency', '=', currency)
    .where('day', '>=', from)
    .orderBy('day')
    .execute();
  return rows.map(({ day, spot_purchase }) => ({ day, spotPurchase: shortened(spot_purchase) }));
}
