/** A rate as a source gives it, checked. */
export interface ReadRate {
  currency: string;
  /** Yuan for 100 units, decimal strings; the second is null where the source has none. */
  spotPurchase: string;
  cashSettlement: string | null;
  updatedAt: Date;
}

/** Why a row of a source was not taken. */
export type RefusalReason =
  | 'the row cannot be read'
  | 'no currency code of three letters'
  | 'the rate is no positive decimal number of at most six digits after the point'
  | 'the cash rate is no positive decimal number of at most six digits after the point'
  | 'the time is neither ISO 8601 with its offset nor YYYY-MM-DD HH:mm:ss'
  | 'the time lies in the future'
  | 'another row says something else of the same time'
  | 'the day has no rate of the yuan'
  | 'more than three times what is known, or less than a third: is it for 100 units?';

export interface RowRefusal {
  /** From 1, without the head. */
  row: number;
  /** Empty where the row does not say it. */
  currency: string;
  reason: RefusalReason;
}

/** A rate with the row it stood in. */
export interface NumberedRate extends ReadRate {
  row: number;
}

/** What a source says. */
export interface SourceRates {
  /** As the source calls itself; undefined where it does not. */
  publisher?: string | undefined;
  rates: NumberedRate[];
  /** Rows of currencies that the site does not show. */
  leftOut: number;
  refusals: RowRefusal[];
}

/** What became of an import. */
export interface ImportReport {
  source: string;
  /** Rows that were new, or changed what was known. */
  taken: number;
  /** Rows that said what was known, or less new than it. */
  known: number;
  leftOut: number;
  refusals: RowRefusal[];
  /** Why nothing was read at all. */
  failure?: string | undefined;
}

/** A source as a whole is not what it should be; the message says why. */
export class UnreadableSource extends Error {
  override name = 'UnreadableSource';
}
