/** A rate as the table shows it: yuan for 100 units. */
export interface RateRow {
  /** ISO 4217. */
  currency: string;
  name: string;
  /** Decimal strings; the second is null where the source has none. */
  spotPurchase: string;
  cashSettlement: string | null;
  /** ISO 8601. */
  updatedAt: string;
  isStale: boolean;
}

/** A rate of one day. */
export interface DayRate {
  /** `YYYY-MM-DD`. */
  day: string;
  spotPurchase: string;
}
