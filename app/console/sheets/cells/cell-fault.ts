/** Why a cell cannot be taken. */
export type CellFault =
  /** The spreadsheet has shortened a long number: its last digits are gone. */
  | { why: 'longNumber' }
  /** A formula failed. */
  | { why: 'failed'; error: string }
  | { why: 'whole' | 'decimal' | 'day' | 'moment' | 'time' | 'flag' | 'ids' }
  /** Day and month cannot be told apart. */
  | { why: 'eitherDay' }
  | { why: 'shortYear' }
  /** None of those that may be chosen. */
  | { why: 'choice'; some: readonly string[] }
  | { why: 'country' | 'industry' }
  /** A phone number without its plus sign and country code. */
  | { why: 'plus' }
  /** Leading zeros are gone: with them it would be right. */
  | { why: 'zeros'; with: string }
  | { why: 'thing'; kind: string }
  /** It is there, but readers have never seen it: nothing can refer to it. */
  | { why: 'unpublished'; kind: string }
  /** Columns of one list have more or fewer lines. */
  | { why: 'lines'; other: string };

/** What a cell says: the value of its field, or why it says none. */
export type Reading = { value: unknown } | { fault: CellFault };
