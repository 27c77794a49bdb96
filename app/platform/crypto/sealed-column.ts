/** A column whose values are sealed with PII_KEY. `server/keys/sealed-columns.ts` lists those there are. */
export interface SealedColumn {
  table: string;
  /** The table's key. */
  key: string;
  keyType: 'text' | 'bigint' | 'integer' | 'bytea';
  column: string;
  /** What the value of a row was sealed for. */
  purpose: (key: string) => string;
}
