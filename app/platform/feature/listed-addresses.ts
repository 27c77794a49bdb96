import type { Database } from '../db/database.ts';

/** A page that search engines are told of. */
export interface ListedAddress {
  /** Its canonical address, without language prefix. */
  path: string;
  /** When its content last changed, where that is known. */
  changed?: Date;
}

/** The pages of a feature, for the sitemap: only those that list themselves (no `unlisted`, no later page of a list). */
export interface AddressList {
  /** Cache tag of the things below. */
  tag: string;
  /** Pages that are always there. */
  fixed: readonly string[];
  /** Pages of things, read by ranges of their keys so that each reading costs the same, however many there are. */
  things: readonly ThingAddresses[];
}

/** Pages of one kind of thing with a whole number as key. */
export interface ThingAddresses {
  /** The highest key there is; 0 where there is nothing. */
  highest(db: Database): Promise<number>;
  /** The pages of the keys from `from` to `to`, both included, that are to be seen at a moment. */
  between(db: Database, range: { from: number; to: number; now: Date }): Promise<ListedAddress[]>;
}
