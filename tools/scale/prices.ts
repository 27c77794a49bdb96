/** Yuan. Assumptions, and no offer of anybody: put in what your providers ask. */
export const prices = {
  /** A virtual processor with 4 GB for a month. */
  processor: 150,
  /** A processor of a managed PostgreSQL with a standby, for a month. */
  databaseProcessor: 600,
  /** A GB of the database's storage for a month, its backups included. */
  databaseGigabyte: 2.5,
  /** A GB that an edge sends. */
  edgeGigabyte: 0.2,
  /** A GB that the origin sends without an edge. */
  originGigabyte: 0.8,
  smsInChina: 0.045,
  smsAbroad: 0.45,
  mail: 0.002,
};

export type Prices = typeof prices;

/** How codes and notices leave: shares. Assumptions too. */
export const channels = { smsInChina: 0.6, smsAbroad: 0.05, mail: 0.35 };
