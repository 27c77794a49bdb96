/** What the converter is asked for, as typed. */
export interface Asked {
  /** Empty: nothing yet. */
  amount: string;
  from: string;
  to: string;
}

/** What an amount is worth, in the reader's way of writing; or why that cannot be said. */
export type Converted =
  | { problem: 'amount' | 'no-rate' }
  | {
      given: string;
      result: string;
      /** The rates that it was counted with: yuan for 100 units. */
      by: { currency: string; spotPurchase: string; updatedAt: string; isStale: boolean }[];
    };
