import type { Settings } from '../config/settings.ts';
import type { Tx } from '../db/database.ts';
import type { LookupKeys } from './lookup.ts';

/** What a hash is made anew with: it is made from what is sealed. */
export type RotationKeys = LookupKeys & Pick<Settings, 'PII_KEY'>;

/** A column of hashes by which people are found (`lookupHashes`). `server/keys/lookup-columns.ts` lists those there are. */
export interface LookupColumn {
  table: string;
  column: string;
  /** Nothing says of whom it is, so it cannot be made anew: its rows go with the key. */
  goesWithKey?: true;
  /** How a hash is made anew; left out where it goes with another column's, or with its key. */
  anew?: {
    /** The table's key. */
    key: string;
    keyType: 'text' | 'bigint' | 'bytea';
    /** What of a row the hash is made from: a sealed column, and plain ones. */
    sealed: string;
    plain?: readonly string[];
    hash: (settings: RotationKeys, sealed: Buffer, plain: string[]) => Buffer;
    /** Changes what else has the hash, in the same transaction. */
    alongside?: (tx: Tx, changes: readonly LookupChange[]) => Promise<void>;
  };
}

/** A hash that is made anew. */
export interface LookupChange {
  /** The row's key, as text. */
  key: string;
  before: Buffer;
  after: Buffer;
}
